import { expect, test } from 'vitest'
import { advance } from './machine.ts'
import { sampleReply, sampleState, sampleStep } from './sample.ts'
import type { SlotPlay, SlotState } from './state.ts'

const round = sampleReply({
  steps: [
    sampleStep({ win: 200 }),
    sampleStep({ kind: 'trail', win: 300, trail: { roll: 2, from: 0, field: 2 } }),
    sampleStep({ kind: 'trail', win: 0, trail: { roll: 3, from: 2, field: 5 } }),
  ],
  win: 500,
  balance: 1_400,
})
const stateIn = (play: SlotPlay): SlotState => sampleState({ play, balance: 900 })

test('a trail starts when the player says so, after the wins of the paid spin', () => {
  const shown = advance(stateIn({ phase: 'showing', round, step: 0, isReplay: false }), { type: 'wins-shown' })
  expect(shown.state.play).toMatchObject({ phase: 'overlay', overlay: 'trail', step: 0 })
  const started = advance(shown.state, { type: 'pressed', id: 'r2' })
  expect(started.effects).toEqual([{ type: 'roll', trail: { roll: 2, from: 0, field: 2 }, bet: 100, before: 0, after: 300 }])
})

test('the die rolls on by itself, and the end is a summary before the balance', () => {
  const rolled = advance(stateIn({ phase: 'showing', round, step: 1, isReplay: false }), { type: 'wins-shown' })
  expect(rolled.effects).toEqual([{ type: 'roll', trail: { roll: 3, from: 2, field: 5 }, bet: 100, before: 300, after: 300 }])
  const ended = advance(stateIn({ phase: 'showing', round, step: 2, isReplay: false }), { type: 'wins-shown' })
  expect(ended.state.play).toMatchObject({ phase: 'overlay', overlay: 'summary' })
  expect(advance(ended.state, { type: 'pressed', id: 'r2' }).state).toMatchObject({ balance: 1_400, lastWin: 500 })
})
