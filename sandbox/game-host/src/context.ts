import type { Draw } from '@herna/game-maths'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Games } from './games/games.ts'
import type { ClientFiles } from './launch/client-files.ts'
import type { RoundClock } from './rounds/round-clock.ts'
import type { GameHostSettings } from './settings.ts'
import type { WalletClient } from './wallet/wallet-client.ts'

/** What the parts of the game host share. */
export interface GameHostContext {
  pool: pg.Pool
  settings: GameHostSettings
  games: Games
  /** The jackpot a game's stakes go to, by game code. */
  jackpotOf: ReadonlyMap<string, string>
  wallet: WalletClient
  /** Throws a 403 when the game is behind a password and the permit does not open it [5.3]. */
  requirePermit: (gameCode: string, permit: string | undefined) => Promise<void>
  dataFolder: string
  clients: Readonly<Record<ClientName, ClientFiles>>
  draw: Draw
  /** Time of day, the same for all nodes. */
  now: () => Date
  /** What rounds run by. */
  roundClock: RoundClock
  log: FastifyBaseLogger
}

/** The apps that show our games; each game's kind says by which. */
export const CLIENT_NAMES = ['slots', 'tables', 'crash'] as const
export type ClientName = (typeof CLIENT_NAMES)[number]
