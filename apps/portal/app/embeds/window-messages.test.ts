import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathOnPortal } from './path-on-portal.ts'
import { FRAME_MESSAGES, OWN_MESSAGES, readWindowMessage, type Speaker } from './window-messages.ts'

const page = { name: 'page' } as unknown as Window
const frame = { name: 'frame' } as unknown as Window
const PORTAL = 'https://herna.example'
const EMBEDS = 'https://vstavky.example'
const speakers: Speaker[] = [
  { window: page, origin: PORTAL, may: OWN_MESSAGES },
  { window: frame, origin: EMBEDS, may: FRAME_MESSAGES },
  { window: null, origin: EMBEDS, may: FRAME_MESSAGES },
]
const said = (data: unknown, source: unknown = frame, origin = EMBEDS) =>
  readWindowMessage({ data, source, origin } as MessageEvent, speakers)

test.each([
  [{ type: 'FTNCloseModal' }],
  [{ type: 'FTNPortalRendered' }],
  [{ type: 'redirectURL', url: '/bonusy' }],
  [{ type: 'openGame', gameCode: 'zlaty-vlk' }],
])('%j is heard from the framed account [2.40] [7.47]', (message) => {
  expect(said({ ...message, more: 'ignored' })).toEqual(message)
})

test.each(['CASINO_LOGIN', 'VIRTUALS_LOGIN'])('%s is heard from the page itself, and from no frame [7.47] [S4]', (type) => {
  expect(said({ type }, page, PORTAL)).toEqual({ type })
  expect(said({ type })).toBeNull()
})

test('the page itself may not speak for the framed account [S4]', () => {
  expect(said({ type: 'FTNCloseModal' }, page, PORTAL)).toBeNull()
})

test.each([
  ['another window of the right origin', {}, EMBEDS],
  ['the right window after it went elsewhere', frame, 'https://evil.example'],
  ['the right window without an origin', frame, 'null'],
  ['no window at all', null, EMBEDS],
  ['an origin that only begins alike', frame, `${EMBEDS}.evil.example`],
  ['the page’s window at the embeds’ origin', page, EMBEDS],
])('%s is not listened to [S4]', (_, source, origin) => {
  expect(said({ type: 'FTNCloseModal' }, source, origin)).toBeNull()
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
])('%j is no message [S4]', (data) => {
  expect(said(data)).toBeNull()
})

test('whatever is sent, nothing but a known message comes out, and nothing is thrown [S4]', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      const message = said(data)
      expect(message === null || FRAME_MESSAGES.includes(message.type)).toBe(true)
    }),
  )
})

test.each([
  ['/bonusy?a=1#b', '/bonusy?a=1#b'],
  [`${PORTAL}/turnaje`, '/turnaje'],
])('an embedded page may lead to %s on the portal [7.47]', (url, path) => {
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
])('an embedded page may not lead to %s [S6]', (url) => {
  expect(pathOnPortal(url, PORTAL)).toBeNull()
})
