import type { ChatConversation, ChatMessage, ChatPush } from '@herna/contract/chat'
import { CallFailed } from '@herna/http-client/call-failed'
import { beforeEach, expect, test } from 'vitest'
import { createChatEngine } from './chat-engine.ts'
import type { SocketEvents } from './chat-socket.ts'
import { changeChat } from './change-chat.ts'
import { chatView, resetChat, toggleChat } from './chat-store.ts'
import { changeConversation, conversationView, EMPTY_CONVERSATION } from './conversation-store.ts'

beforeEach(() => {
  resetChat()
  changeConversation(EMPTY_CONVERSATION)
})

const STATE = {
  status: 'assigned',
  operator: 'Zuzana',
  position: null,
  readBySupport: 0,
  unread: 0,
  isOperatorPresent: true,
} as const
const entry = (seq: number, author: ChatMessage['author'], text: string): ChatMessage => ({
  seq,
  author,
  text,
  name: author === 'support' ? 'Zuzana' : null,
  event: null,
  key: null,
  at: '2026-03-02T10:00:00.000Z',
})
const refused = (status: number, errorCode?: string) =>
  new CallFailed('status', { refusal: { status, body: '', problem: errorCode ? { errorCode } : null } })

/** A service, sockets and timers that the test controls by hand. */
function setUp({ isReload = false, wasUsed = false } = {}) {
  const calls: string[] = []
  const sockets: (SocketEvents & { token: string; isClosed: boolean })[] = []
  const timers: { delayMs: number; fire: () => void }[] = []
  const notices: string[] = []
  const page = { isVisible: true }
  const service = {
    chatToken: 'token-1' as string | null,
    messages: { eva: [entry(1, 'support', 'pre Evu')], guest: [] as ChatMessage[] },
    unread: 2,
    /** The customer's name of the conversation. */
    username: null as string | null,
    failure: null as Error | null,
    refusesTokens: false,
  }
  let sessions = 0
  const engine = createChatEngine({
    client: {
      async open(sessionToken) {
        calls.push(`open ${sessionToken ?? 'anonymous'}`)
        if (service.failure) throw service.failure
        if (sessionToken !== null && service.refusesTokens) throw refused(401, 'token-invalid')
        sessions += 1
        const context = sessionToken === null ? 'anonymous' : 'authenticated'
        return { token: `${sessionToken === null ? 'guest' : 'eva'} ${sessions}`, expiresAt: '', context, username: null }
      },
      as: (token) => {
        const answer = async <T>(name: string, reply: T): Promise<T> => {
          calls.push(`${name} ${token.split(' ')[0]}`)
          if (service.failure) throw service.failure
          return reply
        }
        const own = token.startsWith('eva') ? service.messages.eva : service.messages.guest
        const conversation: ChatConversation = {
          context: 'anonymous',
          username: service.username,
          state: { ...STATE, unread: service.unread },
          hours: { isOpen: true, changesAt: null, schedule: [] },
          messages: own,
          hasOlder: false,
        }
        return {
          end: () => answer('end', null),
          conversation: () => answer('conversation', conversation),
          unread: () => answer('unread', service.unread),
          send: ({ key, text }) => answer('send', { ...entry(own.length + 1, 'customer', text), key }),
          markRead: (seq) => answer(`read ${seq}`, null),
          close: () => answer('close', null),
          recordTrigger: (trigger) => answer(trigger, null),
        }
      },
    },
    openSocket(token, on) {
      const socket = { ...on, token, isClosed: false }
      sockets.push(socket)
      return { typing: () => calls.push('typing'), close: () => void (socket.isClosed = true) }
    },
    chatToken: async () => service.chatToken,
    after(delayMs, fire) {
      const timer = { delayMs, fire }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), 1)
    },
    newKey: () => `key-${calls.length}`,
    notify: (notice) => notices.push(notice),
    panel: () => chatView().panel,
    isPageVisible: () => page.isVisible,
    changeView: changeChat,
    wasUsed: () => wasUsed,
    remember: () => calls.push('remember'),
    isReload,
  })
  const open = async () => {
    toggleChat()
    engine.opened()
    await expect.poll(() => sockets.length).toBeGreaterThan(0)
    sockets.at(-1)?.opened()
    await expect.poll(() => chatView().panel).toBe('visible')
  }
  const connected = async () => {
    await expect.poll(() => sockets.length).toBeGreaterThan(0)
    sockets.at(-1)?.opened()
  }
  return { engine, calls, sockets, timers, notices, service, page, open, connected }
}
const push = (messages: ChatMessage[] = [], unread = 0): ChatPush => ({ type: 'changed', messages, state: { ...STATE, unread } })

