import type { LiveDefinition, LiveOutcome } from '@herna/contract/games'
import type { GameSpec } from '@herna/game-kit'
import { type CreateHub, loadHub } from '../hub/index.ts'
import { resultText } from '../results/index.ts'
import { advance, type LiveEffect, type LiveEvent, type LiveState, newState } from '../round/index.ts'
import { liveSounds, type SoundName } from '../sounds/index.ts'
import { texts } from '../texts/index.ts'
import { boards } from './boards.ts'
import { failureOf } from './failures.ts'
import { LiveView } from './view.ts'

type Spec = GameSpec<LiveDefinition, LiveOutcome, LiveState, LiveEvent, LiveEffect, SoundName>

/** Specification of live tables for the shared shell; tests replace the hub. */
export const liveGameWith = (createHub: CreateHub): Spec => ({
  newState,
  advance,
  sounds: liveSounds,
  shownLimits: 'each-kind',
  load: async (game) => {
    const createBoard = await boards[game.table]()
    return (context, sounds) => new LiveView(context, sounds, createBoard, createHub)
  },
  failureViewOf: failureOf,
  announcements: {
    ownConnection: true,
    ready: (name, balance, note) => texts.spoken.ready(name, `${balance}${note}`),
    ended: (_game, { outcome, win, balance }, amount) => {
      const result = outcome.result ? resultText(outcome.result) : texts.phase.result
      return win > 0 ? texts.spoken.won(result, amount(win), amount(balance)) : texts.spoken.lost(result, amount(balance))
    },
  },
  history: {
    outcome: (_game, { outcome }) => (outcome.result ? resultText(outcome.result) : texts.phase.result),
    canReplay: false,
  },
})

export const liveGame = liveGameWith(loadHub)
