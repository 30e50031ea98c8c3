import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPage, openSupport, OPERATOR_TOKEN, PASSWORD, type RunningChat, runChat } from '../chat.fixture.ts'

let chat: RunningChat
beforeAll(async () => {
  chat = await runChat()
})
beforeEach(async () => {
  chat.clock.now = new Date('2026-03-02T10:00:00.000Z')
  await chat.database.pool.query('TRUNCATE chat.conversations CASCADE')
})
afterAll(() => chat.close())

async function waitingGuest(text = 'Dobrý deň') {
  const page = openPage(chat)
  await page.open()
  await page.send(text)
  const zuzana = await openSupport(chat, 'zuzana')
  const [conversation] = await zuzana.conversations()
  return { page, zuzana, id: conversation?.id ?? '' }
}

test('an operator takes a waiting conversation and answers; the customer sees who, and one unread message [4.30]', async () => {
  const { page, zuzana, id } = await waitingGuest('Kedy príde výber?')
  expect((await zuzana.conversations())[0]).toMatchObject({
    username: null,
    context: 'anonymous',
    unread: 1,
    waitingSince: '2026-03-02T10:00:00.000Z',
    lastMessage: { text: 'Kedy príde výber?' },
  })
  expect((await zuzana.answer(id, 'Zajtra')).body).toMatchObject({ errorCode: 'not-assigned' })
  expect((await zuzana.call('POST', `/conversations/${id}/take`)).status).toBe(204)
  expect((await zuzana.answer(id, 'Zajtra')).body).toMatchObject({ author: 'support', name: 'Zuzana' })
  const { messages, state } = await page.conversation()
  expect(messages.map(({ author, event, text }) => event ?? `${author}: ${text}`)).toEqual([
    'customer: Kedy príde výber?',
    'joined',
    'support: Zajtra',
  ])
  expect(state).toEqual({
    status: 'assigned',
    operator: 'Zuzana',
    position: null,
    readBySupport: 3,
    unread: 1,
    isOperatorPresent: false,
  })
  await page.call('POST', '/read', { seq: 3 })
  expect((await page.call('GET', '/unread')).body).toEqual({ unread: 0 })
})

test('of two operators who take a conversation at once, one gets it', async () => {
  const { zuzana, id } = await waitingGuest()
  const peter = await openSupport(chat, 'peter')
  const replies = await Promise.all([zuzana, peter].map((operator) => operator.call('POST', `/conversations/${id}/take`)))
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 409])
})

test('a conversation is handed over to another operator or back to the queue, with an entry for everyone', async () => {
  const { page, zuzana, id } = await waitingGuest()
  const peter = await openSupport(chat, 'peter')
  await zuzana.call('POST', `/conversations/${id}/take`)
  await zuzana.call('POST', `/conversations/${id}/hand-over`, { operatorId: peter.id })
  expect((await zuzana.answer(id, 'x')).status).toBe(409)
  expect((await peter.answer(id, 'Pokračujem')).status).toBe(200)
  await peter.call('POST', `/conversations/${id}/hand-over`, { operatorId: null })
  const { messages, state } = await page.conversation()
  expect(messages.flatMap(({ event }) => event ?? [])).toEqual(['joined', 'handed-over', 'returned'])
  expect(state).toMatchObject({ status: 'waiting', position: 1 })
  const nobody = await zuzana.call('POST', `/conversations/${id}/hand-over`, { operatorId: null })
  expect(nobody.body).toMatchObject({ errorCode: 'not-assigned' })
})

test('a closed conversation keeps its history, and a new message queues it again', async () => {
  const { page, zuzana, id } = await waitingGuest()
  await zuzana.call('POST', `/conversations/${id}/take`)
  await zuzana.call('POST', `/conversations/${id}/close`)
  expect((await page.conversation()).state.status).toBe('closed')
  await page.send('Ešte niečo')
  expect((await page.conversation()).messages.map(({ event, text }) => event ?? text)).toEqual([
    'Dobrý deň',
    'joined',
    'closed',
    'Ešte niečo',
  ])
  expect((await zuzana.conversations())[0]).toMatchObject({ status: 'waiting' })
})

test('the customer’s place in the queue is that of their first unanswered message', async () => {
  const first = await waitingGuest('prvý')
  chat.clock.now = new Date('2026-03-02T10:01:00.000Z')
  const second = await waitingGuest('druhý')
  expect((await second.page.conversation()).state.position).toBe(2)
  await first.zuzana.call('POST', `/conversations/${first.id}/take`)
  expect((await second.page.conversation()).state.position).toBe(1)
})

test('canned answers are shared and editable, by operators only', async () => {
  const [zuzana, peter] = [await openSupport(chat, 'zuzana'), await openSupport(chat, 'peter')]
  const id = crypto.randomUUID()
  await zuzana.call('PUT', `/answers/${id}`, { title: 'Pozdrav', text: 'Dobrý deň' })
  await peter.call('PUT', `/answers/${id}`, { title: 'Pozdrav', text: 'Dobrý deň vám prajem' })
  expect((await zuzana.call('GET', '/answers')).body).toEqual([{ id, title: 'Pozdrav', text: 'Dobrý deň vám prajem' }])
  expect((await peter.call('PUT', `/answers/${id}`, { title: '', text: 'x' })).body).toMatchObject({
    errors: [{ field: 'title' }],
  })
  await peter.call('DELETE', `/answers/${id}`)
  expect((await zuzana.call('GET', '/answers')).body).toEqual([])
})

test('without an operator’s session every call is 401, and a wrong password looks like an unknown login (M13)', async () => {
  const wrong = await openSupport(chat, 'zuzana', 'Zlé-Heslo-1234')
  const unknown = await openSupport(chat, 'nikto')
  expect(wrong.login).toMatchObject({ status: 401, body: { errorCode: 'login-failed' } })
  expect(wrong.login.body).toMatchObject({ detail: (unknown.login.body as { detail: string }).detail })
  const id = crypto.randomUUID()
  for (const path of ['/session', '/operators', '/conversations', `/conversations/${id}`, '/answers'])
    expect(await unknown.call('GET', path)).toMatchObject({ status: 401, body: { errorCode: 'not-logged-in' } })
  for (const path of ['take', 'close']) expect((await unknown.call('POST', `/conversations/${id}/${path}`)).status).toBe(401)
})

test('an account is changed with the operator token only; a deactivated operator is logged out and their conversations wait', async () => {
  const { zuzana, id } = await waitingGuest()
  await zuzana.call('POST', `/conversations/${id}/take`)
  const put = (login: string, payload: object, token = OPERATOR_TOKEN) =>
    chat.app.inject({
      method: 'PUT',
      url: `/support/v1/accounts/${login}`,
      payload,
      headers: { authorization: `Bearer ${token}` },
    })
  expect((await put('jana', { name: 'Jana', password: PASSWORD }, 'wrong')).statusCode).toBe(401)
  expect((await put('jana', { name: 'Jana', password: PASSWORD })).statusCode).toBe(200)
  const jana = await openSupport(chat, 'jana')
  expect(jana.login.status).toBe(200)
  await put('zuzana', { name: 'Zuzana', password: PASSWORD, isActive: false })
  expect((await zuzana.call('GET', '/conversations')).status).toBe(401)
  expect(await jana.conversations()).toMatchObject([{ id, status: 'waiting', operator: null }])
  await put('zuzana', { name: 'Zuzana', password: PASSWORD })
})
