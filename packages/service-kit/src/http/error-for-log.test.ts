import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../test-database.ts'
import { createServer } from './http-server.ts'
import { errorForLog } from './error-for-log.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query('CREATE TABLE people (id int PRIMARY KEY, email text CHECK (email <> $$x$$), born date NOT NULL)')
  await database.pool.query("INSERT INTO people VALUES (1, 'jana@posta.test', '1990-05-17')")
})
afterAll(() => database.close())

const SECRETS = ['jana@posta.test', '1990-05-17', 'tajne-heslo']
test.each([
  ['a duplicate value', `INSERT INTO people VALUES (1, $1, '1990-05-17')`, ['jana@posta.test']],
  ['a row that violates a constraint', `INSERT INTO people VALUES (2, $1, NULL)`, ['jana@posta.test']],
  ['a value of another type', `INSERT INTO people VALUES ($1, 'jana@posta.test', '1990-05-17')`, ['tajne-heslo']],
  ['an invalid date', `INSERT INTO people VALUES (3, 'jana@posta.test', $1)`, ['tajne-heslo']],
])('for %s the log has the location of the failure, not the values (S17)', async (_, sql, values) => {
  let logged = ''
  const logger = pino({ level: 'info' }, { write: (line) => void (logged += line) })
  const app = await createServer({ title: 'Test', logger })
  app.get('/people', async () => {
    const { rows } = await database.pool.query(sql, values)
    return rows
  })
  const answer = await app.inject('/people')
  expect(answer.statusCode).toBe(500)
  expect(logged).toContain((answer.json() as { reference: string }).reference)
  expect(logged).toMatch(/"code":"\w{5}"/)
  expect(logged).toContain('error-for-log.test.ts')
  for (const secret of SECRETS) expect(logged + answer.body).not.toContain(secret)
  await app.close()
})

test('a failed query is logged without its parameters, and its cause as an error (S17)', () => {
  const cause = Object.assign(new Error('value "tajne-heslo" is not valid'), { severity: 'ERROR', code: '22P02' })
  const failed = Object.assign(new Error('Failed query: select $1\nparams: tajne-heslo', { cause }), { params: ['tajne-heslo'] })
  const loggedError = errorForLog(failed)
  expect(loggedError).toMatchObject({ message: 'Failed query: select $1', cause: { message: 'database error 22P02' } })
  expect(JSON.stringify(loggedError)).not.toContain('tajne-heslo')
})

test('a message that quotes a long response is cut in the log', () => {
  const { message, stack } = errorForLog(new Error(`HTTP 502: ${'a'.repeat(5_000)}`))
  expect([message.length, stack.length < 5_000]).toEqual([1_000, true])
})

test('other errors are logged with their message; a thrown value that is not an error is not logged', () => {
  expect(errorForLog(new TypeError('x is not a function'))).toMatchObject({ type: 'TypeError', message: 'x is not a function' })
  expect(JSON.stringify(errorForLog({ password: 'tajne-heslo' }))).not.toContain('tajne-heslo')
})