test('what another tab has read is no longer counted here', async () => {
  const { engine, sockets, connected } = setUp()
  engine.setContext('eva', false)
  await connected()
  await expect.poll(() => chatView().unread).toBe(2)
  sockets[0]?.pushed(push())
  expect(chatView().unread).toBe(0)
  // Received and read in another tab before it was delivered here.
  sockets[0]?.pushed(push([entry(2, 'support', 'b')]))
  expect(chatView().unread).toBe(0)
})

test('the operator is told of typing at most once in a while, and at once of the first key after a sent message', async () => {
  const { engine, calls, open } = setUp()
  engine.setContext(null, false)
  await open()
  const told = () => calls.filter((call) => call === 'typing').length
  engine.typing()
  engine.typing()
  expect(told()).toBe(1)
  engine.send('Ahoj')
  engine.typing()
  expect(told()).toBe(2)
})

test('a message that arrives behind another browser tab is not marked as read until the tab is in front', async () => {
  const { engine, calls, sockets, page, open } = setUp()
  engine.setContext('eva', false)
  await open()
  await expect.poll(() => calls).toContain('read 1 eva')
  page.isVisible = false
  sockets[0]?.pushed(push([entry(2, 'support', 'b')], 1))
  expect(calls).not.toContain('read 2 eva')
  page.isVisible = true
  engine.seen()
  await expect.poll(() => calls).toContain('read 2 eva')
})

test('the panel opens while the connection hangs [4.30] [F1]', async () => {
  const { engine, sockets } = setUp()
  engine.setContext(null, false)
  toggleChat()
  engine.opened()
  await expect.poll(() => chatView().panel).toBe('visible')
  expect([sockets.length, conversationView().isConnected]).toEqual([1, false])
})

test('a guest has no connection until the chat is opened; the click is recorded and the panel becomes visible [4.30]', async () => {
  const { engine, calls, sockets, open } = setUp()
  engine.setContext(null, true)
  expect([calls, sockets]).toEqual([[], []])
  await open()
  expect(calls).toContain('chat-icon-click guest')
  expect(conversationView()).toMatchObject({ isConnected: true, conversation: { messages: [] } })
})

test('the unread count is fetched on connect, rises per message while hidden, and is reset and reported as read when opened [4.30]', async () => {
  const { engine, calls, sockets, connected, open } = setUp()
  engine.setContext('eva', false)
  await connected()
  await expect.poll(() => chatView().unread).toBe(2)
  sockets[0]?.pushed(push([entry(2, 'support', 'b'), entry(3, 'customer', 'c')], 3))
  expect(chatView()).toMatchObject({ panel: 'hidden', unread: 3 })
  toggleChat()
  expect(chatView().unread).toBe(0)
  changeChat({ type: 'hidden' })
  await open()
  await expect.poll(() => calls).toContain('read 1 eva')
  sockets[0]?.pushed(push([entry(4, 'support', 'd')]))
  expect(chatView().unread).toBe(0)
})

test('login and logout switch the context: the other’s messages, session and late replies are gone [4.30] (F8)', async () => {
  const { engine, calls, sockets, service, open } = setUp()
  service.messages.guest = [entry(1, 'customer', 'som hosť')]
  engine.setContext(null, true)
  await open()
  expect(conversationView().conversation?.messages.map(({ text }) => text)).toEqual(['som hosť'])
  engine.setContext('eva', true)
  expect(conversationView().conversation).toBeNull()
  expect(sockets[0]?.isClosed).toBe(true)
  await expect.poll(() => sockets.length).toBe(2)
  sockets[0]?.pushed(push([entry(9, 'support', 'pre hosťa')]))
  sockets[1]?.opened()
  await expect.poll(() => conversationView().conversation?.messages.map(({ text }) => text)).toEqual(['pre Evu'])
  expect(calls).toContain('after-authentication eva')
  engine.setContext(null, true)
  expect(conversationView().conversation).toBeNull()
  expect(calls).toContain('end eva')
})

test.each(['no token', 'refused token'])(
  'an invalid chat session (%s) shows the toast and falls back to the anonymous chat [8.24]',
  async (why) => {
    const { engine, calls, service, notices, connected } = setUp()
    service.chatToken = why === 'no token' ? null : 'token-2'
    service.refusesTokens = true
    engine.setContext('eva', false)
    await connected()
    expect(notices).toEqual(['invalid-session'])
    expect(calls).toContain('open anonymous')
  },
)

test('a failed unread count shows one toast, for a player only [8.24]', async () => {
  const { engine, service, notices, sockets, connected } = setUp()
  engine.setContext('eva', false)
  await expect.poll(() => sockets.length).toBe(1)
  service.failure = refused(503)
  await connected()
  await expect.poll(() => notices).toEqual(['unread-failed'])
  sockets[0]?.opened()
  expect(notices).toEqual(['unread-failed'])
})

