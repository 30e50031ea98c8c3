import type { HernaPortal } from '@herna/contract/embeds'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setPlayerEngine } from '../session/index.ts'
import { engineWith } from '../testing/engine.fixture.ts'
import { connectEmbedder } from './embedder.ts'

// The test runs in a frame: the page around it is the embedding site.
const SITE = location.origin
const OTHER_SITE = 'https://zly.example'
const sentToSite = vi.spyOn(window.parent, 'postMessage')
const close = vi.fn()
const navigate = vi.fn(() => true)
const dialogLogin = vi.fn()
let embedder: ReturnType<typeof connectEmbedder>

function connect(...allowedOrigins: string[]): void {
  embedder = connectEmbedder(allowedOrigins, () => ({ close, navigate }) as unknown as HernaPortal)
  embedder.start()
}
beforeEach(() => {
  sentToSite.mockReset()
  for (const call of [close, navigate, dialogLogin]) call.mockClear()
  setPlayerEngine(engineWith({ dialogLogin }))
})
afterEach(() => {
  embedder.stop()
  setPlayerEngine(null)
})
afterAll(() => sentToSite.mockRestore())
const receive = (data: object, { source = window.parent, origin = SITE } = {}) =>
  window.dispatchEvent(new MessageEvent('message', { data, source, origin }))
const openedOrClosed = (isOpen: boolean) => window.dispatchEvent(new CustomEvent('loginDialogVisibility', { detail: { isOpen } }))

test('the portal sends the embedding site messages about rendering, logins, the login dialog, a further step, a logout and closing [7.47]', async () => {
  connect(OTHER_SITE, SITE)
  openedOrClosed(true)
  window.dispatchEvent(new CustomEvent('login-validation', { detail: { why: 'locked', username: 'jana' } }))
  for (const type of ['CASINO_LOGIN', 'VIRTUALS_LOGIN']) {
    window.postMessage({ type, username: 'jana' }, SITE)
    await expect.poll(() => sentToSite.mock.lastCall?.[0]).toEqual({ type })
  }
  openedOrClosed(false)
  window.dispatchEvent(new Event('logout'))
  embedder.requestClose()
  expect(sentToSite.mock.calls).toEqual(
    [
      { type: 'FTNPortalRendered' },
      { type: 'loginDialogVisibility', isOpen: true },
      { type: 'loginValidation' },
      { type: 'CASINO_LOGIN' },
      { type: 'VIRTUALS_LOGIN' },
      { type: 'loginDialogVisibility', isOpen: false },
      { type: 'loggedOut' },
      { type: 'FTNCloseModal' },
    ].map((message) => [message, SITE]),
  )
})

test.each<[data: object, expected: { close?: true; logins?: 1; to?: string }]>([
  [{ type: 'CASINO_LOGIN', username: 'jana' }, { logins: 1 }],
  [{ type: 'VIRTUALS_LOGIN' }, { logins: 1 }],
  [{ type: 'FTNCloseModal' }, { close: true }],
  [{ type: 'redirectURL', url: '/turnaje' }, { to: '/turnaje' }],
  [{ type: 'openGame', gameCode: 'vlcia-hora' }, { to: '/hra/vlcia-hora' }],
  [{ type: 'FTNPortalRendered' }, {}],
  [{ type: 'loggedOut' }, {}],
])('the site sends %j, and the portal does %j [7.47]', async (data, { close: closes, logins = 0, to }) => {
  connect(SITE)
  receive(data)
  await vi.waitFor(() => expect(dialogLogin).toHaveBeenCalledTimes(logins))
  expect(close).toHaveBeenCalledTimes(closes ? 1 : 0)
  // A login names no player: the session decides.
  for (const call of dialogLogin.mock.calls) expect(call).toEqual([])
  expect(navigate.mock.calls).toEqual(to === undefined ? [] : [[to]])
})

test('a site that may not frame the portal receives nothing, and its messages and those of any other window are ignored [S4] [7.47]', () => {
  connect(OTHER_SITE)
  window.dispatchEvent(new Event('logout'))
  embedder.requestClose()
  receive({ type: 'redirectURL', url: '/turnaje' })
  expect(sentToSite).not.toHaveBeenCalled()
  embedder.stop()
  connect(SITE)
  receive({ type: 'redirectURL', url: '/turnaje' }, { source: window })
  receive({ type: 'redirectURL', url: '/turnaje' }, { origin: OTHER_SITE })
  expect(navigate).not.toHaveBeenCalled()
})

test('a portal that has left the page sends nothing more and ignores messages', () => {
  connect(SITE)
  embedder.stop()
  sentToSite.mockClear()
  window.dispatchEvent(new Event('logout'))
  receive({ type: 'FTNCloseModal' })
  expect([sentToSite.mock.calls, close.mock.calls]).toEqual([[], []])
})
