import { expect, test } from 'vitest'
import type { Outcome, StompServerOptions, Subscription } from './index.ts'
import { connected, serve } from './raw-client.fixture.ts'

/** A server that records subscriptions and sent messages, with one client. */
async function openSubscription(limits: StompServerOptions<null>['limits'] = {}) {
  const subscriptions: Subscription<null>[] = []
  const closed: string[] = []
  const sent: string[] = []
  const { url } = await serve<null>({
    authenticate: () => null,
    subscribe(subscription) {
      subscriptions.push(subscription)
      return () => void closed.push(subscription.destination)
    },
    send: ({ body }) => void sent.push(body.toString()),
    limits,
  })
  const client = await connected(url)
  const subscribe = async (ack: string, id = '1') => {
    client.send(`SUBSCRIBE\nid:${id}\ndestination:/user/${id}\nack:${ack}\nreceipt:s\n\n\0`)
    await client.next()
    const subscription = subscriptions.at(-1)
    if (!subscription) throw new Error('there is no subscription')
    return subscription
  }
  const outcomes: string[] = []
  const deliver = async (subscription: Subscription<null>, body: string) => {
    const isAccepted = subscription.deliver({ body, settled: (outcome: Outcome) => outcomes.push(`${body} ${outcome}`) })
    return isAccepted ? (await client.next())[1].ack : null
  }
  /** Resolves when all frames sent before have been processed. */
  const settled = async () => {
    client.send('BEGIN\ntransaction:probe\nreceipt:probe\n\n\0ABORT\ntransaction:probe\n\n\0')
    await client.next()
  }
  return { client, subscribe, deliver, outcomes, closed, sent, settled }
}

test('a message has its subscription and destination, and is settled when sent if no ACK is required', async () => {
  const { client, subscribe, outcomes } = await openSubscription()
  const subscription = await subscribe('auto')
  subscription.deliver({
    body: '{"a":1}',
    headers: { 'content-type': 'application/json' },
    settled: (outcome) => outcomes.push(outcome),
  })
  const [command, headers, body] = await client.next()
  expect([command, body, outcomes]).toEqual(['MESSAGE', '{"a":1}', ['ack']])
  expect(headers).toMatchObject({ subscription: '1', destination: '/user/1', 'content-type': 'application/json' })
  expect(headers['message-id']).toBeDefined()
  expect(headers.ack).toBeUndefined()
})

test('ack: client acknowledges all messages up to it, client-individual only one', async () => {
  const { client, subscribe, deliver, outcomes, settled } = await openSubscription()
  const manySubscription = await subscribe('client', 'many')
  const single = await subscribe('client-individual', 'single')
  await deliver(manySubscription, 'a')
  const b = await deliver(manySubscription, 'b')
  await deliver(manySubscription, 'c')
  await deliver(single, 'x')
  const y = await deliver(single, 'y')
  client.send(`ACK\nid:${b}\n\n\0NACK\nid:${y}\n\n\0`)
  await settled()
  expect(outcomes).toEqual(['a ack', 'b ack', 'y nack'])
  client.terminate()
  await expect.poll(() => outcomes).toEqual(['a ack', 'b ack', 'y nack', 'c lost', 'x lost'])
})

test('unacknowledged messages are limited, and reported as lost when the subscription ends', async () => {
  const { client, subscribe, deliver, outcomes, closed, settled } = await openSubscription({ unacknowledged: 2 })
  const subscription = await subscribe('client')
  await deliver(subscription, 'a')
  await deliver(subscription, 'b')
  expect(subscription.deliver({ body: 'c' })).toBe(false)
  client.send('UNSUBSCRIBE\nid:1\n\n\0')
  await settled()
  expect([outcomes, closed]).toEqual([['a lost', 'b lost'], ['/user/1']])
  expect(subscription.deliver({ body: 'd' })).toBe(false)
})

test('the frames of a transaction are processed in order at its COMMIT, or not at all', async () => {
  const { client, subscribe, deliver, outcomes, sent, settled } = await openSubscription()
  const a = await deliver(await subscribe('client'), 'a')
  client.send('BEGIN\ntransaction:t\n\n\0SEND\ndestination:/a\ntransaction:t\n\none\0')
  client.send(`ACK\nid:${a}\ntransaction:t\n\n\0SEND\ndestination:/a\ntransaction:t\n\ntwo\0SEND\ndestination:/a\n\nzero\0`)
  await settled()
  expect([sent, outcomes]).toEqual([['zero'], []])
  client.send(
    'COMMIT\ntransaction:t\n\n\0BEGIN\ntransaction:u\n\n\0SEND\ndestination:/a\ntransaction:u\n\nnever\0ABORT\ntransaction:u\n\n\0',
  )
  await settled()
  expect([sent, outcomes]).toEqual([['zero', 'one', 'two'], ['a ack']])
})

test('the size of transactions is limited', async () => {
  const { client } = await openSubscription({ transactionFrames: 2 })
  client.send(`BEGIN\ntransaction:t\n\n\0${'SEND\ndestination:/a\ntransaction:t\n\nx\0'.repeat(3)}`)
  expect((await client.next())[2]).toBe('The transactions are too large')
})
