import { afterAll, beforeAll, expect, test } from 'vitest'
import { EVA, OPERATOR_TOKEN, openPage, openSupport, type RunningChat, runChat } from '../chat.fixture.ts'
import { PERSONAL_TABLES } from './personal-data.routes.ts'

let chat: RunningChat
beforeAll(async () => {
  chat = await runChat()
})
afterAll(() => chat.close())

const call = (what: 'export' | 'erasure', authorization = `Bearer ${OPERATOR_TOKEN}`) =>
  chat.app.inject({
    method: 'POST',
    url: `/support/v1/personal-data/${what}`,
    headers: { authorization },
    payload: { playerId: EVA },
  })

test('every table with rows about customers is exported', async () => {
  const { rows } = await chat.database.pool.query<{ name: string }>(
    `SELECT DISTINCT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'chat' AND column_name IN ('player_id', 'conversation_id') ORDER BY 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(PERSONAL_TABLES.map(({ table }) => table).toSorted())
})

test('a player’s conversation is exported and erased, a visitor’s stays; open pages receive the change', async () => {
  const guest = openPage(chat)
  await guest.open()
  await guest.send('Som hosť')
  const page = openPage(chat)
  await page.open(chat.pam.tokenOfEva('token-of-eva'))
  await page.send('Kde je môj výber?')
  const socket = await page.listen()
  const { tables } = (await call('export')).json()
  expect(tables).toMatchObject({
    conversations: [{ player_id: EVA, username: 'eva' }],
    messages: [{ author: 'customer', text: 'Kde je môj výber?' }],
    sessions: [{ conversation_id: expect.any(String) }],
  })
  expect(JSON.stringify(tables)).not.toMatch(/token_hash|Som hosť/)

  expect((await call('erasure')).json()).toEqual({ erased: 1 })
  expect(await socket.closed).toBeGreaterThan(0)
  expect((await page.call('GET', '/conversation')).status).toBe(401)
  expect((await call('export')).json().tables).toEqual({ conversations: [], messages: [], sessions: [], triggers: [] })
  expect((await call('erasure')).json(), 'repeated').toEqual({ erased: 0 })
  const support = await openSupport(chat, 'zuzana')
  expect((await support.conversations()).map(({ lastMessage }) => lastMessage?.text)).toEqual(['Som hosť'])
})

test('without the operator token nothing is exported or erased', async () => {
  for (const what of ['export', 'erasure'] as const) expect((await call(what, 'Bearer x')).statusCode).toBe(401)
})
