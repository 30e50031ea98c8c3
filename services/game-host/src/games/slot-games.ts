import type { ArtBrief } from '@herna/contract/content'
import { SLOT_VARIANTS, type SlotModel, slotModel, type SlotVariant } from '@herna/game-maths'

/** By game code: the model a game plays and what its pictures are made of. */
export type SlotAssignments = ReadonlyMap<string, { variantId: string; brief: ArtBrief }>

/** A game with all that decides its outcomes and looks. */
export interface SlotGame {
  readonly brief: ArtBrief
  readonly variant: SlotVariant
  readonly model: SlotModel
}

/** A game assigned to a variant nobody built is a mistake of the catalogue's: it stops the start, by name. */
export function slotGames(assignments: SlotAssignments): ReadonlyMap<string, SlotGame> {
  const variants = new Map(SLOT_VARIANTS.map((variant) => [variant.id, variant]))
  return new Map(
    [...assignments].map(([gameCode, { variantId, brief }]) => {
      const variant = variants.get(variantId)
      if (!variant) throw new RangeError(`game ${gameCode} is assigned to the unknown slot variant "${variantId}"`)
      return [gameCode, { brief, variant, model: slotModel(variantId) }]
    }),
  )
}
