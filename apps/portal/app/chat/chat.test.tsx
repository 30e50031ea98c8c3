import '@herna/kit/base.css'
import type { ChatConversation, ChatMessage } from '@herna/contract/chat'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { logIn, logOut } from '../testing/player-store.fixture.ts'
import { clear, show } from '../testing/render.fixture.tsx'
import frame from '../texts/sk-SK/frame.json'
import { ChatButton } from './chat-button.tsx'
import type { ChatEngine } from './chat-engine.ts'
import { ChatCorner } from './chat-panel.tsx'
import { changeChat } from './change-chat.ts'
import { chatView, resetChat } from './chat-store.ts'
import { changeConversation, EMPTY_CONVERSATION } from './conversation-store.ts'

const engine = {
  setContext: vi.fn<ChatEngine['setContext']>(),
  opened: vi.fn<ChatEngine['opened']>(),
  send: vi.fn<ChatEngine['send']>(),
  resend: vi.fn<ChatEngine['resend']>(),
  typing: vi.fn<ChatEngine['typing']>(),
  seen: vi.fn<ChatEngine['seen']>(),
  loadOlder: vi.fn<ChatEngine['loadOlder']>(),
  reload: vi.fn<ChatEngine['reload']>(),
  finish: vi.fn<ChatEngine['finish']>(),
}
beforeEach(() => {
  resetChat()
  changeConversation(EMPTY_CONVERSATION)
  logOut()
})
afterEach(() => {
  clear()
  vi.clearAllMocks()
})

const message = (seq: number, author: ChatMessage['author'], text: string): ChatMessage => ({
  seq,
  author,
  text,
  name: author === 'support' ? 'Zuzana' : null,
  event: null,
  key: null,
  at: '2026-03-02T10:00:00.000Z',
})
const conversation = (changes: Partial<ChatConversation> = {}): ChatConversation => ({
  context: 'anonymous',
  username: null,
  state: { status: 'assigned', operator: 'Zuzana', position: null, readBySupport: 1, unread: 0, isOperatorPresent: true },
  hours: { isOpen: true, changesAt: null, schedule: [{ from: 'mon', to: 'sun', opens: '08:00', closes: '22:00' }] },
  messages: [message(1, 'customer', 'Kedy príde výber?'), message(2, 'support', 'Zajtra')],
  hasOlder: false,
  ...changes,
})
const texts = { frame }
const showButton = () => show(<ChatButton />, { texts })
const showPanel = () => show(<ChatCorner engine={engine} email="podpora@herna.test" />, { texts })

test('the button offers help while hidden, spins while loading, and closes a visible chat [4.30]', async () => {
  const container = await showButton()
  const button = () => container.querySelector('button')
  expect([button()?.title, button()?.ariaExpanded]).toEqual(['Potrebujete pomoc?', 'false'])
  button()?.click()
  await expect.poll(() => button()?.ariaBusy).toBe('true')
  expect(chatView()).toMatchObject({ panel: 'loading', isStarted: true })
  changeChat({ type: 'loaded' })
  await expect.poll(() => button()?.title).toBe('Zavrieť chat')
  expect(button()?.querySelector('.lucide-x, svg')).not.toBeNull()
  button()?.click()
  await expect.poll(() => button()?.title).toBe('Potrebujete pomoc?')
})

test('the button names the unread messages [4.30]', async () => {
  const container = await showButton()
  changeChat({ type: 'counted', unread: 2, isLoggedIn: true })
  await expect.poll(() => container.querySelector('button')?.ariaLabel).toBe('Potrebujete pomoc? 2 nové správy')
  expect(container.querySelector('button')?.textContent).toBe('2')
})

test('the panel says who answers, announces messages, and has the focus in the input', async () => {
  changeConversation({ conversation: conversation(), isConnected: true })
  const container = await showPanel()
  expect(container.querySelector('[role="dialog"] h2 + p')?.textContent).toBe('Odpovedá Zuzana')
  const log = container.querySelector('[role="log"]')
  expect(log?.textContent).toContain('prečítané')
  await expect.poll(() => document.activeElement?.tagName).toBe('TEXTAREA')
  changeConversation({ typing: 'Zuzana' })
  await expect.poll(() => log?.textContent).toContain('Zuzana píše')
})

test('who reads the end keeps seeing it, also when the log shrinks; whoever has scrolled up stays there, and sees what they send', async () => {
  const many = Array.from({ length: 40 }, (_, index) => message(index + 1, 'support', `Správa ${index}`))
  changeConversation({ conversation: conversation({ messages: many }), isConnected: true })
  const container = await showPanel()
  const log = container.querySelector('[role="log"]') as HTMLElement
  const fromEnd = () => log.scrollHeight - log.scrollTop - log.clientHeight
  expect(fromEnd()).toBeLessThan(2)
  const arrive = (seq: number) => {
    many.push(message(seq, 'support', `Nová ${seq}`))
    changeConversation({ conversation: conversation({ messages: [...many] }) })
    return expect.poll(() => log.textContent).toContain(`Nová ${seq}`)
  }
  await arrive(41)
  await expect.poll(fromEnd).toBeLessThan(2)
  log.style.flex = 'none'
  log.style.height = '120px'
  await expect.poll(fromEnd).toBeLessThan(2)
  log.scrollTop = 0
  log.dispatchEvent(new Event('scroll'))
  await arrive(42)
  expect(log.scrollTop).toBe(0)
  changeConversation({ pending: [{ key: 'k1', text: 'Ďakujem', failure: null }] })
  await expect.poll(fromEnd).toBeLessThan(2)
})

