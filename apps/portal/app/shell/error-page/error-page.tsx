import { buttonClass } from '@herna/kit'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useTexts } from '../../texts/index.ts'
import { usePreview } from '../../config/index.ts'
import { referenceOf } from '../../error-reports/index.ts'
import { addressOf } from '../../urls/index.ts'
import { Shell } from '../shell.tsx'
import { Page } from '../layouts/page.tsx'
import { useShell } from '../use-shell.ts'
import { isChunkFailure } from './chunk-failure.ts'
import { errorFacts } from './error-facts.ts'
import styles from './error-page.module.css'
import { reportAttribute, useErrorReport } from './error-report.ts'
import { UpdateMessage } from './update-message.tsx'

const SUPPORT_PAGE = 'kontakt'

/** Link to customer support: the contact page if it exists, otherwise an e-mail link. */
function SupportLink({ children }: { children: ReactNode }) {
  const root = useShell()
  const preview = usePreview()
  if (root?.shell.pages.includes(SUPPORT_PAGE)) {
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

/** Links to continue. Plain links, because a full page load is the safest after a failure. */
function NextSteps({ missing: isNotFound }: { missing: boolean }) {
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
        href={isNotFound ? addressOf('preview-all-games', {}, preview) : pathname + search}
      >
        {t(isNotFound ? 'all-games' : 'retry')}
      </a>
    </div>
  )
}

/** The error page: what happened, the next step, customer support [2.25] [8.10] [8.33]. `children` render nothing visible. */
export function ErrorPage({ error, children }: { error: unknown; children?: ReactNode }) {
  const t = useTexts()
  const report = useErrorReport()
  const root = useShell()
  const facts = errorFacts(error)
  const missing = facts.status === 404
  const isOutdated = isChunkFailure(error)
  const ownReference = root?.configuration.errorDsn && facts.stack ? referenceOf(error as Error) : null
  const reference = facts.reference ?? report?.reference ?? ownReference
  // The server includes a stack only in development and in preview; browser errors show theirs in development.
  const stack = report?.stack ?? (import.meta.env.DEV ? facts.stack : null)
  return (
    <Shell>
      <Page layout="default">
        <div className={styles.page} {...reportAttribute(report)}>
          <div>
            {isOutdated && <UpdateMessage />}
            {missing && <NotFound />}
            {!isOutdated && !missing && (
              <Failed status={facts.status} title={t(facts.key && t.has(facts.key) ? facts.key : 'error-page.failed')} />
            )}
            {!isOutdated && <NextSteps missing={missing} />}
            <p className={styles.small}>
              {t.rich('error-page.contact', { support: (label) => <SupportLink>{label}</SupportLink> })}
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
    </Shell>
  )
}

/** Decoration: a grid of tiles with one missing. */
function MissingPicture({ label }: { label: string }) {
  const places = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ x: 20 + column * 147, y: 30 + row * 96, row, column })))
  return (
    <svg viewBox="0 0 460 320" role="img" aria-label={label}>
      <g fill="var(--raised)">
        {places
          .filter(({ row, column }) => row !== 1 || column !== 1)
          .map(({ x, y, row }) => (
            <rect key={`${x} ${y}`} x={x} y={y} width="126" height="82" rx="14" opacity={row === 2 ? 0.55 : 1} />
          ))}
      </g>
      <rect
        x="168"
        y="127"
        width="124"
        height="80"
        rx="14"
        fill="none"
        stroke="var(--edge)"
        strokeWidth="2"
        strokeDasharray="7 7"
      />
      <g transform="rotate(-11 230 150)">
        <rect x="196" y="92" width="126" height="82" rx="14" fill="var(--accent)" />
        <path d="M236 112h9v15c0 8 28 8 28 0v-15h9v42h-9v-11c0-8-28-8-28 0v11h-9Z" fill="var(--on-accent)" />
      </g>
    </svg>
  )
}
