import { randomUUID } from 'node:crypto'
import { LIVE_TABLE_HUB_PATH, type LiveTableState } from '@herna/contract/games'
import { LIVE_FEED_MESSAGES, LIVE_HUB_PATH, type LiveTable } from '@herna/contract/live-feed'
import { NOTIFICATION_TOKEN_HEADER, NOTIFICATIONS_DESTINATION } from '@herna/contract/notifications'
import { portal } from '@herna/contract/portal'
import { Account } from '../../tests/chaos/account.ts'
import { call } from '../../tests/chaos/client.ts'
import type { ClusterOrigins } from '../../tests/chaos/cluster-process.ts'
import type { Measurements } from './measurements.ts'
import { addressOf, deposit, type RegisteredPlayer } from './people.ts'
import { openHub, openStomp, type Socket } from '../../tests/chaos/socket.ts'

/** Names in the results. */
export const PAGE = 'page'
export const ROUND = 'round of a slot'
export const LIVE_BET = 'bet at a live table'

/** Slots whose rounds need no choice of the player. */
const SLOTS = ['vlcia-hora', 'lisci-les', 'kometa-9']
/** Tables with a higher minimum are not used: the players have little money. */
const MAX_TABLE_MINIMUM_CENTS = 500
const PAGE_EVERY_MS = 20_000
const SPIN_EVERY_MS = 6_000
/** Then the player opens another game. */
const SPINS_OF_A_GAME = 20
/** A bet is placed at most so long after the betting has opened; the shortest betting takes 15 s. */
const MAX_BET_DELAY_MS = 10_000
/** What a page of a guest calls after it has loaded. */
const PAGE_CALLS = [portal.jackpotAmounts.path, portal.latestWins.path]
const ASSET = /\/assets\/[\w.-]+\.(?:js|css)/g
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', accept: 'text/html' }
const COMPRESSED = { ...BROWSER, 'accept-encoding': 'br' }
const INSUFFICIENT_FUNDS = 'insufficient-funds'

export interface EveningOptions {
  origins: ClusterOrigins
  /** Paths of the portal's pages. */
  pages: readonly string[]
  /** Codes of open tables of roulette. */
  tables: readonly string[]
  measurements: Measurements
}

/** Guests and players of the load test, until `close`. After a failed request each goes on with the next. */
export class Evening {
  /** Think times are divided by it: 2 means twice the requests. */
  pace = 1
  #isOpen = true
  readonly #options: EveningOptions
  readonly #sockets = new Set<Socket>()
  readonly #people: Promise<void>[] = []

  constructor(options: EveningOptions) {
    this.#options = options
  }

