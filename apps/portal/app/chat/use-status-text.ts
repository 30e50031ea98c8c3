import { useChatTexts } from './chat-texts.ts'
import { useConversation } from './conversation-store.ts'

/** The line below the panel's title: who answers, the place in the queue, or that nobody is there now. */
export function useStatusText(): { text: string; isAnswering: boolean } {
  const t = useChatTexts()
  const { conversation, isConnected } = useConversation()
  if (!conversation) return { text: '', isAnswering: false }
  const { state, hours } = conversation
  // An operator who has gone home without ending the conversation answers nobody before support opens.
  const isAnswering = state.status === 'assigned' && (hours.isOpen || state.isOperatorPresent)
  if (!isConnected) return { text: t('status-connecting'), isAnswering: false }
  if (isAnswering) return { text: t('status-assigned', { operator: state.operator ?? '' }), isAnswering }
  if (!hours.isOpen) return { text: t('status-closed'), isAnswering }
  const place = state.position === null ? '' : t('status-waiting', { position: state.position })
  if (state.isOperatorPresent) return { text: place || t('status-open'), isAnswering }
  return { text: place ? `${place}. ${t('status-away')}` : t('status-away'), isAnswering }
}
