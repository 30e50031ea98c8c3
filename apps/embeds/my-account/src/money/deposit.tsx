import { MAIN_BALANCE, platform as operations, type Protection } from '@herna/contract/player'
import { useCall } from '@herna/embed-kit'
import { Button, Note } from '@herna/kit'
import { formatCurrency } from '@herna/rules'
import { CircleAlert, Coins } from '@herna/kit/icons'
import { Card, Facts } from '../facts.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { LoadedForPlayer } from '../loaded-for-player.tsx'
import { texts } from '../texts.sk-SK.ts'
import { Balances } from './balances.tsx'
import { PaymentForm } from './payment-form.tsx'
import { PaymentSwitch } from './payment-switch.tsx'
import { PaymentsList } from './payments-list.tsx'

const labels = texts.money

/** Deposits of play money, with the remaining deposit limits next to the amount. */
export function Deposit({ platform, go, close }: ScreenProps) {
  const protection = useCall(platform, operations.protection)
  const payments = useCall(platform, operations.payments)
  const reload = () => {
    payments.reload()
    protection.reload()
  }
  return (
    <LoadedForPlayer call={payments} height={420} close={close}>
      {(paymentList) => (
        <LoadedForPlayer call={protection} height={420} close={close}>
          {(loadedProtection) => (
            <>
              <PlayMoney />
              <Balances balances={paymentList.balances} />
              <PaymentSwitch current="deposit" go={go} />
              {loadedProtection.mayDeposit ? (
                <Card title={labels.depositTitle}>
                  <DepositLimits protection={loadedProtection} />
                  <PaymentForm
                    kind="deposit"
                    platform={platform}
                    currency={paymentList.balances?.[MAIN_BALANCE]?.currencyCode ?? loadedProtection.currencyCode}
                    maxAmount={null}
                    quickUpTo={depositLeft(loadedProtection)}
                    onPaid={reload}
                    onUnknown={reload}
                  />
                </Card>
              ) : (
                <Note tone="warn">
                  <CircleAlert size={20} aria-hidden="true" />
                  <p>{labels.mayNotDeposit}</p>
                </Note>
              )}
              <PaymentsList payments={paymentList.payments} currency={loadedProtection.currencyCode} />
              <div>
                <Button onClick={() => go('limits')}>{labels.limits}</Button>
              </div>
            </>
          )}
        </LoadedForPlayer>
      )}
    </LoadedForPlayer>
  )
}

/** Notice that no real money is deposited or paid out. */
export function PlayMoney() {
  return (
    <Note>
      <Coins size={20} aria-hidden="true" />
      <p>{labels.playMoney}</p>
    </Note>
  )
}

/** Least that the deposit limits leave, in cents; null without a limit. */
function depositLeft({ limits }: Protection): number | null {
  const left = limits.flatMap((limit) => (limit.kind === 'deposit' && limit.left !== null ? limit.left : []))
  return left.length === 0 ? null : Math.min(...left)
}

function DepositLimits({ protection: { limits, currencyCode } }: { protection: Protection }) {
  const money = (cents: number) => formatCurrency(cents, { locale: 'sk-SK', currency: currencyCode })
  const set = limits.filter(({ kind, amount }) => kind === 'deposit' && amount !== null)
  if (set.length === 0) return <p className="muted">{labels.noDepositLimit}</p>
  return (
    <Facts
      rows={set.map(({ period, amount, left }) => [
        `${texts.kinds.deposit} ${texts.periods[period]}`,
        labels.left(money(left ?? 0), money(amount ?? 0)),
      ])}
    />
  )
}
