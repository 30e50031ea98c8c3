import { MAIN_BALANCE } from '@herna/contract/player'
import { formatCurrency } from '@herna/rules'
import { useMoneyStyle } from '../config/index.ts'
import { usePlayer } from '../session/index.ts'

/** Shown for unknown values. */
export const UNKNOWN = '–'

/** The player's balance, unless the player hides amounts. */
export function useBalanceText(): string {
  const { data } = usePlayer()
  const style = useMoneyStyle()
  const balance = data?.balance.value?.[MAIN_BALANCE]
  if (data?.balance_visibility.value) return '••••'
  return balance ? formatCurrency(balance.amount, { ...style, currency: balance.currencyCode }) : UNKNOWN
}
