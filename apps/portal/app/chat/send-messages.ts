import { CallFailed } from '@herna/http-client/call-failed'
import type { OpenContext } from './chat-context.ts'
import { storeEntries } from './chat-updates.ts'
import { changeConversation, conversationView, type PendingMessage } from './conversation-store.ts'
import type { CurrentChat } from './current-chat.ts'

/** Sends a pending message; it stays pending with the reason if that fails. */
export async function deliverMessage(current: CurrentChat, own: OpenContext, { key, text }: PendingMessage): Promise<void> {
  setFailure(key, null)
  try {
    const message = await current.call(own, (calls) => calls.send({ key, text }))
    const { conversation } = conversationView()
    if (current.isCurrent(own) && conversation) storeEntries(conversation, [message])
  } catch (error) {
    const isTooMany = error instanceof CallFailed && error.status === 429
    if (current.isCurrent(own)) setFailure(key, isTooMany ? 'too-many' : 'unavailable')
  }
}

const setFailure = (key: string, failure: PendingMessage['failure']) =>
  changeConversation({
    pending: conversationView().pending.map((message) => (message.key === key ? { ...message, failure } : message)),
  })
