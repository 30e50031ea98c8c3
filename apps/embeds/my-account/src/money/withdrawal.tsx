import { platform as operations } from '@herna/contract/player'
import { useCall } from '@herna/embed-kit'
import { Button } from '@herna/kit'
import { Card } from '../facts.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { LoadedForPlayer } from '../loaded-for-player.tsx'
import { texts } from '../texts.sk-SK.ts'
import { Balances } from './balances.tsx'
import { PlayMoney } from './deposit.tsx'
import { PaymentForm } from './payment-form.tsx'
import { PaymentSwitch } from './payment-switch.tsx'
import { PaymentsList } from './payments-list.tsx'

const labels = texts.money

/** Withdrawals: available also to players who may not play, and final. */
export function Withdrawal({ platform, go, close }: ScreenProps) {
  const payments = useCall(platform, operations.payments)
  return (
    <LoadedForPlayer call={payments} height={420} close={close}>
      {({ payments: paymentList, balances }) => {
        const cash = balances?.casino_cash
        return (
          <>
            <PlayMoney />
            <Balances balances={balances} />
            <PaymentSwitch current="withdrawal" go={go} />
            <Card title={labels.withdrawalTitle}>
              <p className="muted">{labels.onlyCash}</p>
              <PaymentForm
                kind="withdrawal"
                platform={platform}
                currency={cash?.currencyCode ?? 'EUR'}
                maxAmount={cash?.amount ?? null}
                quickUpTo={cash?.amount ?? null}
                onPaid={payments.reload}
                onUnknown={payments.reload}
              />
            </Card>
            <PaymentsList payments={paymentList} currency={cash?.currencyCode ?? 'EUR'} />
            <div>
              <Button onClick={() => go('statement')}>{labels.statement}</Button>
            </div>
          </>
        )
      }}
    </LoadedForPlayer>
  )
}
