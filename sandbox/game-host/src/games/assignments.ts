import type { ArtBrief } from '@herna/contract/content'

/** Which model a game plays, what its pictures are made of, and the stakes its catalogue entry states (cents). */
export interface GameAssignment {
  readonly variantId: string
  readonly brief: ArtBrief
  readonly minBet: number
  readonly maxBet: number
  /** Behind a password as long as the content service says nothing else [5.3]. */
  readonly requirePassword?: boolean
}
/** By game code. */
export type GameAssignments = ReadonlyMap<string, GameAssignment>
