import { MAX_CHECKED_SESSIONS } from '@herna/contract/wallet'
import type { FastifyBaseLogger } from 'fastify'
import type { WalletClient } from '../../wallet/wallet-client.ts'

/** How often the wallet is asked. */
const CHECK_MS = 1_000

/** A window whose session may end elsewhere: by a logout, an exclusion, the operator. */
export interface CheckedWindow {
  readonly walletSessionId: string
  /** Called when nothing can be bet in the session any more. */
  end(): void
}

interface SessionCheckOptions {
  wallet: Pick<WalletClient, 'call'>
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Asks the wallet every second which of the windows' sessions have ended, in one call. With more windows than fit into a call they take turns. A wallet that does
 * not answer proves nothing: the windows stay, and every bet is checked by the wallet anyway.
 */
export class SessionCheck {
  readonly #options: SessionCheckOptions
  readonly #windows = new Set<CheckedWindow>()
  readonly #timer: NodeJS.Timeout
  #isAsking = false
  #isFailing = false

  constructor(options: SessionCheckOptions) {
    this.#options = options
    this.#timer = setInterval(() => void this.check(), CHECK_MS)
    this.#timer.unref()
  }

  close(): void {
    clearInterval(this.#timer)
  }

  /** Returns a function for its end. */
  add(window: CheckedWindow): () => void {
    this.#windows.add(window)
    return () => this.#windows.delete(window)
  }

  /** Ends the windows whose sessions have ended. Never throws. */
  async check(): Promise<void> {
    if (this.#isAsking || this.#windows.size === 0) return
    this.#isAsking = true
    const asked = [...this.#windows].slice(0, MAX_CHECKED_SESSIONS)
    // They come last in the next calls.
    for (const window of asked) if (this.#windows.delete(window)) this.#windows.add(window)
    const ended = await this.#endedOf(asked.map(({ walletSessionId }) => walletSessionId))
    this.#isAsking = false
    for (const window of asked) if (ended.has(window.walletSessionId) && this.#windows.has(window)) window.end()
  }

  async #endedOf(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    const { wallet, log } = this.#options
    const result = await wallet.call('endedSessions', { sessionIds: [...new Set(sessionIds)] })
    const isFailing = result.status !== 'done'
    if (isFailing && !this.#isFailing) {
      const reason = result.status === 'refused' ? result.code : result.reason
      log.warn({ reason }, 'the wallet does not say which sessions of live tables have ended')
    }
    this.#isFailing = isFailing
    return new Set(result.status === 'done' ? result.reply.ended : [])
  }
}
