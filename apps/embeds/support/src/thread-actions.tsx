import type { ConversationSummary, SupportOperator } from '@herna/contract/chat'
import { Button } from '@herna/kit'
import { type FormEvent, useState } from 'react'
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
  return (
    <div className={styles.actions}>
      <HandOver
        key={id}
        operators={support.operators.filter((other) => other.id !== operator.id)}
        onHandOver={(operatorId) => void support.act(() => api.handOver(id, operatorId))}
      />
      <Button onClick={() => void support.act(() => api.close(id))}>{texts.close}</Button>
    </div>
  )
}

interface HandOverProps {
  operators: readonly SupportOperator[]
  /** Null: back to the queue. */
  onHandOver(operatorId: string | null): void
}

/** The choice alone does nothing: an arrow key on a closed list already changes it. */
function HandOver({ operators, onHandOver }: HandOverProps) {
  const [chosen, setChosen] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onHandOver(chosen === QUEUE ? null : chosen)
  }
  return (
    <form className={styles.handOver} onSubmit={submit}>
      <select aria-label={texts.handOverTo} value={chosen} onChange={({ target }) => setChosen(target.value)}>
        <option value="" disabled>
          {texts.toWhom}
        </option>
        {operators.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value={QUEUE}>{texts.toQueue}</option>
      </select>
      <Button type="submit" disabled={chosen === ''}>
        {texts.handOver}
      </Button>
    </form>
  )
}
