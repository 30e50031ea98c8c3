import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningPam, runPam } from '../../pam.fixture.ts'

let pam: RunningPam
beforeAll(async () => {
  pam = await runPam({ environment: { HERNA_CODES_PER_MINUTE: '2' } })
})
afterAll(() => pam.close())

test.each([
  ['unlock codes', '/platform/unlock', { login: 'hadac', code: 'ABCD-2345' }, 2],
  ['verification codes', '/platform/email-verification', { login: 'hadac', code: 'ABCD-2345' }, 2],
  ['reset codes', '/platform/password/reset', { login: 'hadac', code: 'ABCD-2345', newPassword: 'Nova-Lampa-4242' }, 2],
  ['passwords to check', '/platform/password/check', { password: 'Nova-Lampa-4242' }, 40],
] as const)('an IP address may send %s only up to the limit per minute', async (_what, path, body, limit) => {
  const browser = pam.browser()
  const statuses: number[] = []
  for (let count = 0; count <= limit; count += 1) statuses.push((await browser.call('POST', path, body)).status)
  expect(statuses.slice(0, limit)).not.toContain(429)
  expect(statuses.at(-1)).toBe(429)
})
