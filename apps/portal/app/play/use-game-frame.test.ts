import { expect, test } from 'vitest'
import { afterWord, type FrameState, problemOf } from './use-game-frame.ts'

const opening: FrameState = { at: 'opening', problem: null, inRound: false }
const word = { source: 'herna-game', gameCode: 'vlcia-hora' } as const

test('a game is up when it says so, also one that had been silent', () => {
  for (const at of ['opening', 'silent'] as const) {
    expect(afterWord({ ...opening, at, problem: 'unreachable' }, { ...word, type: 'ready' })).toEqual({
      at: 'running',
      problem: null,
      inRound: false,
    })
  }
})

test('what stopped a game is known until a round starts again', () => {
  const stopped = afterWord({ ...opening, at: 'running' }, { ...word, type: 'failed', problem: 'moved' })
  expect(stopped).toEqual({ at: 'running', problem: 'moved', inRound: false })
  const again = afterWord(stopped, { ...word, type: 'round-started' })
  expect(again).toEqual({ at: 'running', problem: null, inRound: true })
  expect(afterWord(again, { ...word, type: 'round-ended', balance: 5 })).toMatchObject({ problem: null, inRound: false })
})

test('a word we do not know means that the game broke [S4]', () => {
  expect(['blocked', 'constructor', '', 'E42'].map(problemOf)).toEqual(['blocked', 'broken', 'broken', 'broken'])
})
