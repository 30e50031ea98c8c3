import type { HubConnection } from '@microsoft/signalr'
import { expect, test } from 'vitest'
import { createHub } from './create-hub.ts'

test('the connection counts as lost after 30 s without a message, and sends a sign of life every 15 s [9.8]', () => {
  const hub = createHub('http://feed.test/live/hub') as HubConnection
  expect([hub.serverTimeoutInMilliseconds, hub.keepAliveIntervalInMilliseconds]).toEqual([30_000, 15_000])
})
