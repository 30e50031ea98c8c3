import '@herna/kit/base.css'
import type { PlayerAction } from '@herna/contract/notifications'
import { MESSAGE_DELAY_MS } from '@herna/rules/bonuses'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { closeModal, ModalHost, openModal } from '../dialogs/index.ts'
import frame from '../texts/sk-SK/frame.json'
import { jsonResponse, mockPlayerHosts, mockResponses, waitForResponseRead } from '../testing/hosts.fixture.ts'
import { clear, nextPaint, show } from '../testing/render.fixture.tsx'
import { MessagesBell } from './messages-bell.tsx'
import { MessagesLayer } from './inbox-layer.tsx'
import { shownInApp } from './shown-messages.tsx'

const pushed = vi.hoisted(() => ({ listener: (_message: PlayerAction): void => undefined }))
vi.mock('../realtime/index.ts', () => ({
  onPlayerMessage(listener: (message: PlayerAction) => void) {
    pushed.listener = listener
    return () => undefined
  },
}))

const message = (last: number): PlayerAction => ({
  id: `00000000-0000-4000-8000-00000000000${last}`,
  group: 'PlayerActionShowMessage',
  type: 'SIMPLE_MESSAGE',
  templateId: null,
  title: `Správa ${last}`,
  text: null,
  bonusId: null,
})
/** Stands for the hub's dialog. */
const HUB = { id: 'spravy', level: 2400 } as const
const MESSAGES = '/platform/player-messages'
const dialog = (name: string) => page.getByRole('dialog', { name })
const passPause = () => vi.advanceTimersByTimeAsync(MESSAGE_DELAY_MS)

beforeEach(() => {
  mockPlayerHosts()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
})
afterEach(() => {
  closeModal(HUB)
  clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const EMBEDS = { configuration: { embedsOrigin: 'http://embeds.test', locale: { iso: 'sk-SK' }, currency: { iso: 'EUR' } } }
const showWithBell = (root = {}) =>
  show(
    <>
      <MessagesBell />
      <MessagesLayer />
      <ModalHost />
    </>,
    { texts: { frame }, root },
  )
const bell = (name: string) => vi.waitFor(() => expect(document.querySelector(`button[aria-label="${name}"]`)).not.toBeNull())
/** The player marks the messages as read in the hub, which leaves these unread at the platform. */
function readInHub(...left: PlayerAction[]): void {
  mockResponses({ [MESSAGES]: jsonResponse({ messages: left }) })
  window.dispatchEvent(new CustomEvent('accountChanged', { detail: { what: 'messages' } }))
}

test('the bell counts messages that are not dismissed; reading them in the hub clears the count and the queue [7.41]', async () => {
  mockResponses({
    [MESSAGES]: jsonResponse({ messages: [message(1), message(2)] }),
    [`${MESSAGES}/${message(1).id}`]: jsonResponse({}),
  })
  await showWithBell()
  await expect.element(dialog('Správa 1')).toBeVisible()
  await bell('Správy: 2 neprečítané správy')
  await page.getByRole('button', { name: 'Rozumiem' }).click()
  await bell('Správy: 1 neprečítaná správa')
  readInHub()
  await bell('Správy')
  await passPause()
  await nextPaint()
  expect(document.querySelector('[role=dialog]')).toBeNull()
})

test('a message that came while the player read the others stays unread and is shown after the hub [7.41] [4.25]', async () => {
  openModal({ ...HUB, render: () => <p>Správy</p> })
  mockResponses({ [MESSAGES]: jsonResponse({ messages: [message(1)] }) })
  await showWithBell()
  await bell('Správy: 1 neprečítaná správa')
  pushed.listener(message(4))
  await bell('Správy: 2 neprečítané správy')
  readInHub(message(4))
  await bell('Správy: 1 neprečítaná správa')
  closeModal(HUB)
  await expect.element(dialog('Správa 4')).toBeVisible()
})

test('a message over the page that was read in the hub leaves, and does not count as unread afterwards [7.41]', async () => {
  mockResponses({ '/manifest.json': () => new Promise(() => undefined) })
  await showWithBell(EMBEDS)
  await waitForResponseRead(MESSAGES)
  pushed.listener(message(4))
  await bell('Správy: 1 neprečítaná správa')
  await expect.poll(() => shownInApp.get()?.message.id).toBe(message(4).id)
  readInHub()
  await expect.poll(() => shownInApp.get()).toBeNull()
  await bell('Správy')
  await vi.advanceTimersByTimeAsync(20_000)
  await nextPaint()
  await bell('Správy')
})
