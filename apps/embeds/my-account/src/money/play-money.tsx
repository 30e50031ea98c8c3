import { Button, EmptyState } from '@herna/kit'
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react'
import type { ScreenProps } from '../my-account.tsx'
import { texts } from '../texts.sk-SK.ts'

const words = texts.money

/** There is nothing to deposit yet, and it says so plainly: play money comes with the wallet. */
export function Deposit({ go }: ScreenProps) {
  const limits = <Button onClick={() => go('limits')}>{words.limits}</Button>
  return (
    <EmptyState icon={<ArrowDownToLine />} level={3} title={words.depositTitle} actions={limits}>
      {words.deposit}
    </EmptyState>
  )
}

/** The same of a withdrawal; it will stay open to those who may not play. */
export function Withdrawal({ go }: ScreenProps) {
  const statement = <Button onClick={() => go('statement')}>{words.statement}</Button>
  return (
    <EmptyState icon={<ArrowUpFromLine />} level={3} title={words.withdrawalTitle} actions={statement}>
      {words.withdrawal}
    </EmptyState>
  )
}
