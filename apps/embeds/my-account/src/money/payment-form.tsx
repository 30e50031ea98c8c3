import { type PaymentReply, platform as operations } from '@herna/contract/player'
import { Form, type Platform, tellChanged, useForm } from '@herna/embed-kit'
import { Button, Field, Note } from '@herna/kit'
import { formatCurrency } from '@herna/rules'
import { CircleCheck } from '@herna/kit/icons'
import { useRef, useState } from 'react'
import { centsOf } from '../limits/euros.ts'
import { texts } from '../texts.sk-SK.ts'
import { attemptOf, type PaymentAttempt } from './payment-attempt.ts'

const words = texts.money
/** What one payment may be [contract]. */
const [LEAST, MOST] = [100, 10_000_000]

interface Props {
  kind: 'deposit' | 'withdrawal'
  platform: Platform
  currency: string
  /** The most that can be paid out; null: nothing limits it here. */
  most: number | null
  onPaid: (reply: PaymentReply) => void
  /** Nobody knows whether it was made: what is shown has to be asked for again. */
  onUnknown: () => void
}

/** One payment: its amount, for a withdrawal a second look, and what came of it. */
export function PaymentForm({ kind, platform, currency, most, onPaid, onUnknown }: Props) {
  const [paid, setPaid] = useState<PaymentReply | null>(null)
  const [sure, setSure] = useState<number | null>(null)
  const unknown = useRef<PaymentAttempt | null>(null)
  const money = (cents: number) => formatCurrency(cents, { locale: 'sk-SK', currency })

  async function pay(amount: number) {
    const attempt = attemptOf(unknown.current, amount, () => crypto.randomUUID())
    unknown.current = attempt
    const operation = kind === 'deposit' ? operations.deposit : operations.withdraw
    const answer = await platform.call(operation, { body: attempt })
    if (!answer.ok) {
      if (answer.failure.kind === 'refused' || answer.failure.kind === 'invalid') unknown.current = null
      else onUnknown()
      setSure(null)
      return answer.failure
    }
    unknown.current = null
    setPaid(answer.reply)
    setSure(null)
    set('amount', '')
    onPaid(answer.reply)
    tellChanged('balance')
    if (kind === 'deposit') tellChanged('limits')
    return null
  }
  const wrong = (typed: string): string | null => {
    const cents = centsOf(typed)
    if (typed === '') return words.missing
    if (cents === null || cents < LEAST || cents > MOST) return words.wrong(money(LEAST), money(MOST))
    return most !== null && cents > most ? words.tooMuch(money(most)) : null
  }
  const { failure, busy, form, field, set } = useForm({
    initial: { amount: '' },
    check: ({ amount }) => {
      const fault = wrong(amount)
      return fault ? { amount: fault } : {}
    },
    send: async ({ amount }) => {
      setPaid(null)
      const cents = centsOf(amount) ?? 0
      // [player-protection] A withdrawal cannot be taken back, so it is looked at twice.
      if (kind === 'withdrawal' && sure !== cents) {
        setSure(cents)
        return null
      }
      return pay(cents)
    },
    wrong: () => words.wrong(money(LEAST), money(MOST)),
  })
  const asks = sure !== null
  return (
    <>
      <Form
        {...form}
        failure={failure}
        busy={busy}
        submit={asks ? words.confirm(money(sure)) : words.submit[kind]}
        block={false}
        beside={
          asks && (
            <Button variant="text" onClick={() => setSure(null)}>
              {texts.cancel}
            </Button>
          )
        }
      >
        <Field
          label={words.amount}
          hint={asks ? words.sure(money(sure)) : words.hint}
          {...field('amount')}
          readOnly={asks}
          inputMode="decimal"
          autoComplete="off"
        />
      </Form>
      {paid && (
        <Note tone="ok" role="status">
          <CircleCheck size={20} aria-hidden="true" />
          <p>{words.done[kind](money(paid.amount))}</p>
        </Note>
      )}
    </>
  )
}
