import type { ArtBrief } from '@herna/contract/content'
import type { StudioTable } from '@herna/live-studio'

/** The model of a game, the art brief of its pictures, and its lowest and highest bet in the catalogue (cents). */
export interface GameAssignment {
  readonly variantId: string
  readonly brief: ArtBrief
  readonly minBet: number
  readonly maxBet: number
  /** Whether it requires a password while the content service has not answered [5.3]. */
  readonly requirePassword?: boolean
  /** Of a live table: what its studio knows about it. */
  readonly live?: StudioTable
}
/** By game code, the most popular first. */
export type GameAssignments = ReadonlyMap<string, GameAssignment>