test('Enter sends, Shift+Enter does not, and Escape closes', async () => {
  changeConversation({ conversation: conversation(), isConnected: true })
  changeChat({ type: 'clicked' })
  changeChat({ type: 'loaded' })
  await showPanel()
  await page.getByRole('textbox').fill('Ďakujem')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  expect(engine.send).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(engine.send).toHaveBeenCalledExactlyOnceWith('Ďakujem')
  await userEvent.keyboard('{Escape}')
  expect(chatView().panel).toBe('hidden')
})

test('a pasted or dropped file is refused with a reason, and no file is sent', async () => {
  changeConversation({ conversation: conversation(), isConnected: true })
  const container = await showPanel()
  const data = new DataTransfer()
  data.items.add(new File(['x'], 'doklad.png', { type: 'image/png' }))
  const form = container.querySelector('form')
  form?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  await expect.poll(() => container.querySelector('form [role="alert"]')?.textContent).toMatch(/^Súbory v chate neprijímame/)
  const drop = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
  form?.dispatchEvent(drop)
  expect(drop.defaultPrevented, 'the browser must not open the file').toBe(true)
  expect(engine.send).not.toHaveBeenCalled()
})

test('outside the opening hours the panel says when support answers', async () => {
  const changesAt = new Date(Date.now() + 24 * 3_600_000).toISOString()
  const hours = { ...conversation().hours, isOpen: false, changesAt }
  changeConversation({
    conversation: conversation({ hours, messages: [], state: { ...conversation().state, status: 'idle', operator: null } }),
    isConnected: true,
  })
  const container = await showPanel()
  expect(container.textContent).toContain('Píšeme si denne 8:00\u00A0–\u00A022:00')
  expect(container.textContent).toMatch(/Odpovieme po otvorení \(zajtra o \d+:\d\d\)/)
  expect(container.querySelector('h2 + p')?.textContent).toBe('Teraz neodpovedáme')
})

test('when the announced time is over, the shown panel asks for the hours that hold now, and asks once for each change', async () => {
  const idle = { ...conversation().state, status: 'idle', operator: null } as const
  const closed = { ...conversation().hours, isOpen: false }
  const soon = new Date(Date.now() + 60_000).toISOString()
  changeConversation({ conversation: conversation({ state: idle, hours: { ...closed, changesAt: soon } }), isConnected: true })
  const container = await showPanel()
  expect(engine.reload).not.toHaveBeenCalled()
  const over = new Date(Date.now() - 1_000).toISOString()
  changeConversation({ conversation: conversation({ state: idle, hours: { ...closed, changesAt: over } }) })
  await expect.poll(() => engine.reload.mock.calls.length).toBe(1)
  changeConversation({ conversation: conversation({ state: idle, hours: { ...closed, isOpen: true, changesAt: soon } }) })
  await expect.poll(() => container.querySelector('h2 + p')?.textContent).toBe('Odpovedáme v poradí, v akom ste napísali')
  expect(container.textContent).not.toContain('Píšeme si')
  expect(engine.reload).toHaveBeenCalledOnce()
})

test('outside the opening hours an operator who is there answers; one who has gone home without ending the conversation does not', async () => {
  const hours = { ...conversation().hours, isOpen: false }
  changeConversation({ conversation: conversation({ hours }), isConnected: true })
  const container = await showPanel()
  const status = () => container.querySelector('h2 + p')?.textContent
  expect(status()).toBe('Odpovedá Zuzana')
  expect(container.textContent).not.toContain('Nechajte nám správu')
  changeConversation({ conversation: conversation({ hours, state: { ...conversation().state, isOperatorPresent: false } }) })
  await expect.poll(status).toBe('Teraz neodpovedáme')
  expect(container.textContent).toContain('Nechajte nám správu')
})

test('during the opening hours the panel says whether anybody is there', async () => {
  const state = { ...conversation().state, status: 'idle', operator: null, isOperatorPresent: false } as const
  changeConversation({ conversation: conversation({ state }), isConnected: true })
  const container = await showPanel()
  const status = () => container.querySelector('h2 + p')?.textContent
  expect(status()).toBe('Pri chate teraz nikto nie je, odpoveď nájdete v tomto okne')
  changeConversation({ conversation: conversation({ state: { ...state, status: 'waiting', position: 2 } }) })
  await expect.poll(status).toBe('Ste v poradí na 2. mieste. Pri chate teraz nikto nie je, odpoveď nájdete v tomto okne')
  changeConversation({ conversation: conversation({ state: { ...state, isOperatorPresent: true } }) })
  await expect.poll(status).toBe('Odpovedáme v poradí, v akom ste napísali')
})

test('a failed chat says so with the e-mail address, and a lost connection is named', async () => {
  changeConversation({ hasFailed: true })
  const container = await showPanel()
  expect(container.textContent).toContain('podpora@herna.test')
  await page.getByRole('button', { name: 'Skúsiť znova' }).click()
  expect(engine.reload).toHaveBeenCalledOnce()
  changeConversation({ conversation: conversation(), hasFailed: false, isConnected: false })
  await expect.poll(() => container.querySelector('h2 + p')?.textContent).toBe('Spojenie sa prerušilo, obnovujeme ho…')
})

test('a player with an invalid chat session sees that they write as a guest [8.24]', async () => {
  logIn('eva')
  changeConversation({ conversation: conversation(), isFallback: true, isConnected: true })
  const container = await showPanel()
  expect(container.textContent).toContain('Chat sa nepodarilo spojiť s vaším účtom')
})
