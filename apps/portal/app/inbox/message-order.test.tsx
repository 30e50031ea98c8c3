import '@herna/kit/base.css'
import type { PlayerAction } from '@herna/contract/notifications'
import { MESSAGE_DELAY_MS } from '@herna/rules/bonuses'
import { PLAYER_COOKIES } from '@herna/rules/player'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { browserCookies } from '../config/index.ts'
import { closeModal, ModalHost, openModal } from '../dialogs/index.ts'
import frame from '../texts/sk-SK/frame.json'
import { jsonResponse, mockPlayerHosts, mockResponses, requestBodiesTo, waitForResponseRead } from '../testing/hosts.fixture.ts'
import { logIn, logOut } from '../testing/player-store.fixture.ts'
import { clear, nextPaint, show } from '../testing/render.fixture.tsx'
import { MessagesLayer } from './inbox-layer.tsx'
import { shownInApp } from './shown-messages.tsx'
import { unreadMessages } from './unread-messages.ts'

const pushed = vi.hoisted(() => ({ listener: (_message: PlayerAction): void => undefined }))
vi.mock('../realtime/index.ts', () => ({
  onPlayerMessage(listener: (message: PlayerAction) => void) {
    pushed.listener = listener
    return () => undefined
  },
}))

/** Its app is not what is tested here. */
vi.mock('../embeds/index.ts', async (original) => ({ ...(await original<object>()), InAppNotification: () => null }))

const message = (last: number): PlayerAction => ({
  id: `00000000-0000-4000-8000-00000000000${last}`,
  group: 'PlayerActionShowMessage',
  type: 'SIMPLE_MESSAGE',
  templateId: null,
  title: `Správa ${last}`,
  text: null,
  bonusId: null,
})
const [FIRST, SECOND] = [message(1), message(2)]
const MESSAGES = '/platform/player-messages'
const dismissalOf = ({ id }: PlayerAction) => `${MESSAGES}/${id}`
const showInbox = (options: { page?: string; path?: string; runsGame?: boolean } = {}) =>
  show(
    <>
      <MessagesLayer />
      <ModalHost />
    </>,
    { texts: { frame }, ...options },
  )
const dialog = (name: string) => page.getByRole('dialog', { name })
const passPause = () => vi.advanceTimersByTimeAsync(MESSAGE_DELAY_MS)

/** Another tab of this browser. */
let otherTab: BroadcastChannel
const received: unknown[] = []
beforeEach(() => {
  mockPlayerHosts()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  otherTab = new BroadcastChannel('herna-messages')
  otherTab.addEventListener('message', ({ data }) => received.push(data))
  received.splice(0)
})
afterEach(() => {
  otherTab.close()
  clear()
  logOut()
  browserCookies.remove(PLAYER_COOKIES.rglSeen)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('after a login the information of § 32 comes before any message, also when its code loads later [4.31] [4.25]', async () => {
  logIn()
  mockResponses({ [MESSAGES]: jsonResponse({ messages: [FIRST] }) })
  await showInbox()
  await waitForResponseRead(MESSAGES)
  await nextPaint()
  expect(document.querySelector('[role=dialog]')).toBeNull()
  const info = { id: 'play-info', level: 2200 } as const
  openModal({ ...info, render: () => <p>Informácie o hraní</p> })
  await nextPaint()
  browserCookies.write(PLAYER_COOKIES.rglSeen, '1', null)
  closeModal(info)
  await expect.element(dialog('Správa 1')).toBeVisible()
})

test('a message answered in one tab closes in the other, is reported once, and the next one follows [4.25] [7.42]', async () => {
  const dismissed = { [dismissalOf(FIRST)]: jsonResponse({}), [dismissalOf(SECOND)]: jsonResponse({}) }
  mockResponses({ [MESSAGES]: jsonResponse({ messages: [FIRST, SECOND] }), ...dismissed })
  await showInbox()
  await expect.element(dialog('Správa 1')).toBeVisible()
  otherTab.postMessage([FIRST.id])
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull()
  await passPause()
  await expect.element(dialog('Správa 2')).toBeVisible()
  await page.getByRole('button', { name: 'Rozumiem' }).click()
  await expect.poll(() => received).toEqual([[SECOND.id]])
  expect([requestBodiesTo(dismissalOf(FIRST)).length, requestBodiesTo(dismissalOf(SECOND)).length]).toEqual([0, 1])
})

test('messages read in the hub of one tab are read in all: the others ask the platform what is left [7.41]', async () => {
  mockResponses({ [MESSAGES]: jsonResponse({ messages: [FIRST, SECOND] }) })
  await showInbox()
  await expect.poll(() => unreadMessages.get()).toBe(2)
  mockResponses({ [MESSAGES]: jsonResponse({ messages: [SECOND] }) })
  otherTab.postMessage([])
  await expect.poll(() => unreadMessages.get()).toBe(1)
  await passPause()
  await expect.element(dialog('Správa 2')).toBeVisible()
  window.dispatchEvent(new CustomEvent('accountChanged', { detail: { what: 'messages' } }))
  await expect.poll(() => received).toEqual([[]])
})

test('a message that nobody sees, behind a game for play money, is not set aside [3.15]', async () => {
  await showInbox({ page: 'preview-play-game-demo', path: '/play/vlcia-hora/demo', runsGame: true })
  await waitForResponseRead(MESSAGES)
  pushed.listener(FIRST)
  await expect.poll(() => shownInApp.get()?.message.id).toBe(FIRST.id)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(shownInApp.get()?.message.id).toBe(FIRST.id)
})

test.each([
  ['preview-play-game-real', '/play/vlcia-hora/real'],
  ['preview-live-casino-my-tables', '/kasino-zive/moje-stoly'],
])('messages wait while money is staked on the page %s [4.25]', async (routeId, path) => {
  mockResponses({ [MESSAGES]: jsonResponse({ messages: [FIRST] }) })
  await showInbox({ page: routeId, path })
  await waitForResponseRead(MESSAGES)
  pushed.listener(SECOND)
  await nextPaint()
  expect([document.querySelector('[role=dialog]'), shownInApp.get(), unreadMessages.get()]).toEqual([null, null, 2])
})
