import { expect, test } from 'vitest'
import { PASSWORD, runPam } from '../pam.fixture.ts'

test('who logs in while no connection to the database is to be had is asked to try again in a moment', async () => {
  const pam = await runPam()
  await pam.newPlayer('tichy')
  const held = await Promise.all(Array.from({ length: 5 }, () => pam.database.pool.connect()))
  const payload = { username: 'tichy', password: PASSWORD }
  const refused = await pam.app.inject({ method: 'POST', url: '/platform/login', payload })
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('5')
  expect(refused.headers['content-type']).toContain('application/problem+json')
  for (const client of held) client.release()
  expect((await pam.app.inject({ method: 'POST', url: '/platform/login', payload })).statusCode).toBe(200)
  await pam.close()
})
