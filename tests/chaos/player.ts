import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Account } from './account.ts'
import type { Received } from './client.ts'
import type { ClusterOrigins } from './cluster-process.ts'
import type { ConfirmedRound } from './confirmed-rounds.ts'
import { NotificationSocket } from './notification-socket.ts'
import type { Observations } from './observations.ts'

const GAME = 'vlcia-hora'
const BET = 100
const RETRY_MS = 200
/** Below the limit of the game host for one session. */
const ROUND_EVERY_MS = 500
/** Longer than any node needs to start again. */
const GIVE_UP_MS = 60_000

/** What a player met. */
export interface PlayerReport {
  rounds: number
  /** Rounds that the host ended because the wallet was away; the stake is returned. */
  cancelled: number
  /** Rounds whose result was different when it was requested again, whose balance does not follow from the one before, or that were refused. */
  wrong: string[]
  /** Rounds whose result the player has got. */
  confirmed: ConfirmedRound[]
}

interface RoundReply {
  win: number
  balanceAfterBet: number
  balance: number
}

/** A player who plays a slot over the proxy; a request that fails is repeated with the same id, as the game does. */
export class Player {
  readonly name: string
  readonly report: PlayerReport = { rounds: 0, cancelled: 0, wrong: [], confirmed: [] }
  readonly #account: Account
  readonly #observations: Observations
  readonly #services: string
  readonly #from: string
  #notifications: NotificationSocket | null = null
  #token = ''
  /** Null: a returned stake may not have arrived yet. */
  #balance: number | null = null

  constructor(name: string, origins: ClusterOrigins, from: string, observations: Observations) {
    this.name = name
    this.#account = new Account(name, origins, from)
    this.#services = origins.services
    this.#from = from
    this.#observations = observations
  }

  async logIn(password: string): Promise<void> {
    const token = await this.#account.logIn(password)
    this.#notifications = new NotificationSocket(this.#services, token, this.#from)
  }

  /** What became of the connection for notifications since the login. */
  get notifications(): NotificationSocket['report'] {
    if (!this.#notifications) throw new Error(`${this.name} is not logged in`)
    return this.#notifications.report
  }

  /** Closes the page. */
  leave(): void {
    this.#notifications?.close()
  }

  /** The addresses that the player's sessions came from. */
  async sessionAddresses(): Promise<string> {
    return this.#account.platform('GET', '/platform/sessions')
  }

  async isLoggedIn(): Promise<boolean> {
    return this.sessionAddresses().then(
      () => true,
      () => false,
    )
  }

  async openGame(): Promise<void> {
    const { token, balance } = await this.#account.openGame(GAME)
    this.#token = token
    this.#balance = balance
  }

  /** Plays one round, requested twice: the second request must find the result of the first. */
  async playRound(): Promise<void> {
    const startedAt = performance.now()
    const body = { roundId: randomUUID(), bet: BET }
    try {
      const first = await this.#round(body)
      if (first !== 'cancelled') this.report.confirmed.push({ id: body.roundId, bet: BET, win: first.win })
      this.#compare(body.roundId, first, await this.#round(body))
    } catch (error) {
      this.report.wrong.push((error as Error).message)
      this.#balance = null
    }
    this.#observations.add('round with its repetitions', startedAt, null)
    await pause(Math.max(0, ROUND_EVERY_MS - (performance.now() - startedAt)))
  }

  #compare(roundId: string, first: RoundReply | 'cancelled', again: RoundReply | 'cancelled'): void {
    const { report } = this
    if (first === 'cancelled' || again === 'cancelled') {
      report.cancelled += 1
      if (first !== again) report.wrong.push(`${roundId} was played and cancelled`)
      this.#balance = null
      return
    }
    report.rounds += 1
    if (again.win !== first.win) report.wrong.push(`${roundId} was requested twice with different results`)
    if (this.#balance !== null && first.balance !== this.#balance - BET + first.win)
      report.wrong.push(`${roundId}: ${this.#balance} − ${BET} + ${first.win} is not ${first.balance}`)
    this.#balance = first.balance
  }

  async #round(body: object): Promise<RoundReply | 'cancelled'> {
    const { status, body: text } = await this.#repeated('/api/rounds', body)
    return status === 409 ? 'cancelled' : (JSON.parse(text) as RoundReply)
  }

  /** Repeats what got no response, or one that asks for it. */
  async #repeated(path: string, body: object): Promise<Received> {
    const giveUpAt = performance.now() + GIVE_UP_MS
    for (;;) {
      const startedAt = performance.now()
      const response = await this.#account.game(path, body, this.#token).catch((error: Error) => error)
      const problem = response instanceof Error ? response.message : problemOf(response)
      this.#observations.add('bet', startedAt, problem)
      if (!(response instanceof Error) && (problem === null || isCancelled(response))) return response
      if (!(response instanceof Error) && response.status < 500 && response.status !== 429)
        throw new Error(`${path}: ${response.status} ${response.body}`)
      if (performance.now() > giveUpAt) throw new Error(`${path} failed for a minute: ${problem}`)
      await pause(RETRY_MS)
    }
  }
}

const isCancelled = ({ body }: Received): boolean => body.includes('"round-cancelled"')

/** Why a bet failed: a cancelled round is a failed bet too, though its stake is returned. */
function problemOf(response: Received): string | null {
  if (response.status < 300) return null
  return isCancelled(response) ? 'round cancelled' : String(response.status)
}
