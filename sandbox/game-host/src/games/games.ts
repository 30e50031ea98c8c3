import type { ArtBrief } from '@herna/contract/content'
import { CRASH_VARIANTS, crashModel, SLOT_VARIANTS, type SlotModel, slotModel } from '@herna/game-maths'
import { LIVE_MODELS } from '@herna/game-maths/live'
import { TABLE_MODELS } from '@herna/game-maths/tables'
import { crashEngine } from '../crash/crash-engine.ts'
import { liveEngine } from '../live/live-engine.ts'
import type { GameAssignment, GameAssignments } from './assignments.ts'
import type { EngineClock, GameEngine } from './engine.ts'
import { slotEngine } from './slot-engine.ts'
import { tableEngine } from './table-engine.ts'

/** A game with one model; `slot` is set for slots, whose model decides which symbols have pictures. */
export interface Game {
  readonly engine: GameEngine
  readonly slot: SlotModel | null
  readonly assignment: GameAssignment
}

/** A game as a player opened it once; it may have another model now. */
export interface FormerGame extends GameAssignment {
  readonly gameCode: string
}

export interface Games {
  /** Games of the catalogue with their current model, by game code; the most popular first. */
  readonly offered: ReadonlyMap<string, Game>
  /** A game of the catalogue, or one that left it, as it was opened last. */
  find(gameCode: string): Game | null
  /** The game with the model that decided the round. Null: this version has no such model. */
  ofRound(round: { readonly gameCode: string; readonly variantId: string }): Game | null
}

const SLOTS = new Map(SLOT_VARIANTS.map((variant) => [variant.id, variant]))
const TABLES = new Map(TABLE_MODELS.map((model) => [model.id, model]))
const CRASHES = new Map(CRASH_VARIANTS.map((variant) => [variant.id, variant]))

const LIVES = new Map(LIVE_MODELS.map((model) => [model.id, model]))

/** Models whose rounds end by themselves, by the clock that they run by. */
export const TIMED_MODELS: Readonly<Record<EngineClock, readonly string[]>> = {
  round: [...CRASHES.keys()],
  wall: [...LIVES.keys()],
}

/** Ids of all models of that kind of game. */
export function modelIdsOfKind(kind: GameEngine['kind']): string[] {
  if (kind === 'slot') return [...SLOTS.keys()]
  if (kind === 'crash') return [...CRASHES.keys()]
  if (kind === 'live') return [...LIVES.keys()]
  return TABLE_MODELS.filter((model) => model.kind === kind).map(({ id }) => id)
}

/**
 * Throws a RangeError at start when the catalogue assigns a game to an unknown model. `former`: oldest first. `liveSecret`: all rounds of live
 * tables follow from it.
 */
export function openGames(assignments: GameAssignments, former: readonly FormerGame[], liveSecret: string): Games {
  const offered = new Map<string, Game>()
  for (const [gameCode, assignment] of assignments) {
    const game = gameWith(assignment, liveSecret)
    if (!game)
      throw new RangeError(`game ${gameCode} is assigned to the unknown model "${assignment.variantId}"; correct the catalogue`)
    offered.set(gameCode, game)
  }
  const formerByCode = new Map(former.map((game) => [game.gameCode, game]))
  const formerByModel = new Map(former.map((game) => [keyOf(game), game]))
  const gamesByModel = new Map<string, Game | null>()

  const ofRound: Games['ofRound'] = (round) => {
    const current = offered.get(round.gameCode)
    if (current?.engine.variantId === round.variantId) return current
    const key = keyOf(round)
    const cachedGame = gamesByModel.get(key)
    if (cachedGame !== undefined) return cachedGame
    const template =
      formerByModel.get(key) ?? current?.assignment ?? formerByCode.get(round.gameCode) ?? placeholderGame(round.gameCode)
    const game = gameWith({ ...template, variantId: round.variantId }, liveSecret)
    gamesByModel.set(key, game)
    return game
  }
  return {
    offered,
    ofRound,
    find(gameCode) {
      const lastOpened = formerByCode.get(gameCode)
      return offered.get(gameCode) ?? (lastOpened ? ofRound(lastOpened) : null)
    },
  }
}

const keyOf = ({ gameCode, variantId }: { gameCode: string; variantId: string }): string => `${gameCode} ${variantId}`

/** For a game that left the catalogue before it was ever stored: only its code is known. */
const placeholderGame = (gameCode: string): Omit<GameAssignment, 'variantId'> => ({
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

function gameWith(assignment: GameAssignment, liveSecret: string): Game | null {
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
  const live = LIVES.get(variantId)
  if (live) return { engine: liveEngine(assignment, live, liveSecret) as GameEngine, slot: null, assignment }
  return null
}
