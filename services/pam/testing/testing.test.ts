import type { LoginReply, Protection, Statement } from '@herna/contract/player'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD } from '../src/pam.fixture.ts'
import { type RunningPam, runPam } from './fixtures.ts'
import { pamTestData } from './index.ts'

let pam: RunningPam
beforeAll(async () => {
  // The database's clock, because the rows are changed relative to it.
  pam = await runPam({ parts: { now: undefined } })
})
afterAll(() => pam.close())
const data = pamTestData(() => pam.database.url)

test('aged sessions are locked, and backdating the login does not lock them', async () => {
  await pam.newPlayer('necinny')
  const browser = await pam.playing('necinny')
  await data.backdateLogin('necinny', 45)
  const { session, serverTime } = await browser.expect<Protection>(200, 'GET', '/platform/protection')
  expect(Date.parse(serverTime) - Date.parse(session?.startedAt ?? '')).toBeGreaterThanOrEqual(45 * 60_000)
  await data.ageSessions('necinny', 31)
  expect((await browser.call('GET', '/platform/account')).body.errorCode).toBe('session-idle')
})

test('added daily totals appear in the statement', async () => {
  await pam.newPlayer('vkladajuci')
  const browser = await pam.playing('vkladajuci')
  await data.addDailyTotals('vkladajuci', { deposited: 12_345, staked: 5_000, won: 199 })
  const { total } = await browser.expect<Statement>(200, 'GET', '/platform/statement')
  expect(total).toMatchObject({ deposited: 12_345, staked: 5_000, won: 199 })
})

test('a player with outdated terms must accept the new ones at the next login', async () => {
  await pam.newPlayer('suhlasiaci')
  await data.outdateTerms('suhlasiaci')
  const login = { username: 'suhlasiaci', password: PASSWORD }
  const { pendingSteps } = await pam.browser().expect<LoginReply>(200, 'POST', '/platform/login', login)
  expect(pendingSteps).toEqual(['accept-terms'])
})

test('an unknown player is an error', async () => {
  await expect(data.ageSessions('nikto', 31)).rejects.toThrow('no row was changed')
})
