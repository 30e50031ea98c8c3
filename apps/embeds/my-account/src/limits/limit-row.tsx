import { type Limit, platform as operations, type Protection } from '@herna/contract/player'
import { Form, type Platform, tellChanged, useForm } from '@herna/embed-kit'
import { Button, Field } from '@herna/kit'
import { formatCurrency } from '@herna/rules'
import { useState } from 'react'
import { momentText } from '../dates.ts'
import { texts } from '../texts.sk-SK.ts'
import { centsOf, eurosOf } from './euros.ts'
import styles from './limits.module.css'

const words = texts.limits
/** As much as the platform takes. */
const MOST = 100_000_000

interface Props {
  limit: Limit
  currency: string
  platform: Platform
  replace: (protection: Protection) => void
}

/** One limit: its value, what is used, what is on its way; and how to change it. */
export function LimitRow({ limit, currency, platform, replace }: Props) {
  const [editing, setEditing] = useState(false)
  const money = (cents: number) => formatCurrency(cents, { locale: 'sk-SK', currency })
  const { amount, used, pending } = limit
  const name = `${texts.kinds[limit.kind]} ${texts.periods[limit.period]}`
  const close = () => setEditing(false)
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <span>{texts.periods[limit.period]}</span>
        <b className="num">{amount === null ? words.none : money(amount)}</b>
        {!editing && (
          <Button onClick={() => setEditing(true)} aria-label={`${amount === null ? words.set : words.change}: ${name}`}>
            {amount === null ? words.set : words.change}
          </Button>
        )}
      </div>
      {amount !== null && <Used used={used} of={amount} text={words.used(money(used), money(Math.max(0, amount - used)))} />}
      {pending && (
        <p className={styles.pending}>
          {words.pending(pending.amount === null ? words.none : money(pending.amount), momentText(pending.effectiveAt))}
        </p>
      )}
      {editing && <LimitForm limit={limit} platform={platform} replace={replace} close={close} />}
    </li>
  )
}

const NEAR = 0.8

function Used({ used, of, text }: { used: number; of: number; text: string }) {
  const share = of === 0 ? 1 : Math.min(1, used / of)
  const state = share >= 1 ? 'reached' : share >= NEAR ? 'near' : undefined
  return (
    <div className={styles.used}>
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
    const answer = await platform.call(operations.setLimit, { body: { kind, period, amount: cents } })
    if (!answer.ok) return answer.failure
    replace(answer.reply)
    tellChanged('limits')
    close()
    return null
  }
  const [removing, setRemoving] = useState(false)
  const { failure, busy, form, field } = useForm({
    initial: { amount: amount === null ? '' : eurosOf(amount) },
    takesFocus: true,
    check: ({ amount }) => {
      const cents = centsOf(amount)
      return removing || (cents !== null && cents <= MOST) ? {} : { amount: amount ? words.wrong : words.missing }
    },
    send: ({ amount }) => send(removing ? null : centsOf(amount)),
    wrong: () => words.wrong,
  })
  return (
    <Form
      {...form}
      failure={failure}
      busy={busy}
      submit={removing ? words.remove : texts.save}
      block={false}
      variant="quiet"
      beside={
        <>
          {amount !== null && mayLoosen && (
            <Button variant="line" onClick={() => setRemoving(!removing)}>
              {removing ? words.keep : words.remove}
            </Button>
          )}
          <Button variant="text" onClick={close}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      {removing ? (
        <p>{words.removeHint}</p>
      ) : (
        <Field
          label={words.amount}
          hint={mayLoosen ? words.hint : words.onlyStricter}
          {...field('amount')}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
    </Form>
  )
}
