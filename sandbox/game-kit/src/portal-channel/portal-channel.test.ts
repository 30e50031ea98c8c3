import { type HostMessage, hostMessage, portalMessage } from '@herna/contract/games'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { portalOriginOf, createPortalChannel, readPortalMessage } from './portal-channel.ts'

const frameContext = (more: Partial<Parameters<typeof portalOriginOf>[0]> = {}) => ({
  isFramed: true,
  ancestors: ['https://herna.example'],
  referrer: 'https://other.example/play/x/demo',
  ...more,
})

test('the browser’s list of ancestor origins takes precedence over the referrer [S4]', () => {
  expect(portalOriginOf(frameContext())).toBe('https://herna.example')
  expect(portalOriginOf(frameContext({ ancestors: ['https://near.example', 'https://far.example'] }))).toBe(
    'https://near.example',
  )
  expect(portalOriginOf(frameContext({ ancestors: null }))).toBe('https://other.example')
})

test('without a valid http(s) origin there is no portal [S4]', () => {
  const unknown = [
    frameContext({ isFramed: false }),
    frameContext({ ancestors: null, referrer: '' }),
    frameContext({ ancestors: ['null'] }),
    frameContext({ ancestors: [], referrer: 'about:blank' }),
    frameContext({ ancestors: null, referrer: 'data:text/html,x' }),
  ]
  expect(unknown.map(portalOriginOf)).toEqual([null, null, null, null, null])
})

test('every message matches the contract and is posted to the portal’s origin only', () => {
  const sentMessages: [HostMessage, string][] = []
  const { notify } = createPortalChannel('skuska', frameContext(), (message, origin) => sentMessages.push([message, origin]))
  notify({ type: 'ready' })
  notify({ type: 'round-started' })
  notify({ type: 'stake-taken' })
  notify({ type: 'round-ended', balance: 99_760 })
  notify({ type: 'player-turn', isTurn: true })
  notify({ type: 'failed', problem: 'server', isRoundOpen: true })
  for (const [message, origin] of sentMessages) {
    expect(hostMessage.parse(message)).toEqual(message)
    expect(origin).toBe('https://herna.example')
  }
  expect(sentMessages.map(([message]) => message.type)).toEqual([
    'ready',
    'round-started',
    'stake-taken',
    'round-ended',
    'player-turn',
    'failed',
  ])
})

test('nothing is posted when the portal’s origin is unknown', () => {
  const { notify } = createPortalChannel('skuska', frameContext({ ancestors: null, referrer: '' }), () => expect.unreachable())
  notify({ type: 'ready' })
})

const portal = 'https://herna.example'
const parent = {}
const read = (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
  readPortalMessage({ data, origin: portal, source: parent, ...from }, portal, parent)

test('messages are accepted only from the parent window at the portal’s origin [S4]', () => {
  for (const type of ['pause', 'resume', 'balance-changed'] as const) {
    const message = portalMessage.parse({ source: 'herna-portal', type })
    expect(read({ ...message, token: 'x' })).toEqual(message)
    expect(read(message, { origin: 'https://herna.example.evil.test' })).toBeNull()
    expect(read(message, { source: {} })).toBeNull()
    expect(readPortalMessage({ data: message, origin: 'null', source: parent }, null, parent)).toBeNull()
  }
})

test('malformed messages of any shape are ignored [S4]', () => {
  fc.assert(fc.property(fc.anything(), (data) => read(data) === null))
})
