import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { openCookieSettings } from '../../embeds/index.ts'
import { Island } from '../../islands/index.ts'
import { useTexts } from '../../texts/index.ts'
import { type PublicConfiguration, usePreview } from '../../config/index.ts'
import { addressOf, inPreview } from '../../urls/index.ts'
import { ThemeChoice } from '../theme/theme-choice.tsx'
import { columnsOf } from './columns.ts'
import styles from './footer.module.css'

/** The Slovak gambling regulator, fixed by law. */
const REGULATOR = 'https://www.urhh.sk/'
/** The register of excluded persons is explained on the self-exclusion page. */
const REGISTER_PAGE = 'samovylucenie'
const GAME_PLAN_PAGE = 'herny-plan'

interface FooterProps {
  configuration: PublicConfiguration
  /** Slugs of the content pages that exist. */
  pages: readonly string[]
}

/** On every page: help, documents, the statutory warning, the operator and the regulator. */
export function Footer(props: FooterProps) {
  const preview = usePreview()
  const fragment = import.meta.env.SSR ? JSON.stringify(['footer', preview, props.pages, props.configuration.brand]) : ''
  return (
    <Island as="footer" hydrate="near" className={styles.footer} fragment={fragment}>
      <FooterContent {...props} />
    </Island>
  )
}

function FooterContent({ configuration, pages }: FooterProps) {
  const t = useTexts('footer')
  const preview = usePreview()
  const { brand } = configuration
  const toPage = (slug: string) => (children: ReactNode) =>
    pages.includes(slug) ? <Link to={addressOf('preview-page-slug', { slug }, preview)}>{children}</Link> : children
  return (
    <div className="wrap">
      <div className={styles.columns}>
        {columnsOf(pages).map(({ title, links }) => (
          <nav key={title} aria-label={t(title)}>
            <h2>{t(title)}</h2>
            <ul>
              {links.map(({ text, href }) => (
                <li key={text}>
                  <Link to={inPreview(href, preview)}>{t(text)}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2>{t('support')}</h2>
          <ul>
            <li>
              <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
            </li>
            <li>
              <a href={`tel:${brand.supportPhone.replace(/\s/g, '')}`}>{brand.supportPhone}</a>
            </li>
          </ul>
        </div>
      </div>
      <div className={styles.legal}>
        <span className={styles.adults} role="img" aria-label={t('adults')}>
          18+
        </span>
        <div>
          <p className={styles.warning}>{t('warning')}</p>
          <p>
            {t('operator', { ...brand })}{' '}
            {t.rich('supervision', {
              regulator: (label) => (
                <a href={REGULATOR} rel="noreferrer">
                  {label}
                </a>
              ),
              register: toPage(REGISTER_PAGE),
              plan: toPage(GAME_PLAN_PAGE),
            })}
          </p>
          <p>{t('play-money')}</p>
        </div>
      </div>
      <div className={styles.end}>
        <span>{t('rights', { brand: brand.name })}</span>
        <button type="button" className={styles.cookies} onClick={openCookieSettings}>
          {t('cookie-settings')}
        </button>
        <ThemeChoice name="footer-theme" />
      </div>
    </div>
  )
}
