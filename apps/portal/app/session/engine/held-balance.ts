import type { Notification } from '@herna/contract/notifications'
import { PUSHED_GAMING_BALANCE } from '@herna/contract/notifications/names'
import { type Balances, MAIN_BALANCE } from '@herna/contract/player'

export type BalanceUpdate = Extract<Notification, { balanceUpdates: unknown }>['balanceUpdates'][number]

/**
 * Passes balances to the header. While it is held, because a game shows how a round ends, new balances are buffered, or the header would reveal the result
 * before the game does [4.17]; the latest one is shown on release.
 */
export function heldBalance(show: (value: Balances, epoch: number) => void) {
  let holdCount = 0
  let pushCount = 0
  let pendingBalance: { value: Balances; epoch: number } | null = null

  function onLoaded(value: Balances, epoch: number, current: Balances | null): void {
    // The first balance reveals nothing about a round.
    if (holdCount === 0 || current === null) return show(value, epoch)
    pendingBalance = { value, epoch }
    show(current, epoch)
  }
  return {
    onLoaded,
    onPush(updates: readonly BalanceUpdate[], epoch: number, current: Balances | null): void {
      pushCount += 1
      const latest = pendingBalance?.epoch === epoch ? pendingBalance.value : current
      if (latest === null) return
      const changes = updates.map(({ balanceName, amount, currencyCode }) => [nameOf(balanceName), { amount, currencyCode }])
      onLoaded({ ...latest, ...Object.fromEntries(changes) }, epoch, current)
    },
    pushCount: () => pushCount,
    hold(): void {
      holdCount += 1
    },
    release(): void {
      holdCount = Math.max(0, holdCount - 1)
      if (holdCount > 0 || pendingBalance === null) return
      const { value, epoch } = pendingBalance
      pendingBalance = null
      show(value, epoch)
    },
    /** Called when a player enters or leaves: the buffered balance is never shown. */
    discardPending(): void {
      pendingBalance = null
    },
  }
}

const nameOf = (pushed: string): string => (pushed === PUSHED_GAMING_BALANCE ? MAIN_BALANCE : pushed)
