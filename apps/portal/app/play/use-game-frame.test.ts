import { expect, test } from 'vitest'
import { nextFrameState, type FrameState, knownProblem } from './use-game-frame.ts'

const opening: FrameState = { phase: 'opening', problem: null, inRound: false }
const word = { source: 'herna-game', gameCode: 'vlcia-hora' } as const

test('a `ready` message marks the game as running, even after it was reported silent', () => {
  for (const phase of ['opening', 'silent'] as const) {
    expect(nextFrameState({ ...opening, phase, problem: 'unreachable' }, { ...word, type: 'ready' })).toEqual({
      phase: 'running',
      problem: null,
      inRound: false,
    })
  }
})

test('a problem is kept until the next round starts', () => {
  const stopped = nextFrameState({ ...opening, phase: 'running' }, { ...word, type: 'failed', problem: 'moved' })
  expect(stopped).toEqual({ phase: 'running', problem: 'moved', inRound: false })
  const restarted = nextFrameState(stopped, { ...word, type: 'round-started' })
  expect(restarted).toEqual({ phase: 'running', problem: null, inRound: true })
  expect(nextFrameState(restarted, { ...word, type: 'round-ended', balance: 5 })).toMatchObject({ problem: null, inRound: false })
})

test('a failure leaves a round open when the game says that it continues', () => {
  const inRound = nextFrameState({ ...opening, phase: 'running' }, { ...word, type: 'round-started' })
  const stopped = nextFrameState(inRound, { ...word, type: 'failed', problem: 'unreachable', isRoundOpen: true })
  expect(stopped).toEqual({ phase: 'running', problem: 'unreachable', inRound: true })
  expect(nextFrameState(inRound, { ...word, type: 'stake-taken' })).toEqual(inRound)
})

test('an unknown problem code counts as broken [S4]', () => {
  expect(['blocked', 'constructor', '', 'E42'].map(knownProblem)).toEqual(['blocked', 'broken', 'broken', 'broken'])
})
