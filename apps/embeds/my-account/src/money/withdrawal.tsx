import { platform as operations } from '@herna/contract/player'
import { useCall } from '@herna/embed-kit'
import { Button } from '@herna/kit'
import { Card } from '../facts.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { OfPlayer } from '../of-player.tsx'
import { texts } from '../texts.sk-SK.ts'
import { Balances } from './balances.tsx'
import { PlayMoney } from './deposit.tsx'
import { PaymentForm } from './payment-form.tsx'
import { PaymentsList } from './payments-list.tsx'

const words = texts.money

/** Cash out: open also to those who may not play, and final: nothing here takes a withdrawal back. */
export function Withdrawal({ platform, go, close }: ScreenProps) {
  const payments = useCall(platform, operations.payments)
  return (
    <OfPlayer of={payments} height={420} close={close}>
      {({ payments: made, balances }) => {
        const cash = balances?.casino_cash
        return (
          <>
            <PlayMoney />
            <Balances balances={balances} />
            <Card title={words.withdrawalTitle}>
              <p className="muted">{words.onlyCash}</p>
              <PaymentForm
                kind="withdrawal"
                platform={platform}
                currency={cash?.currencyCode ?? 'EUR'}
                most={cash?.amount ?? null}
                onPaid={payments.reload}
                onUnknown={payments.reload}
              />
            </Card>
            <PaymentsList payments={made} currency={cash?.currencyCode ?? 'EUR'} />
            <div>
              <Button onClick={() => go('statement')}>{words.statement}</Button>
            </div>
          </>
        )
      }}
    </OfPlayer>
  )
}
