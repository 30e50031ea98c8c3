import { CHAT_TYPING_DESTINATION, SUPPORT_DESTINATION, type SupportPush } from '@herna/contract/chat'
import { testDatabase } from '@herna/service-kit'
import { Client } from '@stomp/stompjs'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { fakePam, openPage, openSupport, type RunningChat, runChat } from '../chat.fixture.ts'
import { MIGRATIONS } from '../chat-service.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** Two nodes of one installation. */
async function twoNodes() {
  const database = await testDatabase(MIGRATIONS)
  const pam = await fakePam()
  const nodes = [await runChat({ database, pam }), await runChat({ database, pam })] as const
  closing.push(
    () => database.close(),
    () => pam.close(),
    () => Promise.all(nodes.map((node) => node.close())),
  )
  for (const { app } of nodes)
    await expect
      .poll(async () => ((await app.inject('/readyz')).json() as { failing?: string[] }).failing ?? [])
      .not.toContain('changes')
  return nodes
}

async function listenAsOperator({ address, onClose }: RunningChat, cookie: string) {
  const received: SupportPush[] = []
  const client = new Client({
    webSocketFactory: () =>
      new WebSocket(`${address.replace('http', 'ws')}/support/live`, ['v12.stomp'], {
        origin: 'https://services.test',
        headers: { cookie },
      }) as unknown as globalThis.WebSocket,
    reconnectDelay: 0,
  })
  const closed = new Promise<number>((done) => {
    client.onWebSocketClose = ({ code }) => done(code)
  })
  const subscribed = new Promise<void>((done) => {
    client.onConnect = () => {
      client.watchForReceipt('subscribed', () => done())
      client.subscribe(SUPPORT_DESTINATION, ({ body }) => received.push(JSON.parse(body) as SupportPush), {
        receipt: 'subscribed',
      })
    }
  })
  client.activate()
  onClose(() => client.deactivate({ force: true }))
  await Promise.race([subscribed, closed])
  return { client, received, closed }
}

test('customer and operator on different nodes see each other’s messages and typing at once', async () => {
  const [one, two] = await twoNodes()
  const page = openPage(one)
  await page.open()
  const socket = await page.listen()
  const zuzana = await openSupport(two, 'zuzana')
  const support = await listenAsOperator(two, zuzana.cookie())
  await page.send('Dobrý deň')
  await expect.poll(() => support.received).toContainEqual({ type: 'conversation', conversationId: expect.any(String) })
  const [{ id } = { id: '' }] = await zuzana.conversations()
  socket.client.publish({ destination: CHAT_TYPING_DESTINATION })
  await expect.poll(() => support.received).toContainEqual({ type: 'typing', conversationId: id, name: null, operatorId: null })
  await zuzana.call('POST', `/conversations/${id}/take`)
  await zuzana.answer(id, 'Som tu')
  await expect
    .poll(() =>
      socket.received.flatMap((push) => (push.type === 'changed' ? push.messages.map(({ seq, text }) => `${seq} ${text}`) : [])),
    )
    .toEqual(['1 Dobrý deň', '2 ', '3 Som tu'])
  // An answer that is written while an earlier change is sent goes out with it; its own change, with the counter, follows.
  await expect.poll(() => socket.received.at(-1)).toMatchObject({ state: { operator: 'Zuzana', unread: 1 } })
})

test('customers of every node see when the first operator opens the support page, and when the last one has left', async () => {
  const [one, two] = await twoNodes()
  const page = openPage(one)
  await page.open()
  const socket = await page.listen()
  const isPresent = async () => (await page.conversation()).state.isOperatorPresent
  expect(await isPresent()).toBe(false)
  const zuzana = await openSupport(two, 'zuzana')
  const support = await listenAsOperator(two, zuzana.cookie())
  await expect.poll(() => socket.received.at(-1)).toMatchObject({ type: 'changed', state: { isOperatorPresent: true } })
  await zuzana.call('DELETE', '/session')
  expect(await support.closed).toBe(1008)
  await expect.poll(() => socket.received.at(-1)).toMatchObject({ type: 'changed', state: { isOperatorPresent: false } })
  const again = await openSupport(two, 'zuzana')
  await (await listenAsOperator(two, again.cookie())).client.deactivate({ force: true })
  await expect.poll(isPresent).toBe(true)
  // A page that was closed, or whose node stopped, is no longer reported.
  one.clock.now = new Date(one.clock.now.getTime() + 31_000)
  expect(await isPresent()).toBe(false)
})

test('a customer gets no message of another conversation, and an operator without a session no socket (S9)', async () => {
  const [one] = await twoNodes()
  const [page, stranger] = [openPage(one), openPage(one)]
  await page.open()
  await stranger.open()
  const [socket, other] = [await page.listen(), await stranger.listen()]
  await page.send('Len moje')
  await expect.poll(() => socket.received).toHaveLength(1)
  await stranger.send('Iné')
  await expect.poll(() => other.received.length).toBeGreaterThan(0)
  expect(JSON.stringify(other.received)).not.toContain('Len moje')
  expect(await (await listenAsOperator(one, 'herna-support=x')).closed).toBe(1008)
})

test('a node whose database connections were cut delivers what was sent meanwhile (F11)', async () => {
  const [one, two] = await twoNodes()
  const page = openPage(one)
  await page.open()
  const socket = await page.listen()
  await one.database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
  )
  await openPage(two, page.cookies).open()
  await expect.poll(async () => (await page.send('Po výpadku')).status).toBe(200)
  await expect
    .poll(
      () => socket.received.some((push) => push.type === 'changed' && push.messages.some(({ text }) => text === 'Po výpadku')),
      {
        timeout: 8_000,
      },
    )
    .toBe(true)
})

test('a typing customer may send nothing else, and too large frames close the socket', async () => {
  const [one] = await twoNodes()
  const page = openPage(one)
  await page.open()
  const socket = await page.listen()
  socket.client.publish({ destination: '/topic/support', body: 'x' })
  expect(await socket.closed).toBe(1008)
  const large = await page.listen()
  large.client.publish({ destination: CHAT_TYPING_DESTINATION, body: 'x'.repeat(5_000) })
  expect([1002, 1008, 1009]).toContain(await large.closed)
})
