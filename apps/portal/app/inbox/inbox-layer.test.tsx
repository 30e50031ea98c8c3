import '@herna/kit/base.css'
import type { PlayerAction } from '@herna/contract/notifications'
import { MESSAGE_DELAY_MS } from '@herna/rules/bonuses'
import { PLAYER_COOKIES } from '@herna/rules/player'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { closeModal, ModalHost, openModal } from '../dialogs/index.ts'
import { SnackbarRegion } from '../toasts/index.ts'
import frame from '../texts/sk-SK/frame.json'
import {
  mockResponses,
  requestBodiesTo,
  FAULTS,
  mockPlayerHosts,
  waitForResponseRead,
  jsonResponse,
} from '../testing/hosts.fixture.ts'
import { browserCookies } from '../config/index.ts'
import { logIn, logOut } from '../testing/player-store.fixture.ts'
import { clear, nextPaint, show } from '../testing/render.fixture.tsx'
import { playerView, setPlayerView } from '../session/index.ts'
import { MessagesLayer } from './inbox-layer.tsx'

const pushed = vi.hoisted(() => ({ listener: (_message: PlayerAction): void => undefined }))
vi.mock('../realtime/index.ts', () => ({
  onPlayerMessage(listener: (message: PlayerAction) => void) {
    pushed.listener = listener
    return () => undefined
  },
}))

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`
const message = (last: number, more: Partial<PlayerAction> = {}): PlayerAction => ({
  id: id(last),
  group: 'PlayerActionShowMessage',
  type: 'SIMPLE_MESSAGE',
  templateId: null,
  title: `Správa ${last}`,
  text: `Text ${last}`,
  bonusId: null,
  ...more,
})
const MESSAGES = '/platform/player-messages'
const dismissed = (last: number) => `${MESSAGES}/${id(last)}`
const showInbox = () =>
  show(
    <>
      <MessagesLayer />
      <ModalHost />
      <SnackbarRegion />
    </>,
    { texts: { frame } },
  )
const dialog = (name: string) => page.getByRole('dialog', { name })
const confirmMessage = () => page.getByRole('button', { name: 'Rozumiem' }).click()
/** The pause between a dismissed message and the next one. */
const passPause = () => vi.advanceTimersByTimeAsync(MESSAGE_DELAY_MS)

beforeEach(() => {
  mockPlayerHosts()
  browserCookies.write(PLAYER_COOKIES.rglSeen, '1', null)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
})
afterEach(() => {
  clear()
  // The next file in this browser would find the information seen.
  browserCookies.remove(PLAYER_COOKIES.rglSeen)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('messages are shown in the order of the three groups; a dismissal is sent, and the next message follows [2.43] [4.25]', async () => {
  const messages = [
    message(1, { group: 'PlayerActionShowDialog' }),
    message(2),
    message(3, { group: 'PlayerActionShowLoginMessage' }),
  ]
  mockResponses({ [MESSAGES]: jsonResponse({ messages }), [dismissed(3)]: jsonResponse({}), [dismissed(2)]: jsonResponse({}) })
  await showInbox()
  await expect.element(dialog('Správa 3')).toBeVisible()
  await expect.element(page.getByText('Text 3')).toBeVisible()
  expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1)
  await confirmMessage()
  await vi.waitFor(() => expect(requestBodiesTo(dismissed(3))).toHaveLength(1))
  await passPause()
  await expect.element(dialog('Správa 2')).toBeVisible()
  await confirmMessage()
  await passPause()
  await expect.element(dialog('Správa 1')).toBeVisible()
})

test('a message is rendered as text, never as markup; the sports bonus has a fixed text [2.43] [4.25] [S1]', async () => {
  const messages = [
    message(1, { text: '<img src=x onerror=alert(1)>' }),
    message(2, { templateId: 'sbBonusMessage', title: 'x' }),
  ]
  mockResponses({ [MESSAGES]: jsonResponse({ messages }) })
  await showInbox()
  await expect.element(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  expect(document.querySelector('[role=dialog] img')).toBeNull()
  await confirmMessage()
  await passPause()
  await expect.element(dialog('Bonus na športové stávky')).toBeVisible()
})

test('without a message nothing is shown', async () => {
  await showInbox()
  await waitForResponseRead(MESSAGES)
  await nextPaint()
  expect(document.querySelector('[role=dialog]')).toBeNull()
})

const LOG_MESSAGES: Record<string, string> = {
  refused: 'Failed to fetch',
  reset: 'Failed to read response body',
  hang: 'Request timed out',
  '500': 'HTTP 500: {"status":500}',
  garbage: 'Failed to read response body',
  truncated: 'Failed to read response body',
}
test.each(Object.keys(FAULTS))(
  'messages failing with „%s“ show one notice and are logged by their label; they are fetched again at the next login [8.30] [8.1]–[8.3] [8.6]',
  async (fault) => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    mockResponses({ [MESSAGES]: FAULTS[fault] as never })
    await showInbox()
    await expect.element(page.getByRole('alert').getByText('Správy sa nepodarilo načítať')).toBeVisible()
    await page.getByRole('alert').getByRole('button').click()
    expect(requestBodiesTo(MESSAGES)).toHaveLength(1)
    expect(log.mock.calls).toEqual([[`player_messages: ${LOG_MESSAGES[fault]}`]])
    expect(document.querySelector('[role=dialog]')).toBeNull()
    log.mockRestore()
  },
)

test('a 401 shows no notice here: the session code reports it', async () => {
  mockResponses({ [MESSAGES]: () => Response.json({ status: 401 }, { status: 401 }) })
  await showInbox()
  await waitForResponseRead(MESSAGES)
  await nextPaint()
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test('a message waits while another dialog is open [4.25]', async () => {
  mockResponses({ [MESSAGES]: jsonResponse({ messages: [message(1)] }) })
  const otherDialog = { id: 'iny', level: 2200 } as const
  openModal({ ...otherDialog, render: () => <p>Informácie o hraní</p> })
  await showInbox()
  await waitForResponseRead(MESSAGES)
  await nextPaint()
  expect(document.querySelector('[role=dialog]')).toBeNull()
  closeModal(otherDialog)
  await expect.element(dialog('Správa 1')).toBeVisible()
})

const offer = (more: object = {}) => ({
  bonus: {
    bonusId: id(9),
    status: 'offered',
    playType: 'freespins',
    templateCode: 'VIKEND-20',
    freeSpinsCount: 20,
    goldenChips: null,
    value: 20,
    endsAt: null,
    ...more,
  },
  bonusTemplate: { title: 'Víkendové voľné točenia', gamingContext: null },
})
const closePanel = () => page.getByRole('dialog').getByRole('button', { name: 'Zavrieť' }).click()

test('after the last message the popup of the offered bonus opens; closing it emits an event and does not load it again [2.43] [4.24] [4.25]', async () => {
  mockResponses({
    [MESSAGES]: jsonResponse({ messages: [message(1, { bonusId: id(9) })] }),
    '/player/bonusDetails': jsonResponse(offer()),
  })
  const onBonusDismissed = vi.fn()
  window.addEventListener('bonus-dismissed', (event) => onBonusDismissed((event as CustomEvent).detail), { once: true })
  await showInbox()
  await confirmMessage()
  await passPause()
  await expect.element(dialog('Víkendové voľné točenia')).toBeVisible()
  await closePanel()
  await vi.waitFor(() => expect(onBonusDismissed).toHaveBeenCalledWith({ bonusId: id(9) }))
  await passPause()
  await nextPaint()
  expect(requestBodiesTo('/player/bonusDetails')).toHaveLength(1)
  expect(document.querySelector('[role=dialog]')).toBeNull()
})

test.each([
  ['of money', { playType: 'bonus' }],
  ['that was accepted meanwhile', { status: 'active' }],
])('a bonus %s has no popup [4.24]', async (_, more) => {
  mockResponses({
    [MESSAGES]: jsonResponse({ messages: [message(1, { bonusId: id(9) })] }),
    '/player/bonusDetails': jsonResponse(offer(more)),
  })
  await showInbox()
  await confirmMessage()
  await passPause()
  await waitForResponseRead('/player/bonusDetails')
  await nextPaint()
  expect(document.querySelector('[role=dialog]')).toBeNull()
})

/** A waiting message of a limit that came into force. */
const limitMessage = (params: object) => ({
  id: id(7),
  type: 'rg:limits-cool-off' as const,
  key: 'messages.limit-loosened',
  params: { kind: 'loss', period: 'month', ...params },
  createdAt: '2026-11-20T10:00:00.000Z',
})
function setWaiting(...messages: object[]): void {
  logIn()
  const { data } = playerView()
  if (data) setPlayerView({ ...playerView(), data: { ...data, messages: { state: 'ready', value: messages as never } } })
}

test.each([
  [{ amount: 20_000 }, /^Limit strát na mesiac je odteraz 200,00\s€, ako ste požiadali/],
  [{}, /^Limit strát na mesiac odteraz nemáte nastavený, ako ste požiadali/],
])(
  'a player learns that a looser limit %j came into force, and the message is confirmed at the platform [7.42]',
  async (params, text) => {
    const confirmed = `/platform/waiting-messages/${id(7)}`
    mockResponses({ [confirmed]: jsonResponse({ done: true }) })
    await showInbox()
    setWaiting(limitMessage(params), { ...limitMessage({}), id: id(6), key: 'messages.bonus-offered', type: 'bonus:4' })
    await expect.element(dialog('Nový limit je v platnosti')).toBeVisible()
    await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Moje limity' })).toBeVisible()
    await confirmMessage()
    await vi.waitFor(() => expect(requestBodiesTo(confirmed)).toHaveLength(1))
    await passPause()
    await nextPaint()
    // The offer of a bonus is shown by its own message.
    expect(document.querySelector('[role=dialog]')).toBeNull()
    logOut()
  },
)

test('a pushed message whose app cannot be loaded is a dialog instead [3.15] [4.36]', async () => {
  await showInbox()
  await waitForResponseRead(MESSAGES)
  pushed.listener(message(4))
  await expect.element(dialog('Správa 4')).toBeVisible()
})
