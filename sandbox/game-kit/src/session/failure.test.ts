import { PLAY_ERROR_CODES } from '@herna/contract/games'
import { expect, test } from 'vitest'
import { CallFailed } from '@herna/http-client'
import { failureOfCall, problemOf } from './failure.ts'

test('every error code of the contract maps to a failure kind of the same name and to a problem that the portal defines', () => {
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
    'broken',
    'broken',
  ])
})
