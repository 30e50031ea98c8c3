import type { ConversationSummary, SupportOperator } from '@herna/contract/chat'
import { Button } from '@herna/kit'
import type { SupportApi } from './support-api.ts'
import { texts } from './texts.sk-SK.ts'
import styles from './thread.module.css'
import type { Support } from './use-support.ts'

interface ThreadActionsProps {
  api: SupportApi
  support: Support
  conversation: ConversationSummary
  operator: SupportOperator
}

const QUEUE = 'queue'

/** Takes, hands over or ends the conversation, as its state allows. */
export function ThreadActions({ api, support, conversation, operator }: ThreadActionsProps) {
  const { id, status } = conversation
  if (conversation.operator && conversation.operator.id !== operator.id)
    return <p className={styles.taken}>{texts.takenBy(conversation.operator.name)}</p>
  if (!conversation.operator)
    return (
      <Button variant="primary" onClick={() => void support.act(() => api.take(id))}>
        {status === 'closed' ? texts.reopen : texts.take}
      </Button>
    )
  const handOver = (to: string) => void support.act(() => api.handOver(id, to === QUEUE ? null : to))
  return (
    <div className={styles.actions}>
      {/* The choice is the action, so it returns to its label. */}
      <select aria-label={texts.handOverTo} value="" onChange={({ target }) => handOver(target.value)}>
        <option value="" disabled>
          {texts.handOver}
        </option>
        {support.operators
          .filter((other) => other.id !== operator.id)
          .map((other) => (
            <option key={other.id} value={other.id}>
              {other.name}
            </option>
          ))}
        <option value={QUEUE}>{texts.toQueue}</option>
      </select>
      <Button onClick={() => void support.act(() => api.close(id))}>{texts.close}</Button>
    </div>
  )
}