  get openSockets(): number {
    return [...this.#sockets].filter((socket) => socket.isOpen()).length
  }

  /** A guest who opens pages; every third watches the live lobby, and with it the live feed. */
  addGuest(index: number): void {
    this.#people.push(this.#visit(index))
  }

  addSlotPlayer(player: RegisteredPlayer, index: number): void {
    this.#people.push(this.#playSlots(player, index))
  }

  addLivePlayer(player: RegisteredPlayer, index: number): void {
    this.#people.push(this.#playLive(player, index))
  }

  async close(): Promise<void> {
    this.#isOpen = false
    await Promise.all(this.#people)
    for (const socket of this.#sockets) socket.close()
  }

  async #visit(index: number): Promise<void> {
    const { origins, measurements, pages } = this.#options
    const from = addressOf(index)
    if (index % 3 === 0) await this.#connect('live feed', () => openHub(`${origins.services}${LIVE_HUB_PATH}`, { from }))
    let isFirst = true
    for (let view = 0; this.#isOpen; view++) {
      // Every tenth is the lobby; the others go through all pages, no two guests at once to the same one.
      const path = (index + view) % 10 === 0 ? '/' : (pages[(index * 7 + view * 13) % pages.length] ?? '/')
      const html = await measurements.timed(PAGE, () => this.#get(path, from, isFirst ? BROWSER : COMPRESSED))
      if (html !== null && isFirst) await this.#loadParts(html, from)
      if (html !== null) isFirst = false
      for (const path of PAGE_CALLS) await measurements.timed('call of a page', () => this.#get(path, from, COMPRESSED))
      await this.#think(PAGE_EVERY_MS)
    }
  }

  /** Scripts and styles of a first visit; later they are in the browser's cache. */
  async #loadParts(html: string, from: string): Promise<void> {
    for (const part of new Set(html.match(ASSET)))
      await this.#options.measurements.timed('part of a page', () => this.#get(part, from, COMPRESSED))
  }

  async #playSlots(player: RegisteredPlayer, index: number): Promise<void> {
    const account = await this.#logIn(player)
    for (let game = index; account && this.#isOpen; game++) {
      const session = await this.#open(account, player, SLOTS[game % SLOTS.length] ?? '')
      for (let spin = 0; session && spin < SPINS_OF_A_GAME && this.#isOpen; spin++) {
        await this.#play(ROUND, account, session.token, { roundId: randomUUID(), bet: session.game.bets?.[0] })
        await this.#think(SPIN_EVERY_MS)
      }
      if (!session) await this.#think(SPIN_EVERY_MS)
    }
  }

  async #playLive(player: RegisteredPlayer, index: number): Promise<void> {
    const { origins, tables } = this.#options
    const account = await this.#logIn(player)
    const session = account && (await this.#open(account, player, tables[index % tables.length] ?? ''))
    if (!account || !session) return
    const spot = index % 2 === 0 ? 'red' : 'even'
    const amount = session.game.spotLimits?.find(({ spots }) => spots.includes(spot))?.minBet ?? 0
    let lastRound = -1
    const onTable = ({ now, round }: LiveTableState) => {
      if (!this.#isOpen || !round || round.tableRound === lastRound) return
      if (Date.parse(round.bettingEndsAt) - Date.parse(now) < MAX_BET_DELAY_MS + 2_000) return
      lastRound = round.tableRound
      const bet = { roundId: randomUUID(), bet: amount, stakes: [{ spot, amount }], tableRound: round.tableRound }
      const place = () => this.#play(LIVE_BET, account, session.token, bet)
      setTimeout(() => void place(), Math.random() * MAX_BET_DELAY_MS)
    }
    const url = `${origins.games}${LIVE_TABLE_HUB_PATH}?access_token=${encodeURIComponent(session.token)}`
    await this.#connect('live table', () =>
      openHub(url, { from: player.from, onMessage: (_target, [table]) => onTable(table as LiveTableState) }),
    )
  }

  async #logIn({ username, password, from }: RegisteredPlayer): Promise<Account | null> {
    const { origins, measurements } = this.#options
    const account = new Account(username, origins, from)
    const token = await measurements.timed('login', () => account.logIn(password))
    if (token === null) return null
    const options = {
      from,
      headers: { [NOTIFICATION_TOKEN_HEADER]: token },
      destination: NOTIFICATIONS_DESTINATION,
      onMessage: () => undefined,
    }
    await this.#connect('notifications', () => openStomp(`${origins.services}/notifications`, options))
    return account
  }

  /** The page of the game, then its session. */
  async #open(account: Account, { from }: RegisteredPlayer, code: string) {
    const { measurements } = this.#options
    await measurements.timed(PAGE, () => this.#get(`/play/${code}/real`, from, COMPRESSED))
    return measurements.timed('opening a game', () => account.openGame(code))
  }

  /** A round; who has no money left deposits. */
  async #play(kind: string, account: Account, token: string, body: object): Promise<void> {
    const { measurements } = this.#options
    const startedAt = performance.now()
    const response = await account.game('/api/rounds', body, token).catch((error: Error) => error)
    const time = performance.now() - startedAt
    if (response instanceof Error) return measurements.add(kind, time, response.message)
    if (response.status < 300) return measurements.add(kind, time)
    if (!response.body.includes(INSUFFICIENT_FUNDS)) return measurements.add(kind, time, `${response.status} ${response.body}`)
    await measurements.timed('deposit', () => deposit(account))
  }

  async #connect(kind: string, open: () => Promise<Socket>): Promise<void> {
    const socket = await this.#options.measurements.timed(`socket: ${kind}`, open)
    if (socket) this.#sockets.add(socket)
  }

  async #get(path: string, from: string, headers: Record<string, string>): Promise<string> {
    const { status, body } = await call(this.#options.origins.portal + path, { from, headers })
    if (status !== 200) throw new Error(String(status))
    return body
  }

  /** On average so long, divided by the pace, in steps after which a changed pace or the end is noticed. */
  async #think(milliseconds: number): Promise<void> {
    for (let left = milliseconds * (0.5 + Math.random()); left > 0 && this.#isOpen; ) {
      const step = Math.min(left, 500 * this.pace)
      await new Promise((done) => void setTimeout(done, step / this.pace))
      left -= step
    }
  }
}

const ROULETTE = /ruleta/

/** Codes of tables of roulette that are open now, from the live feed [3.38]. */
export async function openRoulettes(origins: ClusterOrigins): Promise<string[]> {
  const from = addressOf(0)
  return new Promise((done, fail) => {
    const onMessage = (target: string, [tables]: unknown[]) => {
      if (target !== LIVE_FEED_MESSAGES.init) return
      const open = (tables as LiveTable[]).filter(
        ({ ImsGameCode, Status, MinBet = 0 }) =>
          Status === 'online' && ROULETTE.test(ImsGameCode) && MinBet <= MAX_TABLE_MINIMUM_CENTS,
      )
      done(open.map(({ ImsGameCode }) => ImsGameCode))
      void opening.then((socket) => socket.close())
    }
    const opening = openHub(`${origins.services}${LIVE_HUB_PATH}`, { from, onMessage })
    opening.catch(fail)
  })
}