test('a page refresh is recorded for a player and for a tab that has used the chat [4.30]', async () => {
  const player = setUp({ isReload: true })
  player.engine.setContext('eva', false)
  await expect.poll(() => player.calls).toContain('page-refresh eva')
  const guest = setUp({ isReload: true, wasUsed: true })
  guest.engine.setContext(null, true)
  await expect.poll(() => guest.calls).toContain('page-refresh guest')
  const stranger = setUp({ isReload: true })
  stranger.engine.setContext(null, true)
  expect(stranger.calls).toEqual([])
})

test('a message that was not sent stays with a reason, and is sent again under its key', async () => {
  const { engine, service, open } = setUp()
  engine.setContext(null, true)
  await open()
  service.failure = refused(503)
  engine.send('Ahoj')
  await expect.poll(() => conversationView().pending).toMatchObject([{ text: 'Ahoj', failure: 'unavailable' }])
  service.failure = refused(429)
  const key = conversationView().pending[0]?.key ?? ''
  engine.resend(key)
  await expect.poll(() => conversationView().pending).toMatchObject([{ failure: 'too-many' }])
  service.failure = null
  engine.resend(key)
  await expect.poll(() => conversationView().pending).toEqual([])
  expect(conversationView().conversation?.messages.at(-1)).toMatchObject({ key, text: 'Ahoj' })
})

test('a lost connection is opened again with growing pauses, an ended session anew, and what was missed is fetched', async () => {
  const { engine, service, sockets, timers, open } = setUp()
  engine.setContext(null, true)
  await open()
  sockets[0]?.closed()
  expect([timers.at(-1)?.delayMs, conversationView().isConnected]).toEqual([1_000, false])
  service.messages.guest = [entry(1, 'support', 'zmeškané')]
  timers.pop()?.fire()
  await expect.poll(() => sockets.length).toBe(2)
  sockets[1]?.closed()
  expect(timers.at(-1)?.delayMs).toBe(2_000)
  timers.pop()?.fire()
  await expect.poll(() => sockets.length).toBe(3)
  sockets[2]?.opened()
  await expect.poll(() => conversationView().conversation?.messages.map(({ text }) => text)).toEqual(['zmeškané'])
})

test('a reconnection of a chat that is hidden again fetches the count of what was missed [4.30]', async () => {
  const { engine, service, sockets, timers, open } = setUp()
  engine.setContext('eva', false)
  await open()
  changeChat({ type: 'hidden' })
  service.unread = 0
  sockets[0]?.closed()
  await expect.poll(() => chatView().unread).toBe(0)
  service.unread = 3
  timers.pop()?.fire()
  await expect.poll(() => sockets.length).toBe(2)
  sockets[1]?.opened()
  await expect.poll(() => chatView().unread).toBe(3)
})

test('a message whose reply was lost is shown once after the reconnection', async () => {
  const { engine, service, sockets, open } = setUp()
  engine.setContext(null, true)
  await open()
  service.failure = refused(503)
  engine.send('Ahoj')
  await expect.poll(() => conversationView().pending).toMatchObject([{ failure: 'unavailable' }])
  service.messages.guest = [{ ...entry(1, 'customer', 'Ahoj'), key: conversationView().pending[0]?.key ?? '' }]
  service.failure = null
  sockets[0]?.opened()
  await expect.poll(() => conversationView().conversation?.messages).toMatchObject([{ text: 'Ahoj' }])
  expect(conversationView().pending).toEqual([])
})

test('the entries of a player’s chat are not mixed with those of the anonymous one it falls back to [8.24] (F8)', async () => {
  const { engine, service, sockets, open } = setUp()
  service.username = 'eva'
  engine.setContext('eva', false)
  await open()
  expect(conversationView().conversation?.messages.map(({ text }) => text)).toEqual(['pre Evu'])
  service.username = null
  service.messages.eva = [entry(2, 'customer', 'ako hosť')]
  sockets[0]?.opened()
  await expect.poll(() => conversationView().conversation?.messages.map(({ text }) => text)).toEqual(['ako hosť'])
})

test('a conversation that cannot be loaded is said to have failed, and loads on a retry', async () => {
  const { engine, service, sockets } = setUp()
  engine.setContext(null, true)
  service.failure = refused(503)
  toggleChat()
  engine.opened()
  await expect.poll(() => conversationView().hasFailed).toBe(true)
  expect(chatView().panel).toBe('visible')
  service.failure = null
  engine.reload()
  await expect.poll(() => conversationView().conversation).not.toBeNull()
  expect(sockets.length).toBeLessThanOrEqual(1)
})
