import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningPam, runPam } from '../../pam.fixture.ts'

const ADDRESS = '/platform/cookie-consent'
let pam: RunningPam
beforeAll(async () => {
  pam = await runPam()
})
afterAll(() => pam.close())

const choiceOf = (id: string, analytics: boolean) => ({
  id,
  version: '2026-11',
  analytics,
  marketing: false,
  personalisation: false,
})
const recordedChoicesOf = async (id: string) =>
  (
    await pam.database.pool.query(
      `SELECT player.username, version, analytics FROM pam.cookie_consents AS consent
         LEFT JOIN pam.players AS player ON player.id = consent.player_id WHERE visitor_id = $1 ORDER BY consent.at, analytics`,
      [id],
    )
  ).rows

test('every choice about cookies is recorded as a separate row, with the version agreed to', async () => {
  const id = randomUUID()
  const guest = pam.browser()
  await guest.expect(202, 'POST', ADDRESS, choiceOf(id, false))
  pam.pass({ seconds: 1 })
  await guest.expect(202, 'POST', ADDRESS, choiceOf(id, true))
  expect(await recordedChoicesOf(id)).toEqual([
    { username: null, version: '2026-11', analytics: false },
    { username: null, version: '2026-11', analytics: true },
  ])
})

test('a choice made while logged in is recorded with its player', async () => {
  const id = randomUUID()
  await pam.newPlayer('suhlasiaci')
  const browser = await pam.playing('suhlasiaci')
  await browser.expect(202, 'POST', ADDRESS, choiceOf(id, true))
  expect(await recordedChoicesOf(id)).toMatchObject([{ username: 'suhlasiaci' }])
})

test('an incomplete choice is refused and nothing is recorded', async () => {
  const id = randomUUID()
  const { marketing: _, ...incomplete } = choiceOf(id, true)
  const { status, body } = await pam.browser().call('POST', ADDRESS, incomplete)
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('marketing')])
  expect(await recordedChoicesOf(id)).toEqual([])
})
