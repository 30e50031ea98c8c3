import { type HostMessage, hostMessage, portalMessage } from '@herna/contract/games'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { framingOrigin, hostWindow, readPortalMessage } from './portal-channel.ts'

const framing = (more: Partial<Parameters<typeof framingOrigin>[0]> = {}) => ({
  framed: true,
  ancestors: ['https://herna.example'],
  referrer: 'https://other.example/play/x/demo',
  ...more,
})

test('the browser’s list of ancestors decides before the referrer [S4]', () => {
  expect(framingOrigin(framing())).toBe('https://herna.example')
  expect(framingOrigin(framing({ ancestors: ['https://near.example', 'https://far.example'] }))).toBe('https://near.example')
  expect(framingOrigin(framing({ ancestors: null }))).toBe('https://other.example')
})

test('an unknown or unweblike origin is nobody to talk to [S4]', () => {
  const unknown = [
    framing({ framed: false }),
    framing({ ancestors: null, referrer: '' }),
    framing({ ancestors: ['null'] }),
    framing({ ancestors: [], referrer: 'about:blank' }),
    framing({ ancestors: null, referrer: 'data:text/html,x' }),
  ]
  expect(unknown.map(framingOrigin)).toEqual([null, null, null, null, null])
})

test('every message is one of the contract’s, sent to that origin and never to any', () => {
  const sent: [HostMessage, string][] = []
  const { tell } = hostWindow('skuska', framing(), (message, origin) => sent.push([message, origin]))
  tell({ type: 'ready' })
  tell({ type: 'round-started' })
  tell({ type: 'round-ended', balance: 99_760 })
  tell({ type: 'failed', problem: 'server' })
  for (const [message, origin] of sent) {
    expect(hostMessage.parse(message)).toEqual(message)
    expect(origin).toBe('https://herna.example')
  }
  expect(sent.map(([message]) => message.type)).toEqual(['ready', 'round-started', 'round-ended', 'failed'])
})

test('without a known origin nothing is posted', () => {
  const { tell } = hostWindow('skuska', framing({ ancestors: null, referrer: '' }), () => expect.unreachable())
  tell({ type: 'ready' })
})

const portal = 'https://herna.example'
const parent = {}
const heard = (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
  readPortalMessage({ data, origin: portal, source: parent, ...from }, portal, parent)

test('the portal is heard only from the window that frames us and at its origin [S4]', () => {
  for (const type of ['pause', 'resume', 'balance-changed'] as const) {
    const message = portalMessage.parse({ source: 'herna-portal', type })
    expect(heard({ ...message, token: 'x' })).toEqual(message)
    expect(heard(message, { origin: 'https://herna.example.evil.test' })).toBeNull()
    expect(heard(message, { source: {} })).toBeNull()
    expect(readPortalMessage({ data: message, origin: 'null', source: parent }, null, parent)).toBeNull()
  }
})

test('garbage is ignored, whatever its shape [S4]', () => {
  fc.assert(fc.property(fc.anything(), (data) => heard(data) === null))
})
