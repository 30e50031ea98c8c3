import type { ClusterOrigins, RunningCluster } from './cluster-process.ts'
import { missingRounds } from './confirmed-rounds.ts'
import { LiveSockets } from './live-sockets.ts'
import { Observations } from './observations.ts'
import { Player } from './player.ts'
import { reconcile, type Reconciliation } from './reconciliation.ts'
import { Visitor } from './visitor.ts'

const PASSWORD = 'Skusobna-Jazda-7'
const PLAYERS = ['hrac', 'hracka-bonusy']
const VISITORS = 3

/** What players lost. Everything is empty in a product that is right. */
export interface Losses {
  /** Rounds with another result or balance than they must have, and refusals that no fault explains. */
  wrong: string[]
  /** Rounds whose result a player has got, and that the game host or the wallet does not have. */
  missing: string[]
  loggedOut: string[]
  reconciliation: Reconciliation
}

/** Players who play, visitors who open pages, and open sockets, until it is stopped. */
export class Load {
  readonly observations = new Observations()
  readonly sockets: LiveSockets
  readonly visitors: Visitor[]
  readonly players: Player[]
  readonly #origins: ClusterOrigins
  #running: Promise<unknown> | null = null
  #isPaused = false

  private constructor(origins: ClusterOrigins, sockets: number) {
    this.#origins = origins
    this.players = PLAYERS.map((name, index) => new Player(name, origins, `127.0.0.${10 + index}`, this.observations))
    this.visitors = Array.from(
      { length: VISITORS },
      (_, index) => new Visitor(origins.portal, `127.0.0.${20 + index}`, this.observations),
    )
    this.sockets = new LiveSockets(`${origins.services}/live/hub`, sockets)
  }

  static async start(origins: ClusterOrigins, sockets: number): Promise<Load> {
    const load = new Load(origins, sockets)
    for (const player of load.players) {
      await player.logIn(PASSWORD)
      await player.openGame()
    }
    load.resume()
    return load
  }

  resume(): void {
    this.#isPaused = false
    const repeatedly = async (step: () => Promise<void>) => {
      while (!this.#isPaused) await step()
    }
    this.#running = Promise.all([
      ...this.players.map((player) => repeatedly(() => player.playRound())),
      ...this.visitors.map((visitor) => repeatedly(() => visitor.visitPage())),
    ])
    // Whoever pauses the load gets the error.
    this.#running.catch(() => undefined)
  }

  /** Resolves when nobody waits for a response any more; the sockets stay. */
  async pause(): Promise<void> {
    this.#isPaused = true
    await this.#running
  }

  /** What players lost since the last call. The load is paused. */
  async losses({ basePort, databasePassword, operatorToken }: RunningCluster): Promise<Losses> {
    const wrong = this.players.flatMap((player) => player.report.wrong.splice(0))
    const loggedOut: string[] = []
    for (const player of this.players) if (!(await player.isLoggedIn())) loggedOut.push(player.name)
    const reconciliation = await reconcile(this.#origins.services, operatorToken)
    const confirmed = this.players.flatMap((player) => player.report.confirmed.splice(0))
    return { wrong, missing: await missingRounds(basePort, databasePassword, confirmed), loggedOut, reconciliation }
  }

  /** Ends all sockets; the load is paused. */
  close(): void {
    this.sockets.close()
    for (const player of this.players) player.leave()
  }
}

export const isNothingLost = ({ wrong, missing, loggedOut, reconciliation }: Losses): boolean =>
  wrong.length === 0 &&
  missing.length === 0 &&
  loggedOut.length === 0 &&
  reconciliation.isRight &&
  reconciliation.openRounds.count === 0
