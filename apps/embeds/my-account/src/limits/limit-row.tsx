import { type Limit, platform as operations, type Protection } from '@herna/contract/player'
import { Form, type Platform, notifyAccountChanged, useForm } from '@herna/embed-kit'
import { Button, Field } from '@herna/kit'
import { formatCurrency } from '@herna/rules'
import { useState } from 'react'
import { momentText } from '../dates.ts'
import { texts } from '../texts.sk-SK.ts'
import { centsOf, eurosOf } from './euros.ts'
import styles from './limits.module.css'

const labels = texts.limits
/** The platform's maximum, in cents. */
const MAX_AMOUNT = 100_000_000

interface Props {
  limit: Limit
  currency: string
  platform: Platform
  replace: (protection: Protection) => void
}

/** One limit: its value, the used amount, a pending change, and the form to change it. */
export function LimitRow({ limit, currency, platform, replace }: Props) {
  const [editing, setEditing] = useState(false)
  const money = (cents: number) => formatCurrency(cents, { locale: 'sk-SK', currency })
  const { amount, used, pending } = limit
  const name = `${texts.kinds[limit.kind]} ${texts.periods[limit.period]}`
  const close = () => setEditing(false)
  return (
    <li className={styles.row}>
      <div className={styles.currentLimit}>
        <span>{texts.periods[limit.period]}</span>
        <b className="num">{amount === null ? labels.none : money(amount)}</b>
        {!editing && (
          <Button onClick={() => setEditing(true)} aria-label={`${amount === null ? labels.set : labels.change}: ${name}`}>
            {amount === null ? labels.set : labels.change}
          </Button>
        )}
      </div>
      {amount !== null && (
        <LimitUsage used={used} limit={amount} text={labels.used(money(used), money(Math.max(0, amount - used)))} />
      )}
      {pending && (
        <p className={styles.pending}>
          {labels.pending(pending.amount === null ? labels.none : money(pending.amount), momentText(pending.effectiveAt))}
        </p>
      )}
      {editing && <LimitForm limit={limit} platform={platform} replace={replace} close={close} />}
    </li>
  )
}

const NEARLY_REACHED = 0.8

function LimitUsage({ used, limit, text }: { used: number; limit: number; text: string }) {
  const share = limit === 0 ? 1 : Math.min(1, used / limit)
  const state = share >= 1 ? 'reached' : share >= NEARLY_REACHED ? 'near' : undefined
  return (
    <div className={styles.usage}>
      <div className={styles.meter} data-state={state} aria-hidden="true">
        <span style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <small>{text}</small>
    </div>
  )
}

type FormProps = Omit<Props, 'currency'> & { close: () => void }

function LimitForm({ limit: { kind, period, amount, mayLoosen }, platform, replace, close }: FormProps) {
  const send = async (cents: number | null) => {
    const result = await platform.call(operations.setLimit, { body: { kind, period, amount: cents } })
    if (!result.ok) return result.failure
    replace(result.reply)
    notifyAccountChanged('limits')
    close()
    return null
  }
  const [removing, setRemoving] = useState(false)
  const { failure, busy, form, field } = useForm({
    initial: { amount: amount === null ? '' : eurosOf(amount) },
    takesFocus: true,
    validate: ({ amount }) => {
      const cents = centsOf(amount)
      return removing || (cents !== null && cents <= MAX_AMOUNT) ? {} : { amount: amount ? labels.wrong : labels.missing }
    },
    send: ({ amount }) => send(removing ? null : centsOf(amount)),
    fieldError: () => labels.wrong,
  })
  return (
    <Form
      {...form}
      failure={failure}
      busy={busy}
      submit={removing ? labels.remove : texts.save}
      block={false}
      variant="quiet"
      beside={
        <>
          {amount !== null && mayLoosen && (
            <Button variant="line" onClick={() => setRemoving(!removing)}>
              {removing ? labels.keep : labels.remove}
            </Button>
          )}
          <Button variant="text" onClick={close}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      {removing ? (
        <p>{labels.removeHint}</p>
      ) : (
        <Field
          label={labels.amount}
          hint={mayLoosen ? labels.hint : labels.onlyStricter}
          {...field('amount')}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
    </Form>
  )
}
