import { buttonClass } from '@herna/kit'
import { lazy, type ReactNode, Suspense } from 'react'
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

/** Not part of the first load; without it nothing is missing. */
const loadPicture = () => import('./missing-picture.tsx').catch(() => ({ default: () => null }))
/** The server imports it at the start: before its first error page the build's folder may have been replaced beneath the process. */
const loadedPicture = import.meta.env.SSR ? loadPicture() : null
const MissingPicture = lazy(() => loadedPicture ?? loadPicture())

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

/** Plain links, because a full page load is the safest after a failure. */
function HomeLink({ variant }: { variant: 'primary' | 'quiet' }) {
  const t = useTexts('error-page')
  return (
    <a className={buttonClass({ variant, size: 'large' })} href={addressOf('preview', {}, usePreview())}>
      {t('go-home')}
    </a>
  )
}

function NextSteps({ missing: isNotFound }: { missing: boolean }) {
  const t = useTexts('error-page')
  const preview = usePreview()
  const { pathname, search } = useLocation()
  return (
    <div className={styles.actions}>
      <HomeLink variant="primary" />
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
            {isOutdated && (
              <UpdateMessage>
                <HomeLink variant="quiet" />
              </UpdateMessage>
            )}
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
            <Suspense fallback={<svg viewBox="0 0 460 320" />}>
              <MissingPicture label={t('error-page.picture')} />
            </Suspense>
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
