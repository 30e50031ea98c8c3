import { type LiveModel, liveTableDefinition } from '@herna/game-maths/live'
import type { StudioTable } from '@herna/live-studio'
import type { GameAssignment } from '../games/assignments.ts'
import type { GameEngine } from '../games/engine.ts'
import { themeOf } from '../games/theme.ts'
import { blackjackRounds } from './blackjack-table.ts'
import type { LiveState } from './live-state.ts'
import { spotTableRounds } from './spot-table.ts'

/** A live table: its studio decides the rounds by the clock, the players of this host bet on them. */
export function liveEngine(assignment: GameAssignment, model: LiveModel, secret: string): GameEngine<LiveState> {
  const { brief } = assignment
  const table = studioTableOf(assignment, model)
  const { gameCode, name, providerName } = brief
  const { minBet, maxBet, language } = table
  return {
    ...(model.table === 'blackjack' ? blackjackRounds : spotTableRounds)({ table, model, secret }),
    brief,
    variantId: model.id,
    kind: 'live',
    clock: 'wall',
    definition: liveTableDefinition(model, { gameCode, name, providerName, theme: themeOf(brief), minBet, maxBet, language }),
  }
}

/**
 * The table by whose studio the model's rounds are decided. Of one that has left the catalogue only its model and its last limits are known; its rounds still
 * follow from them, and so do those from a time when it was a table of another kind.
 */
const studioTableOf = ({ live, brief, minBet, maxBet }: GameAssignment, model: LiveModel): StudioTable =>
  live?.kind === model.table
    ? live
    : {
        gameCode: brief.gameCode,
        name: brief.name,
        kind: model.table,
        poker: model.table === 'poker' ? model.poker : null,
        language: 'sk',
        dealer: null,
        minBet,
        maxBet,
        maintenance: null,
      }
