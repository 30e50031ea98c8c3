import { type PaymentReply, platform as operations } from '@herna/contract/player'
import { Form, type Platform, notifyAccountChanged, useForm } from '@herna/embed-kit'
import { Button, Field, Note } from '@herna/kit'
import { formatCurrency } from '@herna/rules'
import { CircleCheck } from '@herna/kit/icons'
import { useRef, useState } from 'react'
import { centsOf } from '../limits/euros.ts'
import { texts } from '../texts.sk-SK.ts'
import styles from './money.module.css'
import { attemptOf, type PaymentAttempt } from './payment-attempt.ts'
import { quickSumsUpTo } from './quick-sums.ts'

const labels = texts.money
/** Limits of one payment in cents, as in the contract. */
const [MIN_AMOUNT, MAX_AMOUNT] = [100, 10_000_000]

interface Props {
  kind: 'deposit' | 'withdrawal'
  platform: Platform
  currency: string
  /** Upper limit in cents; null: none. */
  maxAmount: number | null
  /** Quick sums above it (cents) are not offered, without refusing a typed amount; null: all are. */
  quickUpTo: number | null
  onPaid: (reply: PaymentReply) => void
  /** The outcome is unknown: the caller must reload its data. */
  onUnknown: () => void
}

/** One payment: its amount, a confirmation for withdrawals, and the result. */
export function PaymentForm({ kind, platform, currency, maxAmount, quickUpTo, onPaid, onUnknown }: Props) {
  const [paid, setPaid] = useState<PaymentReply | null>(null)
  const [amountToConfirm, setAmountToConfirm] = useState<number | null>(null)
  const unresolvedAttempt = useRef<PaymentAttempt | null>(null)
  const money = (cents: number) => formatCurrency(cents, { locale: 'sk-SK', currency })

  const wholeMoney = (cents: number) =>
    new Intl.NumberFormat('sk-SK', { style: 'currency', currency, maximumFractionDigits: 0 }).format(cents / 100)

  async function pay(amount: number) {
    const attempt = attemptOf(unresolvedAttempt.current, amount, () => crypto.randomUUID())
    unresolvedAttempt.current = attempt
    const operation = kind === 'deposit' ? operations.deposit : operations.withdraw
    const result = await platform.call(operation, { body: attempt })
    if (!result.ok) {
      if (result.failure.kind === 'refused' || result.failure.kind === 'invalid') unresolvedAttempt.current = null
      else onUnknown()
      setAmountToConfirm(null)
      return result.failure
    }
    unresolvedAttempt.current = null
    setPaid(result.reply)
    setAmountToConfirm(null)
    set('amount', '')
    onPaid(result.reply)
    notifyAccountChanged('balance')
    if (kind === 'deposit') notifyAccountChanged('limits')
    return null
  }
  const errorOf = (typed: string): string | null => {
    const cents = centsOf(typed)
    if (typed === '') return labels.missing
    if (cents === null || cents < MIN_AMOUNT || cents > MAX_AMOUNT) return labels.wrong(money(MIN_AMOUNT), money(MAX_AMOUNT))
    return maxAmount !== null && cents > maxAmount ? labels.tooMuch(money(maxAmount)) : null
  }
  const { failure, busy, form, field, set } = useForm({
    initial: { amount: '' },
    validate: ({ amount }) => {
      const fault = errorOf(amount)
      return fault ? { amount: fault } : {}
    },
    send: async ({ amount }) => {
      setPaid(null)
      const cents = centsOf(amount) ?? 0
      // [player-protection] A withdrawal cannot be undone, so it must be confirmed.
      if (kind === 'withdrawal' && amountToConfirm !== cents) {
        setAmountToConfirm(cents)
        return null
      }
      return pay(cents)
    },
    fieldError: () => labels.wrong(money(MIN_AMOUNT), money(MAX_AMOUNT)),
  })
  const isConfirming = amountToConfirm !== null
  const quickSums = isConfirming ? [] : quickSumsUpTo(quickUpTo)
  return (
    <>
      <Form
        {...form}
        failure={failure}
        busy={busy}
        submit={isConfirming ? labels.confirm(money(amountToConfirm)) : labels.submit[kind]}
        block={false}
        beside={
          isConfirming && (
            <Button variant="text" onClick={() => setAmountToConfirm(null)}>
              {texts.cancel}
            </Button>
          )
        }
      >
        <Field
          label={labels.amount}
          hint={isConfirming ? labels.sure(money(amountToConfirm)) : labels.hint}
          {...field('amount')}
          readOnly={isConfirming}
          inputMode="decimal"
          autoComplete="off"
        />
        {quickSums.length > 0 && (
          <div className={styles.quick} role="group" aria-label={labels.quick}>
            {quickSums.map((cents) => (
              <Button key={cents} onClick={() => set('amount', String(cents / 100))}>
                {wholeMoney(cents)}
              </Button>
            ))}
          </div>
        )}
      </Form>
      {paid && (
        <Note tone="ok" role="status">
          <CircleCheck size={20} aria-hidden="true" />
          <p>{labels.done[kind](money(paid.amount))}</p>
        </Note>
      )}
    </>
  )
}
