import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningPam, runPam } from '../../pam.fixture.ts'

let pam: RunningPam
beforeAll(async () => {
  pam = await runPam({ environment: { HERNA_CODES_PER_MINUTE: '2' } })
})
afterAll(() => pam.close())

test.each([
  ['codes that unlock', '/platform/unlock', { login: 'hadac', code: 'ABCD-2345' }, 2],
  ['codes that verify an address', '/platform/email-verification', { login: 'hadac', code: 'ABCD-2345' }, 2],
  [
    'codes that set a new password',
    '/platform/password/reset',
    { login: 'hadac', code: 'ABCD-2345', newPassword: 'Nova-Lampa-4242' },
    2,
  ],
  ['passwords that are checked', '/platform/password/check', { password: 'Nova-Lampa-4242' }, 40],
] as const)('an address sends so many %s a minute, and no more', async (_what, path, body, most) => {
  const browser = pam.browser()
  const statuses: number[] = []
  for (let count = 0; count <= most; count += 1) statuses.push((await browser.call('POST', path, body)).status)
  expect(statuses.slice(0, most)).not.toContain(429)
  expect(statuses.at(-1)).toBe(429)
})
