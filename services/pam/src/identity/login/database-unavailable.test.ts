import { openDatabase, testDatabase } from '@herna/service-kit'
import { expect, test } from 'vitest'
import { PASSWORD, runPam } from '../../pam.fixture.ts'
import { MIGRATIONS } from '../../pam-service.ts'

test('a login while no database connection is available is asked to retry shortly', async () => {
  const database = await testDatabase(MIGRATIONS)
  const { pool, close } = await openDatabase({ url: database.url, connections: 2, timeouts: { connect: 200 } })
  const pam = await runPam({ database: { ...database, pool } })
  await pam.newPlayer('tichy')
  const heldConnections = await Promise.all([pool.connect(), pool.connect()])
  const payload = { username: 'tichy', password: PASSWORD }
  const refused = await pam.app.inject({ method: 'POST', url: '/platform/login', payload })
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('5')
  expect(refused.headers['content-type']).toContain('application/problem+json')
  for (const client of heldConnections) client.release()
  expect((await pam.app.inject({ method: 'POST', url: '/platform/login', payload })).statusCode).toBe(200)
  await pam.close()
  await close()
  await database.close()
})
