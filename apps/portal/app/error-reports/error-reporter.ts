import { targetOf } from './dsn.ts'
import { scrubbed, scrubbedPath } from './scrub.ts'
import { framesOf } from './stack-frames.ts'

/** [9.15] Nothing is traced: an envelope holds one error and nothing else. Every error is sent, within these limits. */
const MAX_PER_MINUTE = 10
const MINUTE_MS = 60_000
/** The same error again within this time is not sent. */
const REPEATED_MS = 10 * MINUTE_MS
const MAX_REMEMBERED = 200
/** After a refusal, such as 429, or without an answer nothing is sent for this long. */
const PAUSE_MS = MINUTE_MS

export interface ReporterOptions {
  dsn: string
  /** The build, as Sentry's release. */
  buildId: string
  platform: 'javascript' | 'node'
  /** Posts an envelope; resolves with the status. May reject. */
  post(url: string, envelope: string): Promise<number>
  /** Epoch milliseconds. */
  now(): number
  /** 32 hexadecimal digits, random. */
  newId(): string
  /** The reports cannot be sent; called once for each pause. */
  onRefused?(reason: string): void
}

interface ReportFacts {
  /** The reference that the visitor sees and the log holds [2.25]. */
  reference: string
  /** Path of the page; empty: a call whose reply several pages share. */
  path: string
}

export interface ErrorReporter {
  /** Sends the error, if its limits allow. Never throws or rejects. */
  report(error: unknown, facts: ReportFacts): Promise<void>
}

/** Sends errors to a Sentry DSN [7.50]: type, scrubbed text, stack, build and path; nothing about the player or the request. */
export function createErrorReporter(options: ReporterOptions): ErrorReporter {
  const { now, post } = options
  const target = targetOf(options.dsn)
  const sentAt: number[] = []
  const remembered = new Map<string, number>()
  let pausedUntil = Number.NEGATIVE_INFINITY

  function mayBeSent(fingerprint: string, at: number): boolean {
    while (sentAt[0] !== undefined && at - sentAt[0] >= MINUTE_MS) sentAt.shift()
    if (at < pausedUntil || sentAt.length >= MAX_PER_MINUTE) return false
    if (at - (remembered.get(fingerprint) ?? Number.NEGATIVE_INFINITY) < REPEATED_MS) return false
    if (remembered.size >= MAX_REMEMBERED) remembered.clear()
    remembered.set(fingerprint, at)
    sentAt.push(at)
    return true
  }

  return {
    async report(error, facts) {
      try {
        const at = now()
        const exception = exceptionOf(error)
        const last = exception.stacktrace.frames.at(-1)
        if (!mayBeSent([exception.type, exception.value, last?.filename, last?.lineno, last?.colno].join(' '), at)) return
        const status = await post(target.url, envelopeOf(options, { exception, facts, at })).catch(() => 0)
        if (status >= 200 && status < 300) return
        pausedUntil = now() + PAUSE_MS
        options.onRefused?.(status === 0 ? 'no answer' : `status ${status}`)
      } catch {
        // An error that cannot even be described must not cause another one.
      }
    },
  }
}

function exceptionOf(error: unknown) {
  const isError = error instanceof Error
  return {
    type: isError ? error.name.slice(0, 80) : typeof error,
    // A thrown value that is not an Error may be data.
    value: isError ? scrubbed(error.message) : '',
    stacktrace: { frames: isError ? framesOf(error.stack ?? '') : [] },
  }
}

interface Reported {
  exception: ReturnType<typeof exceptionOf>
  facts: ReportFacts
  at: number
}

/** An envelope: its header, the item's header, the item; a line each. */
function envelopeOf({ buildId, platform, newId }: ReporterOptions, reported: Reported): string {
  const { exception, facts, at } = reported
  const event_id = newId()
  const event = {
    event_id,
    timestamp: at / 1000,
    platform,
    level: 'error',
    release: buildId,
    environment: 'production',
    transaction: scrubbedPath(facts.path) || undefined,
    tags: { reference: facts.reference },
    exception: { values: [exception] },
    // Sentry would otherwise store the sender's address.
    user: { ip_address: null },
  }
  const header = {
    event_id,
    sent_at: new Date(at).toISOString(),
    sdk: { name: 'herna', version: '1', settings: { infer_ip: 'never' } },
  }
  return `${JSON.stringify(header)}\n{"type":"event"}\n${JSON.stringify(event)}\n`
}
