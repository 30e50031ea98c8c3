import type { Draw } from '@herna/game-maths'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { SlotGame } from './games/slot-games.ts'
import type { ClientFiles } from './launch/client-files.ts'
import type { GameHostSettings } from './settings.ts'

/** What the parts of the game host share. */
export interface GameHostContext {
  pool: pg.Pool
  settings: GameHostSettings
  /** By game code; a game that is not here has no model. */
  games: ReadonlyMap<string, SlotGame>
  dataFolder: string
  client: ClientFiles
  draw: Draw
  now: () => Date
  log: FastifyBaseLogger
}
