import { CRASH_VARIANTS, crashModel, SLOT_VARIANTS, type SlotModel, slotModel } from '@herna/game-maths'
import { TABLE_MODELS } from '@herna/game-maths/tables'
import type { GameAssignment, GameAssignments } from './assignments.ts'
import { crashEngine } from './crash-engine.ts'
import type { GameEngine } from './engine.ts'
import { slotEngine } from './slot-engine.ts'
import { tableEngine } from './table-engine.ts'

/** A game as it is played; a slot's model also says which symbols its pictures show. */
export interface Game {
  readonly engine: GameEngine
  readonly slot: SlotModel | null
}
export type Games = ReadonlyMap<string, Game>

const SLOTS = new Map(SLOT_VARIANTS.map((variant) => [variant.id, variant]))
const TABLES = new Map(TABLE_MODELS.map((model) => [model.id, model]))
const CRASHES = new Map(CRASH_VARIANTS.map((variant) => [variant.id, variant]))

/** A game assigned to a model nobody built is a mistake of the catalogue's: it stops the start, by name. */
export const gamesOf = (assignments: GameAssignments): Games =>
  new Map([...assignments].map(([gameCode, assignment]) => [gameCode, gameOf(gameCode, assignment)]))

function gameOf(gameCode: string, assignment: GameAssignment): Game {
  const { variantId, brief } = assignment
  const slot = SLOTS.get(variantId)
  if (slot) {
    const model = slotModel(variantId)
    return { engine: slotEngine(brief, slot, model) as GameEngine, slot: model }
  }
  const table = TABLES.get(variantId)
  if (table) return { engine: tableEngine(brief, table) as GameEngine, slot: null }
  const crash = CRASHES.get(variantId)
  if (crash) return { engine: crashEngine(assignment, crash, crashModel(variantId)) as GameEngine, slot: null }
  throw new RangeError(`game ${gameCode} is assigned to the unknown model "${variantId}"`)
}
