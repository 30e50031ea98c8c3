import type { ChatConversation, ChatMessage, ChatPush } from '@herna/contract/chat'
import type { ChatTrigger } from '@herna/contract/chat/names'
import { CallFailed } from '@herna/http-client/call-failed'
import { mergeEntries } from '@herna/rules/chat'
import type { ChatCalls } from './chat-client.ts'
import { openContext, type OpenContext } from './chat-context.ts'
import type { ChatPorts } from './chat-ports.ts'
import { changeConversation, conversationView, EMPTY_CONVERSATION, type PendingMessage } from './conversation-store.ts'
import { createTyping } from './typing.ts'

/** The chat's functions for its panel. */
export interface ChatEngine {
  /** Whose chat it is: a player's username, or null for a guest. Another one drops everything of the previous one (F8). */
  setContext(player: string | null, sawGuest: boolean): void
  /** The panel is opening. */
  opened(): void
  send(text: string): void
  /** Sends a failed message again. */
  resend(key: string): void
  typing(): void
  loadOlder(): void
  /** Loads the conversation again after a failure. */
  reload(): void
  /** Ends the conversation. */
  finish(): void
}

/** Connects the page with the chat service, one context at a time [4.30]. */
export function createChatEngine(ports: ChatPorts): ChatEngine {
  let context: OpenContext | null = null
  const typing = createTyping(ports)

  const isCurrent = (candidate: OpenContext) => candidate === context
  /** Runs a call in the current context; a refused session is opened again once. Failures are handled by `failed`. */
  async function call<T>(own: OpenContext, run: (calls: ChatCalls) => Promise<T>): Promise<T> {
    try {
      return await run(await own.calls())
    } catch (error) {
      if (!(error instanceof CallFailed) || error.errorCode !== 'chat-session-invalid' || !isCurrent(own)) throw error
      own.dropSession()
      return run(await own.calls())
    }
  }

  function show(own: OpenContext, conversation: ChatConversation): void {
    changeConversation({
      conversation: joinPages(conversationView().conversation, conversation),
      pending: withoutStored(conversation.messages),
      hasFailed: false,
      isFallback: own.isFallback,
    })
    // [4.30] Fetched on each connect, also when the conversation is known.
    if (ports.panel() === 'hidden')
      ports.changeView({ type: 'counted', unread: conversation.state.unread, isLoggedIn: own.isLoggedIn() })
    markRead(own)
  }

  async function load(own: OpenContext): Promise<void> {
    try {
      if (ports.panel() === 'hidden' && conversationView().conversation === null) return await countUnread(own)
      const conversation = await call(own, (calls) => calls.conversation())
      if (isCurrent(own)) show(own, conversation)
    } catch {
      if (isCurrent(own)) changeConversation({ hasFailed: conversationView().conversation === null })
    } finally {
      if (isCurrent(own)) ports.changeView({ type: 'loaded' })
    }
  }

  /** [4.30] [8.24] */
  async function countUnread(own: OpenContext): Promise<void> {
    try {
      const unread = await call(own, (calls) => calls.unread())
      if (isCurrent(own)) ports.changeView({ type: 'counted', unread, isLoggedIn: own.isLoggedIn() })
    } catch {
      if (isCurrent(own) && own.player !== null) own.warnOnce(() => ports.notify('unread-failed'))
    }
  }

  function markRead(own: OpenContext): void {
    const { conversation } = conversationView()
    const seq = conversation?.messages.at(-1)?.seq ?? 0
    if (ports.panel() === 'hidden' || seq <= own.readUpTo) return
    own.readUpTo = seq
    void call(own, (calls) => calls.markRead(seq)).catch(() => {
      own.readUpTo = 0
    })
  }

  function receive(own: OpenContext, push: ChatPush): void {
    if (push.type === 'typing') return typing.received(push.name)
    const { conversation } = conversationView()
    const fromSupport = push.messages.filter(({ author }) => author === 'support')
    if (fromSupport.length > 0) {
      typing.stopped()
      ports.changeView({ type: 'received', messages: fromSupport.length, isLoggedIn: own.isLoggedIn() })
    } else if (ports.panel() === 'hidden') {
      // Another tab may have read them.
      ports.changeView({ type: 'counted', unread: push.state.unread, isLoggedIn: own.isLoggedIn() })
    }
    if (!conversation) return
    store(conversation, push.messages, push.state)
    markRead(own)
  }

  function store(conversation: ChatConversation, received: readonly ChatMessage[], state = conversation.state): void {
    changeConversation({
      conversation: { ...conversation, messages: mergeEntries(conversation.messages, received), state },
      pending: withoutStored(received),
    })
  }

  async function deliver(own: OpenContext, { key, text }: PendingMessage): Promise<void> {
    setFailure(key, null)
    try {
      const message = await call(own, (calls) => calls.send({ key, text }))
      const { conversation } = conversationView()
      if (isCurrent(own) && conversation) store(conversation, [message])
    } catch (error) {
      const isTooMany = error instanceof CallFailed && error.status === 429
      if (isCurrent(own)) setFailure(key, isTooMany ? 'too-many' : 'unavailable')
    }
  }
  const setFailure = (key: string, failure: PendingMessage['failure']) =>
    changeConversation({
      pending: conversationView().pending.map((message) => (message.key === key ? { ...message, failure } : message)),
    })

  const record = (own: OpenContext, trigger: ChatTrigger | null) => {
    if (trigger) void call(own, (calls) => calls.recordTrigger(trigger)).catch(() => undefined)
  }
  const connect = (own: OpenContext) =>
    own.connect({
      opened() {
        changeConversation({ isConnected: true })
        void load(own)
      },
      pushed: (push) => isCurrent(own) && receive(own, push),
      closed() {
        changeConversation({ isConnected: false })
        // Entries are not pushed now, so the current ones are fetched.
        void load(own)
      },
    })
  const run = (action: (own: OpenContext) => unknown) => {
    if (context) void action(context)
  }

  return {
    setContext(player, sawGuest) {
      const previous = context
      if (previous && previous.player === player) return
      previous?.leave()
      const own = openContext(ports, player)
      context = own
      typing.stopped()
      changeConversation({ ...EMPTY_CONVERSATION, draft: previous === null ? conversationView().draft : '' })
      ports.changeView({ type: 'context-changed' })
      const hasLoggedIn = player !== null && (previous !== null || sawGuest)
      const trigger = hasLoggedIn ? 'after-authentication' : previous === null && ports.isReload ? 'page-refresh' : null
      if (player === null && ports.panel() === 'hidden' && !ports.wasUsed()) return
      connect(own)
      record(own, trigger)
    },
    opened() {
      ports.remember()
      run((own) => {
        if (own.isConnecting()) void load(own)
        else connect(own)
        record(own, 'chat-icon-click')
      })
    },
    send(text) {
      const message: PendingMessage = { key: ports.newKey(), text, failure: null }
      changeConversation({ pending: [...conversationView().pending, message], draft: '' })
      run((own) => deliver(own, message))
    },
    resend(key) {
      const message = conversationView().pending.find((pending) => pending.key === key)
      if (message) run((own) => deliver(own, message))
    },
    typing: () => run((own) => typing.send(own)),
    loadOlder: () =>
      run(async (own) => {
        const first = conversationView().conversation?.messages[0]?.seq
        if (first === undefined) return
        const older = await call(own, (calls) => calls.conversation(first)).catch(() => null)
        const { conversation } = conversationView()
        if (!older || !conversation || !isCurrent(own)) return
        const messages = mergeEntries(older.messages, conversation.messages)
        changeConversation({ conversation: { ...conversation, messages, hasOlder: older.hasOlder } })
      }),
    reload: () =>
      run((own) => {
        changeConversation({ hasFailed: false })
        own.reconnectNow()
        return load(own)
      }),
    finish: () => run((own) => call(own, (calls) => calls.close()).catch(() => undefined)),
  }
}

/** Pending messages that the service has not stored: the reply to a stored one may have been lost. */
function withoutStored(stored: readonly ChatMessage[]): PendingMessage[] {
  const keys = new Set(stored.map(({ key }) => key))
  return conversationView().pending.filter(({ key }) => !keys.has(key))
}

/** The newest page with the older entries that the page has; those of another conversation, or before a gap, are dropped. */
function joinPages(known: ChatConversation | null, received: ChatConversation): ChatConversation {
  const first = received.messages[0]?.seq ?? 0
  const isContinued =
    known?.context === received.context && known.username === received.username && (known.messages.at(-1)?.seq ?? 0) >= first - 1
  if (!isContinued) return received
  return { ...received, messages: mergeEntries(known.messages, received.messages), hasOlder: known.hasOlder }
}
