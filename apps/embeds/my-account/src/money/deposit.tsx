import { MAIN_BALANCE, platform as operations, type Protection } from '@herna/contract/player'
import { useCall } from '@herna/embed-kit'
import { Button, Note } from '@herna/kit'
import { formatCurrency } from '@herna/rules'
import { CircleAlert, Coins } from '@herna/kit/icons'
import { Card, Facts } from '../facts.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { OfPlayer } from '../of-player.tsx'
import { texts } from '../texts.sk-SK.ts'
import { Balances } from './balances.tsx'
import { PaymentForm } from './payment-form.tsx'
import { PaymentsList } from './payments-list.tsx'

const words = texts.money

/** Play money in: said plainly, never pushed, with the limits on deposits beside the amount. */
export function Deposit({ platform, go, close }: ScreenProps) {
  const protection = useCall(platform, operations.protection)
  const payments = useCall(platform, operations.payments)
  const look = () => {
    payments.reload()
    protection.reload()
  }
  return (
    <OfPlayer of={payments} height={420} close={close}>
      {(known) => (
        <OfPlayer of={protection} height={420} close={close}>
          {(guard) => (
            <>
              <PlayMoney />
              <Balances balances={known.balances} />
              {guard.mayDeposit ? (
                <Card title={words.depositTitle}>
                  <DepositLimits protection={guard} />
                  <PaymentForm
                    kind="deposit"
                    platform={platform}
                    currency={known.balances?.[MAIN_BALANCE]?.currencyCode ?? guard.currencyCode}
                    most={null}
                    onPaid={look}
                    onUnknown={look}
                  />
                </Card>
              ) : (
                <Note tone="warn">
                  <CircleAlert size={20} aria-hidden="true" />
                  <p>{words.mayNotDeposit}</p>
                </Note>
              )}
              <PaymentsList payments={known.payments} currency={guard.currencyCode} />
              <div>
                <Button onClick={() => go('limits')}>{words.limits}</Button>
              </div>
            </>
          )}
        </OfPlayer>
      )}
    </OfPlayer>
  )
}

/** What it is, in plain words: no real money comes in or goes out. */
export function PlayMoney() {
  return (
    <Note>
      <Coins size={20} aria-hidden="true" />
      <p>{words.playMoney}</p>
    </Note>
  )
}

function DepositLimits({ protection: { limits, currencyCode } }: { protection: Protection }) {
  const money = (cents: number) => formatCurrency(cents, { locale: 'sk-SK', currency: currencyCode })
  const set = limits.filter(({ kind, amount }) => kind === 'deposit' && amount !== null)
  if (set.length === 0) return <p className="muted">{words.noDepositLimit}</p>
  return (
    <Facts
      rows={set.map(({ period, amount, left }) => [
        `${texts.kinds.deposit} ${texts.periods[period]}`,
        words.left(money(left ?? 0), money(amount ?? 0)),
      ])}
    />
  )
}
