import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathOnPortal } from './path-on-portal.ts'
import { EMBEDDER_MESSAGES, FRAME_MESSAGES, OWN_MESSAGES, readWindowMessage, type TrustedSender } from './window-messages.ts'

const page = { name: 'page' } as unknown as Window
const frame = { name: 'frame' } as unknown as Window
const PORTAL = 'https://herna.example'
const EMBEDS = 'https://vstavky.example'
const senders: TrustedSender[] = [
  { window: page, origin: PORTAL, allowedTypes: OWN_MESSAGES },
  { window: frame, origin: EMBEDS, allowedTypes: FRAME_MESSAGES },
  { window: null, origin: EMBEDS, allowedTypes: FRAME_MESSAGES },
]
const readFrom = (data: unknown, source: unknown = frame, origin = EMBEDS) =>
  readWindowMessage({ data, source, origin } as MessageEvent, senders)

test.each([
  [{ type: 'FTNCloseModal' }],
  [{ type: 'FTNPortalRendered' }],
  [{ type: 'redirectURL', url: '/bonusy' }],
  [{ type: 'openGame', gameCode: 'zlaty-vlk' }],
])('%j is accepted from the account iframe [2.40] [7.47]', (message) => {
  expect(readFrom({ ...message, more: 'ignored' })).toEqual(message)
})

test.each(['CASINO_LOGIN', 'VIRTUALS_LOGIN'])(
  '%s is accepted from the page itself and not from an iframe [7.47] [S4]',
  (type) => {
    expect(readFrom({ type }, page, PORTAL)).toEqual({ type })
    expect(readFrom({ type })).toBeNull()
  },
)

test('the page itself cannot send messages of the account iframe [S4]', () => {
  expect(readFrom({ type: 'FTNCloseModal' }, page, PORTAL)).toBeNull()
})

test.each([
  ['another window of the right origin', {}, EMBEDS],
  ['the right window after it navigated to another origin', frame, 'https://evil.example'],
  ['the right window with an opaque origin', frame, 'null'],
  ['no window at all', null, EMBEDS],
  ['an origin with the same prefix', frame, `${EMBEDS}.evil.example`],
  ['the page’s window at the embeds’ origin', page, EMBEDS],
])('a message from %s is ignored [S4]', (_, source, origin) => {
  expect(readFrom({ type: 'FTNCloseModal' }, source, origin)).toBeNull()
})

test.each([
  null,
  'FTNCloseModal',
  [],
  {},
  { type: 'toString' },
  { type: ['FTNCloseModal'] },
  { type: 'redirectURL' },
  { type: 'redirectURL', url: { href: '/' } },
  { type: 'redirectURL', url: 'x'.repeat(3_000) },
  { type: 'openGame', gameCode: '../../ucet' },
  { type: 'openGame', gameCode: 7 },
])('%j is not a valid message [S4]', (data) => {
  expect(readFrom(data)).toBeNull()
})

test('for any data the result is a known message or null, and nothing is thrown [S4]', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      const message = readFrom(data)
      expect(message === null || FRAME_MESSAGES.includes(message.type)).toBe(true)
    }),
  )
})

test.each([
  ['/bonusy?a=1#b', '/bonusy?a=1#b'],
  [`${PORTAL}/turnaje`, '/turnaje'],
])('an embedded page may navigate to %s on the portal [7.47]', (url, path) => {
  expect(pathOnPortal(url, PORTAL)).toBe(path)
})

test.each([
  '//evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'https://herna.example@evil.example/',
  'https://user@herna.example/',
  'data:text/html,x',
  `${PORTAL}.evil.example/`,
])('an embedded page may not navigate to %s [S6]', (url) => {
  expect(pathOnPortal(url, PORTAL)).toBeNull()
})

test('the embedding site may report that a login happened, but not whose, and cannot replay the portal’s own events [7.47] [S4]', () => {
  const embedder: TrustedSender = { window: frame, origin: EMBEDS, allowedTypes: EMBEDDER_MESSAGES }
  const read = (data: unknown, origin = EMBEDS) => readWindowMessage({ data, source: frame, origin } as MessageEvent, [embedder])
  expect(read({ type: 'CASINO_LOGIN', username: 'jana' })).toEqual({ type: 'CASINO_LOGIN' })
  for (const type of ['FTNPortalRendered', 'loginDialogVisibility', 'loginValidation', 'loggedOut'])
    expect(read({ type, isOpen: true })).toBeNull()
  expect(read({ type: 'CASINO_LOGIN' }, 'https://zly.example')).toBeNull()
})
