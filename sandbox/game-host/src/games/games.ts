import type { ArtBrief } from '@herna/contract/content'
import { CRASH_VARIANTS, crashModel, SLOT_VARIANTS, type SlotModel, slotModel } from '@herna/game-maths'
import { TABLE_MODELS } from '@herna/game-maths/tables'
import type { GameAssignment, GameAssignments } from './assignments.ts'
import { crashEngine } from './crash-engine.ts'
import type { GameEngine } from './engine.ts'
import { slotEngine } from './slot-engine.ts'
import { tableEngine } from './table-engine.ts'

/** A game as it is played on one model; a slot's model also says which symbols its pictures show. */
export interface Game {
  readonly engine: GameEngine
  readonly slot: SlotModel | null
  readonly assignment: GameAssignment
}

/** A game as some player opened it, with a model it may no longer have. */
export interface FormerGame extends GameAssignment {
  readonly gameCode: string
}

export interface Games {
  /** Those of the catalogue with the model they play now. */
  readonly offered: ReadonlyMap<string, Game>
  /** Of the catalogue, or one that has left it, as it was opened last. */
  find(gameCode: string): Game | null
  /** As the round was decided, whatever its game plays now. Null: this version has no such model. */
  ofRound(round: { readonly gameCode: string; readonly variantId: string }): Game | null
}

const SLOTS = new Map(SLOT_VARIANTS.map((variant) => [variant.id, variant]))
const TABLES = new Map(TABLE_MODELS.map((model) => [model.id, model]))
const CRASHES = new Map(CRASH_VARIANTS.map((variant) => [variant.id, variant]))

/** Models whose rounds run by the clock. */
export const CRASH_MODELS: readonly string[] = [...CRASHES.keys()]

/** All models of that kind of game. */
export function modelsLike(kind: GameEngine['kind']): string[] {
  if (kind === 'slot') return [...SLOTS.keys()]
  if (kind === 'crash') return [...CRASHES.keys()]
  return TABLE_MODELS.filter((model) => model.kind === kind).map(({ id }) => id)
}

/** A game assigned to a model nobody built is a mistake of the catalogue's: it stops the start, by name. `former`: the one opened last comes last. */
export function openGames(assignments: GameAssignments, former: readonly FormerGame[] = []): Games {
  const offered = new Map<string, Game>()
  for (const [gameCode, assignment] of assignments) {
    const game = gameWith(assignment)
    if (!game) throw new RangeError(`game ${gameCode} is assigned to the unknown model "${assignment.variantId}"`)
    offered.set(gameCode, game)
  }
  const formerByCode = new Map(former.map((game) => [game.gameCode, game]))
  const formerByModel = new Map(former.map((game) => [keyOf(game), game]))
  const made = new Map<string, Game | null>()

  const ofRound: Games['ofRound'] = (round) => {
    const current = offered.get(round.gameCode)
    if (current?.engine.variantId === round.variantId) return current
    const key = keyOf(round)
    const known = made.get(key)
    if (known !== undefined) return known
    const like = formerByModel.get(key) ?? current?.assignment ?? formerByCode.get(round.gameCode) ?? plainGame(round.gameCode)
    const game = gameWith({ ...like, variantId: round.variantId })
    made.set(key, game)
    return game
  }
  return {
    offered,
    ofRound,
    find(gameCode) {
      const last = formerByCode.get(gameCode)
      return offered.get(gameCode) ?? (last ? ofRound(last) : null)
    },
  }
}

const keyOf = ({ gameCode, variantId }: { gameCode: string; variantId: string }): string => `${gameCode} ${variantId}`

/** Of a game that left the catalogue before anything was kept of it, its code is all that is known. */
const plainGame = (gameCode: string): Omit<GameAssignment, 'variantId'> => ({
  brief: {
    gameCode,
    name: gameCode,
    provider: '',
    providerName: '',
    type: 'Slot',
    motifs: [],
    fileVersion: '1',
  } satisfies ArtBrief,
  minBet: 1,
  maxBet: 1,
})

function gameWith(assignment: GameAssignment): Game | null {
  const { variantId, brief } = assignment
  const slot = SLOTS.get(variantId)
  if (slot) {
    const model = slotModel(variantId)
    return { engine: slotEngine(brief, slot, model) as GameEngine, slot: model, assignment }
  }
  const table = TABLES.get(variantId)
  if (table) return { engine: tableEngine(brief, table) as GameEngine, slot: null, assignment }
  const crash = CRASHES.get(variantId)
  if (crash) return { engine: crashEngine(assignment, crash, crashModel(variantId)) as GameEngine, slot: null, assignment }
  return null
}
