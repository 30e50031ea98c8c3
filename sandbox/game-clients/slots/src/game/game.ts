import type { SlotDefinition, SlotOutcome } from '@herna/contract/games'
import type { GameSpec } from '@herna/game-kit'
import { advance, newState, type SlotEffect, type SlotEvent, type SlotState } from '../round/index.ts'
import { type SlotSoundName, slotSounds } from '../sounds/index.ts'
import { texts } from '../texts/index.ts'
import type { SlotRound } from '../session/index.ts'
import { dress } from './dress.ts'
import { failureOf } from './failures.ts'
import { SlotView } from './view.ts'

/** Specification of slots for the shared shell. */
export const slotGame: GameSpec<SlotDefinition, SlotOutcome, SlotState, SlotEvent, SlotEffect, SlotSoundName> = {
  newState,
  advance,
  guardedPhases: ['idle', 'deciding', 'overlay'],
  sounds: slotSounds,
  load: async (game, progress) => {
    const parts = await dress(game, progress)
    return (context, sounds) => new SlotView(context, sounds, parts)
  },
  failureViewOf: failureOf,
  announcements: {
    ready: texts.spoken.ready,
    ended: (_game, { win, balance }, amount) =>
      win > 0 ? texts.spoken.won(amount(win), amount(balance)) : texts.spoken.lost(amount(balance)),
  },
  history: { outcome: (_game, round) => historyText(round), canReplay: true },
}

/** „Točenie a 10 voľných točení, výhra zdvojnásobená 2 razy“ */
function historyText({ outcome }: SlotRound): string {
  const { amount = 0, steps = [] } = outcome.gamble ?? {}
  const gambled = steps.length > 0 ? texts.decisions.gamble.history(steps.length, amount === 0) : ''
  return [texts.historyOf(outcome.steps), gambled].filter(Boolean).join(', ')
}
