import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningContent, runContent } from '../content-service.fixture.ts'

let content: RunningContent
beforeAll(async () => {
  content = await runContent()
})
afterAll(() => content.close())

const counterNow = async () => {
  const { rows } = await content.database.pool.query<{ counter: string }>('SELECT counter FROM content.version')
  return Number(rows[0]?.counter)
}

test.each([
  [`UPDATE content.games SET name = name || '.' WHERE game_code = 'zlaty-vlk'`],
  [`DELETE FROM content.games WHERE game_code = 'zivy-stol'`],
  [
    `INSERT INTO content.items (kind, id, locale, status, position, origin, body) VALUES ('menu', 'x', 'sk-SK', 'Draft', 0, 'seed', '{}')`,
  ],
  [`UPDATE content.items SET status = 'Archived' WHERE kind = 'seo'`],
  [`TRUNCATE content.items`],
])('the version changes with any change of content: %s', async (sql) => {
  const previousCounter = await counterNow()
  await content.database.pool.query(sql)
  expect(await counterNow()).toBeGreaterThan(previousCounter)
})

test('a statement that changes nothing does not change the version', async () => {
  const previousCounter = await counterNow()
  await content.database.pool.query(`UPDATE content.games SET name = 'x' WHERE false`)
  expect(await counterNow()).toBe(previousCounter)
})

test('a rolled back change does not change the version', async () => {
  const previousCounter = await counterNow()
  const client = await content.database.pool.connect()
  await client.query('BEGIN')
  await client.query(`UPDATE content.games SET name = name || '.'`)
  await client.query('ROLLBACK')
  client.release()
  expect(await counterNow()).toBe(previousCounter)
})

test('the version is not cached, and a wait ends after its time', async () => {
  // The service receives the changes above through the database, a moment later.
  const counter = await counterNow()
  await expect.poll(async () => (await content.get('/content/version')).body).toContain(`-${counter}"`)
  const now = await content.get('/content/version')
  expect(now.headers['cache-control']).toBe('no-store')
  const { version } = JSON.parse(now.body) as { version: string }
  expect(JSON.parse((await content.get(`/content/version?after=${version}&wait=0`)).body)).toMatchObject({ version })
  expect(JSON.parse((await content.get('/content/version?after=older')).body)).toMatchObject({ version })
  expect((await content.get('/content/version?wait=999')).statusCode).toBe(400)
})

test('closing ends waiting requests', async () => {
  const closingService = await runContent()
  const { version } = JSON.parse((await closingService.get('/content/version')).body) as { version: string }
  const waiting = closingService.get(`/content/version?after=${version}`)
  await new Promise((resolve) => setImmediate(resolve))
  await closingService.close()
  expect((await waiting).statusCode).toBe(200)
})
