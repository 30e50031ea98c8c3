import { buttonClass } from '@herna/kit'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useTexts } from '../../texts/index.ts'
import { usePreview } from '../../config/index.ts'
import { addressOf } from '../../urls/index.ts'
import { Frame } from '../shell.tsx'
import { Page } from '../layouts/page.tsx'
import { useFrame } from '../use-shell.ts'
import { isChunkFailure } from './chunk-failure.ts'
import { errorFacts } from './error-facts.ts'
import styles from './error-page.module.css'
import { reportAttribute, useErrorReport } from './error-report.ts'
import { MissingPicture } from './missing-picture.tsx'
import { UpdateMessage } from './update-message.tsx'

const SUPPORT_PAGE = 'kontakt'

/** To customer support: the contact page where there is one, otherwise a letter. */
function SupportLink({ children }: { children: ReactNode }) {
  const root = useFrame()
  const preview = usePreview()
  if (root?.frame.pages.includes(SUPPORT_PAGE)) {
    return <Link to={addressOf('preview-page-slug', { slug: SUPPORT_PAGE }, preview)}>{children}</Link>
  }
  const email = root?.configuration.brand.supportEmail
  return email ? <a href={`mailto:${email}`}>{children}</a> : children
}

function NotFound() {
  const t = useTexts()
  const { pathname } = useLocation()
  return (
    <>
      <p>{t('error-page.code', { status: 404 })}</p>
      <h1>{t('errors.page.page-not-found')}</h1>
      <p>
        {t.rich('error-page.missing-address', { path: () => <code>{pathname}</code> })} {t('error-page.missing-hint')}
      </p>
    </>
  )
}

function Failed({ status, title }: { status: number; title: string }) {
  const t = useTexts('error-page')
  return (
    <>
      <p>{t('code', { status })}</p>
      <h1>{title}</h1>
      <p>{t('failed-text')}</p>
    </>
  )
}

/** Where to go from here. Plain links: after a failure a fresh page is the surest way on. */
function WaysOut({ missing }: { missing: boolean }) {
  const t = useTexts('error-page')
  const preview = usePreview()
  const { pathname, search } = useLocation()
  return (
    <div className={styles.actions}>
      <a className={buttonClass({ variant: 'primary', size: 'large' })} href={addressOf('preview', {}, preview)}>
        {t('go-home')}
      </a>
      <a
        className={buttonClass({ size: 'large' })}
        href={missing ? addressOf('preview-all-games', {}, preview) : pathname + search}
      >
        {t(missing ? 'all-games' : 'retry')}
      </a>
    </div>
  )
}

/** Whatever went wrong: what happened, the next step, whom to ask [2.25] [8.10] [8.33]. `children` show nothing in the page itself. */
export function ErrorPage({ error, children }: { error: unknown; children?: ReactNode }) {
  const t = useTexts()
  const report = useErrorReport()
  const facts = errorFacts(error)
  const missing = facts.status === 404
  const outdated = isChunkFailure(error)
  const reference = facts.reference ?? report?.reference ?? null
  // The server lets a stack out only in development and in preview; an error of the browser itself shows its own in development.
  const stack = report?.stack ?? (import.meta.env.DEV ? facts.stack : null)
  return (
    <Frame>
      <Page layout="default">
        <div className={styles.page} {...reportAttribute(report)}>
          <div>
            {outdated && <UpdateMessage />}
            {missing && <NotFound />}
            {!outdated && !missing && (
              <Failed status={facts.status} title={t(facts.key && t.has(facts.key) ? facts.key : 'error-page.failed')} />
            )}
            {!outdated && <WaysOut missing={missing} />}
            <p className={styles.small}>
              {t.rich('error-page.contact', { support: (words) => <SupportLink>{words}</SupportLink> })}
              {reference && !missing && <> {t('error-page.reference', { reference })}</>}
            </p>
          </div>
          <div className={styles.picture}>
            <MissingPicture label={t('error-page.picture')} />
          </div>
          {stack && !missing && (
            <details className={styles.stack}>
              <summary>{t('error-page.stack')}</summary>
              <pre>{stack}</pre>
            </details>
          )}
        </div>
      </Page>
      {children}
    </Frame>
  )
}
