import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { call, type ClientRequest, type Received } from './client.ts'

const GAME = 'vlcia-hora'
const BET = 100
const RETRY_MS = 200
/** Longer than any node needs to start again. */
const GIVE_UP_MS = 60_000

/** What a player met. */
export interface PlayerReport {
  rounds: number
  /** Rounds that the host ended because the wallet was away; the stake is returned. */
  cancelled: number
  /** Requests that failed and were repeated, by status or error. */
  repeated: Record<string, number>
  /** The longest time of a round with its repetitions, in ms. */
  slowestMs: number
  /** Rounds whose result was different when it was requested again, or whose balance does not follow from the one before. */
  wrong: string[]
}

interface RoundReply {
  win: number
  balanceAfterBet: number
  balance: number
}
interface Origins {
  portal: string
  services: string
  games: string
}

/** A player who opens an account, deposits, and plays the slot over the proxy; a request that fails is repeated with the same id, as the game does. */
export class Player {
  readonly report: PlayerReport = { rounds: 0, cancelled: 0, repeated: {}, slowestMs: 0, wrong: [] }
  readonly #origins: Origins
  readonly #from: string
  readonly #cookies = new Map<string, string>()
  #token = ''
  /** Null: a returned stake may not have arrived yet. */
  #balance: number | null = null

  constructor(origins: Origins, from: string) {
    this.#origins = origins
    this.#from = from
  }

  async logIn(username: string, password: string): Promise<void> {
    await this.#platform('POST', '/platform/login', { username, password })
    const { temporaryToken } = JSON.parse(await this.#platform('POST', '/platform/temporary-token')) as { temporaryToken: string }
    await this.#platform('POST', '/gateway/v1/login', { username, ims_temporary_token: temporaryToken })
  }

  /** The addresses that the player's sessions came from. */
  async sessionAddresses(): Promise<string> {
    return this.#platform('GET', '/platform/sessions')
  }

  async isLoggedIn(): Promise<boolean> {
    return this.sessionAddresses().then(
      () => true,
      () => false,
    )
  }

  async openGame(): Promise<void> {
    const { sessionToken } = JSON.parse(await this.#platform('GET', '/gateway/pams/api/v2/chatToken')) as {
      sessionToken: { sessionToken: string }
    }
    const body = { gameCode: GAME, mode: 'real', languageCode: 'sk-SK', launchToken: sessionToken.sessionToken }
    const reply = JSON.parse((await this.#repeated('/api/sessions', body)).body) as { token: string; balance: number }
    this.#token = reply.token
    this.#balance = reply.balance
  }

  async playRound(): Promise<void> {
    const startedAt = performance.now()
    const body = { roundId: randomUUID(), bet: BET }
    const { report } = this
    const first = await this.#round(body)
    const again = await this.#round(body)
    if (first === 'cancelled' || again === 'cancelled') {
      report.cancelled += 1
      if (first !== again) report.wrong.push(`${body.roundId} was played and cancelled`)
      this.#balance = null
      return
    }
    report.rounds += 1
    report.slowestMs = Math.max(report.slowestMs, Math.round(performance.now() - startedAt))
    if (again.win !== first.win) report.wrong.push(`${body.roundId} was requested twice with different results`)
    if (this.#balance !== null && first.balance !== this.#balance - BET + first.win)
      report.wrong.push(`${body.roundId}: ${this.#balance} − ${BET} + ${first.win} is not ${first.balance}`)
    this.#balance = first.balance
  }

  async #round(body: object): Promise<RoundReply | 'cancelled'> {
    const { status, body: text } = await this.#repeated('/api/rounds', body)
    return status === 409 ? 'cancelled' : (JSON.parse(text) as RoundReply)
  }

  /** Repeats what got no response, or one that asks for it. */
  async #repeated(path: string, body: object): Promise<Received> {
    const giveUpAt = performance.now() + GIVE_UP_MS
    const headers: Record<string, string> = this.#token ? { authorization: `Bearer ${this.#token}` } : {}
    for (;;) {
      const options = { method: 'POST', headers, body, from: this.#from }
      const response = await call(this.#origins.games + path, options).catch((error: Error) => error)
      if (response instanceof Error) await this.#waitToRepeat(path, response.message, giveUpAt)
      else if (response.status < 300 || response.body.includes('"round-cancelled"')) return response
      else if (response.status < 500 && response.status !== 429) throw new Error(`${path}: ${response.status} ${response.body}`)
      else await this.#waitToRepeat(path, String(response.status), giveUpAt)
    }
  }

  async #waitToRepeat(path: string, reason: string, giveUpAt: number): Promise<void> {
    if (performance.now() > giveUpAt) throw new Error(`${path} failed for a minute: ${reason}`)
    this.report.repeated[reason] = (this.report.repeated[reason] ?? 0) + 1
    await pause(RETRY_MS)
  }

  async #platform(method: string, path: string, body?: object): Promise<string> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const options: ClientRequest = {
      method,
      headers: { origin: this.#origins.portal, cookie },
      from: this.#from,
      ...(body ? { body } : {}),
    }
    const response = await call(this.#origins.services + path, options)
    for (const text of response.cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      this.#cookies.set(name, value)
    }
    if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${response.body}`)
    return response.body
  }
}
