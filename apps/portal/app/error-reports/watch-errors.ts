import type { ErrorReporter } from './error-reporter.ts'
import { referenceOf } from './reference.ts'

/** What a browser needs; null as `dsn`: nothing is reported. */
interface Watch {
  dsn: string | null
  buildId: string
}
/** Errors of extensions and of other origins' scripts have no stack of ours. */
const isOurs = (error: unknown): error is Error =>
  error instanceof Error && (error.stack ?? '').includes(`${window.location.origin}/`)
const POST_TIMEOUT_MS = 5_000

/** Reports uncaught errors and rejections of the page, also those before this call [7.50]. What reports them is loaded with the first one. */
export function watchErrors({ dsn, buildId }: Watch): void {
  const early = window.earlyErrors ?? []
  window.earlyErrors = null
  if (!dsn) return
  let reporter: Promise<ErrorReporter> | null = null
  const load = () =>
    import('./error-reporter.ts').then(({ createErrorReporter }) =>
      createErrorReporter({ dsn, buildId, platform: 'javascript', post, now: Date.now, newId }),
    )
  const report = (error: unknown) => {
    if (!isOurs(error)) return
    const facts = { reference: referenceOf(error), path: window.location.pathname }
    reporter ??= load()
    reporter.then(
      (loaded) => loaded.report(error, facts),
      // The connection has failed, or a new build has replaced the file: the next error tries again.
      () => (reporter = null),
    )
  }
  window.addEventListener('error', (event) => report(event.error))
  window.addEventListener('unhandledrejection', (event) => report(event.reason))
  early.forEach(report)
}

/** Not `randomUUID`, which is missing on pages without https. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** As text, so that the browser asks for no permission first (CORS). Without cookies and address of the page [S7]. */
const post = async (url: string, envelope: string): Promise<number> => {
  const { status } = await fetch(url, {
    method: 'POST',
    body: envelope,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    signal: AbortSignal.timeout(POST_TIMEOUT_MS),
  })
  return status
}
