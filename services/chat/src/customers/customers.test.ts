import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CHAT_CONSTANTS } from '@herna/contract/chat'
import type { ChatServiceContext } from '../context.ts'
import { removeOld } from '../retention.ts'
import { chatSettings } from '../settings.ts'
import { EVAS_LOGIN, openPage, openSupport, PORTAL, type RunningChat, runChat } from '../chat.fixture.ts'

let chat: RunningChat
beforeAll(async () => {
  chat = await runChat()
})
beforeEach(async () => {
  chat.clock.now = new Date('2026-03-02T10:00:00.000Z')
  await chat.database.pool.query('TRUNCATE chat.conversations CASCADE')
})
afterAll(() => chat.close())

let tokens = 0
const newTokenOfEva = () => chat.pam.tokenOfEva(`token-of-eva-${(tokens += 1)}`)

test('a guest’s history survives a reload of the page, by a cookie that scripts cannot read', async () => {
  const page = openPage(chat)
  const opened = await page.open()
  expect(opened.body).toMatchObject({ context: 'anonymous', username: null })
  expect(String(opened.headers['set-cookie'])).toMatch(/__Host-herna-chat=[\w-]{43}; .*HttpOnly; Secure; SameSite=Lax/)
  expect((await page.send('Kedy príde výber?')).body).toMatchObject({ seq: 1, author: 'customer', text: 'Kedy príde výber?' })
  const reloaded = openPage(chat, page.cookies)
  await reloaded.open()
  const { messages, state } = await reloaded.conversation()
  expect(messages.map(({ text }) => text)).toEqual(['Kedy príde výber?'])
  expect(state).toMatchObject({ status: 'waiting', position: 1, operator: null })
  const stranger = openPage(chat)
  await stranger.open()
  expect((await stranger.conversation()).messages).toEqual([])
})

test('login shows the player’s own conversation, logout the guest’s again, and neither has the other’s messages [4.30] (F8)', async () => {
  const page = openPage(chat)
  await page.open()
  await page.send('Som hosť')
  expect((await page.open(newTokenOfEva())).body).toMatchObject({ context: 'authenticated', username: 'eva' })
  await page.send('Som Eva')
  expect((await page.conversation()).messages.map(({ text }) => text)).toEqual(['Som Eva'])
  await page.call('DELETE', '/session')
  expect((await page.call('GET', '/conversation')).status).toBe(401)
  await page.open()
  expect((await page.conversation()).messages.map(({ text }) => text)).toEqual(['Som hosť'])
})

test('the session needs the chat constants and a token that PAM accepts, once [7.43]', async () => {
  // The page sends these constants too, so the specified values are repeated here.
  expect(CHAT_CONSTANTS).toEqual({ systemId: 765, clientType: 'casino', clientPlatform: 'download' })
  const page = openPage(chat)
  const token = newTokenOfEva()
  for (const wrong of [{ systemId: 766 }, { clientType: 'sport' }, { clientPlatform: 'web' }]) {
    const reply = await page.call('POST', '/session', { ...CHAT_CONSTANTS, sessionToken: token, ...wrong })
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ field: Object.keys(wrong)[0] }] } })
  }
  expect((await page.open(token)).status).toBe(200)
  expect(await page.open(token)).toMatchObject({
    status: 401,
    body: { errorCode: 'token-invalid', errors: [{ field: 'sessionToken' }] },
  })
  chat.pam.state.isAvailable = false
  expect(await page.open(newTokenOfEva())).toMatchObject({ status: 503, body: { errorCode: 'login-unavailable' } })
  expect((await page.open()).status).toBe(200)
  chat.pam.state.isAvailable = true
})

test('the end of the login at PAM ends its chat sessions, closes their sockets, and records the logout [4.30] (F8)', async () => {
  const page = openPage(chat)
  await page.open(newTokenOfEva())
  await page.send('Som Eva')
  const socket = await page.listen()
  chat.pam.endLogin(EVAS_LOGIN)
  expect(await socket.closed).toBe(1008)
  expect((await page.call('GET', '/conversation')).status).toBe(401)
  const { rows } = await chat.database.pool.query('SELECT trigger FROM chat.triggers')
  expect(rows).toEqual([{ trigger: 'logout' }])
})

test('a logout with two tabs is recorded once, whoever reports it first: a tab, the other one, or PAM [4.30]', async () => {
  const [page, other, late] = [openPage(chat), openPage(chat), openPage(chat)]
  for (const tab of [page, other, late]) await tab.open(newTokenOfEva())
  const socket = await late.listen()
  await Promise.all([page, other].map((tab) => tab.call('DELETE', '/session')))
  chat.pam.endLogin(EVAS_LOGIN)
  expect(await socket.closed).toBe(1008)
  const { rows } = await chat.database.pool.query('SELECT trigger FROM chat.triggers')
  expect(rows).toEqual([{ trigger: 'logout' }])
})

test('triggers are recorded with their time [4.30]', async () => {
  const page = openPage(chat)
  await page.open(newTokenOfEva())
  for (const trigger of ['after-authentication', 'chat-icon-click', 'page-refresh'])
    await page.call('POST', '/triggers', { trigger })
  expect((await page.call('POST', '/triggers', { trigger: 'hover' })).status).toBe(400)
  await page.call('DELETE', '/session')
  const { rows } = await chat.database.pool.query<{ trigger: string }>('SELECT trigger FROM chat.triggers ORDER BY id')
  expect(rows.map(({ trigger }) => trigger)).toEqual(['after-authentication', 'chat-icon-click', 'page-refresh', 'logout'])
})

