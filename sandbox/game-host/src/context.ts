import type { Draw } from '@herna/game-maths'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Games } from './games/games.ts'
import type { GameJackpot } from './jackpots/jackpots.store.ts'
import type { ClientFiles } from './launch/client-files.ts'
import type { RoundClock } from './rounds/round-clock.ts'
import type { GameHostSettings } from './settings.ts'
import type { WalletClient } from './wallet/wallet-client.ts'

/** Dependencies shared by all parts of the game host. */
export interface GameHostContext {
  pool: pg.Pool
  settings: GameHostSettings
  games: Games
  /** The jackpot a game contributes to, by game code. */
  jackpotOf: ReadonlyMap<string, GameJackpot>
  wallet: WalletClient
  /** Throws a 403 problem when the game requires a password and the permit is not valid for it [5.3]. */
  requirePermit: (gameCode: string, permit: string | undefined) => Promise<void>
  dataFolder: string
  clients: Readonly<Record<ClientName, ClientFiles>>
  draw: Draw
  /** All rounds of live tables follow from it. */
  liveSecret: string
  /** Database time, the same for all nodes. */
  now: () => Date
  /** Clock of rounds that run by time (crash). */
  roundClock: RoundClock
  log: FastifyBaseLogger
}

/** The client apps; a game's kind decides which of them shows it. */
export const CLIENT_NAMES = ['slots', 'tables', 'crash', 'live'] as const
export type ClientName = (typeof CLIENT_NAMES)[number]
