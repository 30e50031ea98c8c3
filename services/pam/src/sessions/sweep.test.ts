import { afterAll, beforeAll, expect, test } from 'vitest'
import { QUICK_PASSWORDS, PASSWORD, type RunningPam, runPam } from '../pam.fixture.ts'
import { removeStale } from './sweep.ts'

let pam: RunningPam
beforeAll(async () => {
  pam = await runPam({ parts: { passwords: QUICK_PASSWORDS } })
})
afterAll(() => pam.close())

const sweep = () => removeStale({ pool: pam.database.pool, now: () => pam.clock.now } as Parameters<typeof removeStale>[0])
const count = async (table: string) => (await pam.database.pool.query(`SELECT 1 FROM pam.${table}`)).rowCount

test('what is worth nothing is cleared away; a live session, its tokens and the trail are not', async () => {
  await pam.newPlayer('stary')
  await pam.playing('stary', { rememberMe: 1 })
  await pam.browser().call('POST', '/platform/login', { username: 'nikto', password: 'x' })
  await sweep()
  for (const [table, rows] of [
    ['sessions', 1],
    ['access_tokens', 2],
    ['remember_tokens', 1],
    ['login_attempts', 1],
    ['mails', 1],
  ] as const)
    expect([table, await count(table)]).toEqual([table, rows])
  const trail = await count('audit')
  pam.pass({ days: 401 })
  await sweep()
  for (const table of ['sessions', 'access_tokens', 'temporary_tokens', 'remember_tokens', 'login_attempts', 'mails'])
    expect([table, await count(table)]).toEqual([table, 0])
  expect(await count('audit')).toBe(trail)
  await pam.browser().expect(200, 'POST', '/platform/login', { username: 'stary', password: PASSWORD })
})
