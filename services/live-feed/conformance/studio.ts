import { randomUUID } from 'node:crypto'
import { INGEST_HEADERS, LIVE_INGEST_PREFIX, type LiveTable } from '@herna/contract/live-feed'
import { signRequest } from '@herna/contract/wallet'

const TIMEOUT_MS = 10_000

/** The feed under test, and the studio that is played. */
export interface Target {
  /** Base URL of the services, such as `https://sluzby.kasino.example`. */
  address: string
  source: string
  secret: string
}

/** Reply of the feed; status 0: none. */
export interface Reply {
  status: number
  sequence?: number
  errorCode?: string
  fields: string[]
}

interface Overrides {
  source?: string
  secret?: string
  /** Added to the time. */
  secondsLate?: number
  headers?: Record<string, string>
}

/** A studio that numbers its requests; each can be sent with anything wrong. */
export class ConformanceStudio {
  readonly #target: Target
  readonly epoch = randomUUID()
  sequence = 0

  constructor(target: Target) {
    this.#target = target
  }

  async send(method: 'PUT' | 'POST', body: unknown, overrides: Overrides = {}): Promise<Reply> {
    const path = `${LIVE_INGEST_PREFIX}/tables`
    const url = new URL(this.#target.address.replace(/\/+$/, '') + path)
    const text = JSON.stringify(body)
    const timestamp = String(Date.now() - (overrides.secondsLate ?? 0) * 1_000)
    const secret = overrides.secret ?? this.#target.secret
    const headers = {
      'content-type': 'application/json',
      [INGEST_HEADERS.source]: overrides.source ?? this.#target.source,
      [INGEST_HEADERS.timestamp]: timestamp,
      [INGEST_HEADERS.signature]: signRequest(secret, { timestamp, method, path: url.pathname, body: text }),
      ...overrides.headers,
    }
    try {
      const response = await fetch(url, { method, headers, body: text, signal: AbortSignal.timeout(TIMEOUT_MS) })
      const reply = (await response.json().catch(() => ({}))) as {
        sequence?: number
        errorCode?: string
        errors?: { field: string }[]
      }
      const { sequence, errorCode, errors = [] } = reply
      return { status: response.status, sequence, errorCode, fields: errors.map(({ field }) => field) }
    } catch {
      return { status: 0, fields: [] }
    }
  }

  /** Sends all tables with the next number. */
  snapshot(tables: readonly unknown[], overrides?: Overrides): Promise<Reply> {
    this.sequence += 1
    return this.send('PUT', { epoch: this.epoch, sequence: this.sequence, tables }, overrides)
  }

  /** Sends changes with the next number. */
  change(...changes: readonly unknown[]): Promise<Reply> {
    this.sequence += 1
    return this.send('POST', { epoch: this.epoch, sequence: this.sequence, changes })
  }
}

/** A table that is open. */
export const tableOf = (ImsGameCode: string, fields: Partial<LiveTable> = {}): LiveTable => ({
  ImsGameCode,
  Language: null,
  Status: 'online',
  SeatsAvailability: {},
  ...fields,
})
