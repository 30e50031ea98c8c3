import { PLAY_ERROR_CODES } from '@herna/contract/games'
import { expect, test } from 'vitest'
import { CallFailed } from '@herna/http-client'
import { failureOfCall, problemOf } from './failure.ts'

test('every code of the contract is known by its name, and the portal is told a problem of its own list', () => {
  const refused = (errorCode: string) => new CallFailed('status', { refusal: { status: 409, body: '', problem: { errorCode } } })
  for (const errorCode of PLAY_ERROR_CODES) expect(failureOfCall(refused(errorCode)).kind).toBe(errorCode)
  expect(PLAY_ERROR_CODES.map((kind) => problemOf({ kind, reference: null }))).toEqual([
    'session-over',
    'blocked',
    'blocked',
    'insufficient-funds',
    'moved',
    'broken',
    'broken',
    'broken',
    'broken',
    'broken',
    'broken',
  ])
})
