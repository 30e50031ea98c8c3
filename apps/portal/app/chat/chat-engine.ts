import type { ChatTrigger } from '@herna/contract/chat/names'
import { mergeEntries } from '@herna/rules/chat'
import { openContext, type OpenContext } from './chat-context.ts'
import type { ChatPorts } from './chat-ports.ts'
import { createChatUpdates } from './chat-updates.ts'
import { changeConversation, conversationView, EMPTY_CONVERSATION, type PendingMessage } from './conversation-store.ts'
import { createCurrentChat, type CurrentChat } from './current-chat.ts'
import { deliverMessage } from './send-messages.ts'
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
  /** The browser's tab is visible again: what arrived meanwhile is read now. */
  seen(): void
  loadOlder(): void
  /** Loads the conversation again: after a failure, or when the opening hours have changed. */
  reload(): void
  /** Ends the conversation. */
  finish(): void
}

/** Connects the page with the chat service, one context at a time [4.30]. */
export function createChatEngine(ports: ChatPorts): ChatEngine {
  const current = createCurrentChat()
  const typing = createTyping(ports)
  const updates = createChatUpdates(ports, current, typing)
  const run = (action: (own: OpenContext) => unknown) => {
    const own = current.context()
    if (own) void action(own)
  }
  const record = (own: OpenContext, trigger: ChatTrigger | null) => {
    if (trigger) void current.call(own, (calls) => calls.recordTrigger(trigger)).catch(() => undefined)
  }
  const connect = (own: OpenContext) =>
    own.connect({
      opened() {
        changeConversation({ isConnected: true })
        void updates.load(own)
      },
      pushed: (push) => current.isCurrent(own) && updates.receive(own, push),
      closed() {
        changeConversation({ isConnected: false })
        // Entries are not pushed now, so the current ones are fetched.
        void updates.load(own)
      },
    })

  return {
    setContext(player, sawGuest) {
      const previous = current.context()
      if (previous && previous.player === player) return
      previous?.leave()
      const own = openContext(ports, player)
      current.change(own)
      typing.stopped()
      changeConversation({ ...EMPTY_CONVERSATION, draft: previous === null ? conversationView().draft : '' })
      ports.changeView({ type: 'context-changed' })
      if (player === null && ports.panel() === 'hidden' && !ports.wasUsed()) return
      connect(own)
      record(own, triggerOf({ player, sawGuest: previous !== null || sawGuest, isReload: previous === null && ports.isReload }))
    },
    opened() {
      ports.remember()
      run((own) => {
        connect(own)
        // Also without a connection: one that hangs must not keep the panel from opening.
        void updates.load(own)
        record(own, 'chat-icon-click')
      })
    },
    send(text) {
      typing.sent()
      const message: PendingMessage = { key: ports.newKey(), text, failure: null }
      changeConversation({ pending: [...conversationView().pending, message], draft: '' })
      run((own) => deliverMessage(current, own, message))
    },
    resend(key) {
      const message = conversationView().pending.find((pending) => pending.key === key)
      if (message) run((own) => deliverMessage(current, own, message))
    },
    typing: () => run((own) => typing.send(own)),
    seen: () => run(updates.markRead),
    loadOlder: () => run((own) => loadOlder(current, own)),
    reload: () =>
      run((own) => {
        changeConversation({ hasFailed: false })
        own.reconnectNow()
        return updates.load(own)
      }),
    finish: () => run((own) => current.call(own, (calls) => calls.close()).catch(() => undefined)),
  }
}

/** What a page records when its context is set [4.30]. */
function triggerOf(page: { player: string | null; sawGuest: boolean; isReload: boolean }): ChatTrigger | null {
  if (page.player !== null && page.sawGuest) return 'after-authentication'
  return page.isReload ? 'page-refresh' : null
}

async function loadOlder(current: CurrentChat, own: OpenContext): Promise<void> {
  const first = conversationView().conversation?.messages[0]?.seq
  if (first === undefined) return
  const older = await current.call(own, (calls) => calls.conversation(first)).catch(() => null)
  const { conversation } = conversationView()
  if (!older || !conversation || !current.isCurrent(own)) return
  const messages = mergeEntries(older.messages, conversation.messages)
  changeConversation({ conversation: { ...conversation, messages, hasOlder: older.hasOlder } })
}
