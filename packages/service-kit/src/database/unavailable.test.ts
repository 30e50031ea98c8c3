import { expect, test } from 'vitest'
import { isConnectionLost, isDatabaseUnavailable } from './unavailable.ts'

const databaseError = (code: string) => Object.assign(new Error('refused'), { code })

test.each(['53100', '57014', '55P03'])(
  'a statement that the server has no space or no time for (%s) is repeated later, on the same connection',
  (code) => {
    expect([isDatabaseUnavailable(databaseError(code)), isConnectionLost(databaseError(code))]).toEqual([true, false])
  },
)

test.each(['08006', '53300', '57P01'])('an error of the connection (%s) loses it', (code) => {
  expect([isDatabaseUnavailable(databaseError(code)), isConnectionLost(databaseError(code))]).toEqual([true, true])
})

test.each(['23505', '42P01'])('an error of the statement itself (%s) is not repeated', (code) => {
  expect([isDatabaseUnavailable(databaseError(code)), isConnectionLost(databaseError(code))]).toEqual([false, false])
})
