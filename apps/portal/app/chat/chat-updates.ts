import type { ChatConversation, ChatMessage, ChatPush } from '@herna/contract/chat'
import { mergeEntries } from '@herna/rules/chat'
import type { OpenContext } from './chat-context.ts'
import type { ChatPorts } from './chat-ports.ts'
import { changeConversation, conversationView, type PendingMessage } from './conversation-store.ts'
import type { CurrentChat } from './current-chat.ts'
import type { Typing } from './typing.ts'

/** What the service has, in the page: the conversation, the counter, what was read [4.30]. */
export interface ChatUpdates {
  /** Loads the conversation, or for a hidden chat only the counter. */
  load(own: OpenContext): Promise<void>
  receive(own: OpenContext, push: ChatPush): void
  /** Marks the shown entries as read, if somebody sees them. */
  markRead(own: OpenContext): void
}

export function createChatUpdates(ports: ChatPorts, current: CurrentChat, typing: Typing): ChatUpdates {
  const { isCurrent, call } = current
  const count = (own: OpenContext, unread: number) => ports.changeView({ type: 'counted', unread, isLoggedIn: own.isLoggedIn() })

  function show(own: OpenContext, conversation: ChatConversation): void {
    changeConversation({
      conversation: joinPages(conversationView().conversation, conversation),
      pending: withoutStored(conversation.messages),
      hasFailed: false,
      isFallback: own.isFallback,
    })
    // [4.30] Fetched on each connect, also when the conversation is known.
    if (ports.panel() === 'hidden') count(own, conversation.state.unread)
    markRead(own)
  }

  /** [4.30] [8.24] */
  async function countUnread(own: OpenContext): Promise<void> {
    try {
      const unread = await call(own, (calls) => calls.unread())
      if (isCurrent(own)) count(own, unread)
    } catch {
      if (isCurrent(own) && own.player !== null) own.warnOnce(() => ports.notify('unread-failed'))
    }
  }

  function markRead(own: OpenContext): void {
    const seq = conversationView().conversation?.messages.at(-1)?.seq ?? 0
    if (ports.panel() === 'hidden' || !ports.isPageVisible() || seq <= own.readUpTo) return
    own.readUpTo = seq
    void call(own, (calls) => calls.markRead(seq)).catch(() => {
      own.readUpTo = 0
    })
  }

  return {
    async load(own) {
      try {
        if (ports.panel() === 'hidden' && conversationView().conversation === null) return await countUnread(own)
        const conversation = await call(own, (calls) => calls.conversation())
        if (isCurrent(own)) show(own, conversation)
      } catch {
        if (isCurrent(own)) changeConversation({ hasFailed: conversationView().conversation === null })
      } finally {
        if (isCurrent(own)) ports.changeView({ type: 'loaded' })
      }
    },
    receive(own, push) {
      if (push.type === 'typing') return typing.received(push.name)
      const fromSupport = push.messages.filter(({ author }) => author === 'support')
      if (fromSupport.length > 0) {
        typing.stopped()
        ports.changeView({ type: 'received', messages: fromSupport.length, isLoggedIn: own.isLoggedIn() })
      }
      // Another tab may have read them.
      if (ports.panel() === 'hidden') count(own, push.state.unread)
      const { conversation } = conversationView()
      if (!conversation) return
      storeEntries(conversation, push.messages, push.state)
      markRead(own)
    },
    markRead,
  }
}

/** Adds entries that the service has stored. */
export function storeEntries(conversation: ChatConversation, received: readonly ChatMessage[], state = conversation.state): void {
  changeConversation({
    conversation: { ...conversation, messages: mergeEntries(conversation.messages, received), state },
    pending: withoutStored(received),
  })
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
