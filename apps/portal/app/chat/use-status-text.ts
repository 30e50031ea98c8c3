import { useChatTexts } from './chat-texts.ts'
import { useConversation } from './conversation-store.ts'

/** The line below the panel's title: who answers, the place in the queue, or that support is closed. */
export function useStatusText(): { text: string; isAnswering: boolean } {
  const t = useChatTexts()
  const { conversation, isConnected } = useConversation()
  if (!conversation) return { text: '', isAnswering: false }
  const { state, hours } = conversation
  const isAnswering = state.status === 'assigned'
  if (!isConnected) return { text: t('status-connecting'), isAnswering }
  if (isAnswering) return { text: t('status-assigned', { operator: state.operator ?? '' }), isAnswering }
  if (!hours.isOpen) return { text: t('status-closed'), isAnswering }
  if (state.position !== null) return { text: t('status-waiting', { position: state.position }), isAnswering }
  return { text: t('status-open'), isAnswering }
}