test('an attachment is refused as 415 that names the field, also as a form', async () => {
  const page = openPage(chat)
  await page.open()
  const reply = await page.call('POST', '/messages', { key: crypto.randomUUID(), text: 'doklad', attachment: 'JVBERi0=' })
  expect(reply).toMatchObject({ status: 415, body: { errorCode: 'attachment-refused', errors: [{ field: 'attachment' }] } })
  const form = await chat.app.inject({
    method: 'POST',
    url: '/chat/v1/messages',
    headers: { origin: PORTAL, authorization: `Bearer ${page.token()}`, 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x--',
  })
  expect([form.statusCode, form.headers['content-type']]).toEqual([415, expect.stringContaining('problem+json')])
  expect((await page.conversation()).messages).toEqual([])
})

test.each([
  ['', 'text'],
  ['   ', 'text'],
  ['x'.repeat(2_001), 'text'],
])('an empty or too long text is refused and named', async (text, field) => {
  const page = openPage(chat)
  await page.open()
  expect(await page.send(text)).toMatchObject({ status: 400, body: { errors: [{ field }] } })
})

test('a number beyond the database’s range is a named 400, not a failure (S16)', async () => {
  const page = openPage(chat)
  await page.open()
  expect(await page.call('GET', '/conversation?before=9999999999')).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'before' }] },
  })
  expect(await page.call('POST', '/read', { seq: 9_999_999_999 })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'seq' }] },
  })
})

test('a repeated send of a message stores it once', async () => {
  const page = openPage(chat)
  await page.open()
  const key = crypto.randomUUID()
  const replies = await Promise.all(Array.from({ length: 5 }, () => page.send('Ahoj', key)))
  expect(new Set(replies.map(({ body }) => (body as { seq: number }).seq))).toEqual(new Set([1]))
  expect((await page.conversation()).messages).toHaveLength(1)
})

test('more than twenty messages of a conversation in a minute are refused, also from another tab', async () => {
  const [page, other] = [openPage(chat), openPage(chat)]
  await page.open()
  await openPage(chat, page.cookies).open()
  other.cookies.value = page.cookies.value ?? ''
  await other.open()
  for (let count = 0; count < 20; count += 1) expect((await (count % 2 ? page : other).send(`${count}`)).status).toBe(200)
  expect(await other.send('21')).toMatchObject({ status: 429, body: { errorCode: 'too-many-messages' } })
  chat.clock.now = new Date('2026-03-02T10:01:01.000Z')
  expect((await other.send('21')).status).toBe(200)
})

test('outside the opening hours a message is kept as a request, and the reply says when support opens', async () => {
  chat.clock.now = new Date('2026-03-02T22:30:00.000Z')
  const page = openPage(chat)
  await page.open()
  await page.send('Prosím o pomoc')
  const { hours } = await page.conversation()
  expect(hours).toEqual({
    isOpen: false,
    changesAt: '2026-03-03T07:00:00.000Z',
    schedule: [{ from: 'mon', to: 'sun', opens: '08:00', closes: '22:00' }],
  })
  const zuzana = await openSupport(chat, 'zuzana')
  expect(await zuzana.conversations()).toMatchObject([{ isRequest: true, status: 'waiting' }])
})

test('a page of another site may not write, and a wrong token opens no conversation or socket (S8) (S9)', async () => {
  const page = openPage(chat)
  const reply = await page.call('POST', '/session', { ...CHAT_CONSTANTS, sessionToken: null }, { origin: 'https://evil.test' })
  expect(reply).toMatchObject({ status: 403, body: { errorCode: 'foreign-origin' } })
  expect(await page.call('GET', '/conversation')).toMatchObject({ status: 401, body: { errorCode: 'chat-session-invalid' } })
  expect(await (await page.listen()).closed).toBe(1008)
})

test('a session ends after its time, and its socket with it', async () => {
  const page = openPage(chat)
  await page.open(newTokenOfEva())
  chat.clock.now = new Date('2026-03-02T10:30:01.000Z')
  expect((await page.call('GET', '/unread')).status).toBe(401)
})

test('no token and no text of a message is ever logged [S17]', async () => {
  const page = openPage(chat)
  await page.open()
  await page.send('Moje tajné telefónne číslo')
  await page.call('POST', '/session', { ...CHAT_CONSTANTS, sessionToken: 'token-of-nobody' })
  await pause(0)
  expect(chat.logged()).not.toMatch(/tajné|token-of-/)
  expect(chat.logged()).not.toContain(page.token())
})

test('conversations without a new entry for a year are removed, empty ones after a day; a waiting one never', async () => {
  const { pool } = chat.database
  const add = (player: string, status: string, seq: number, updatedAt: string) =>
    pool.query(
      `INSERT INTO chat.conversations (player_id, username, status, waiting_since, last_seq, created_at, updated_at)
       VALUES (gen_random_uuid(), $1, $2, CASE $2 WHEN 'waiting' THEN $4::timestamptz END, $3, $4, $4)`,
      [player, status, seq, updatedAt],
    )
  await add('stary', 'closed', 3, '2025-03-01T10:00:00Z')
  await add('novy', 'closed', 3, '2025-03-03T10:00:00Z')
  await add('caka', 'waiting', 3, '2025-01-01T10:00:00Z')
  await add('prazdny', 'idle', 0, '2026-03-01T09:00:00Z')
  await add('dnes', 'idle', 0, '2026-03-02T09:00:00Z')
  await removeOld({ pool, settings: chatSettings({}, 'mon 08:00-09:00'), now: () => chat.clock.now } as ChatServiceContext)
  const { rows } = await pool.query<{ username: string }>('SELECT username FROM chat.conversations ORDER BY username')
  expect(rows.map(({ username }) => username)).toEqual(['caka', 'dnes', 'novy'])
})
