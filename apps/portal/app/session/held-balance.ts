import type { Notification } from '@herna/contract/notifications'
import { PUSHED_GAMING_BALANCE } from '@herna/contract/notifications/names'
import { type Balances, MAIN_BALANCE } from '@herna/contract/player'

export type BalanceUpdate = Extract<Notification, { balanceUpdates: unknown }>['balanceUpdates'][number]

/**
 * The balance on its way to the header. While a game shows how a round ends the header waits, or it would tell the end before the game does [4.17];
 * what came meanwhile is shown when it is released.
 */
export function heldBalance(show: (value: Balances, epoch: number) => void) {
  let holds = 0
  let pushes = 0
  let waiting: { value: Balances; epoch: number } | null = null

  function arrived(value: Balances, epoch: number, known: Balances | null): void {
    // A first balance tells nothing of a round.
    if (holds === 0 || known === null) return show(value, epoch)
    waiting = { value, epoch }
    show(known, epoch)
  }
  return {
    arrived,
    pushed(updates: readonly BalanceUpdate[], epoch: number, known: Balances | null): void {
      pushes += 1
      const latest = waiting?.epoch === epoch ? waiting.value : known
      if (latest === null) return
      const changed = updates.map(({ balanceName, amount, currencyCode }) => [nameOf(balanceName), { amount, currencyCode }])
      arrived({ ...latest, ...Object.fromEntries(changed) }, epoch, known)
    },
    pushes: () => pushes,
    hold(): void {
      holds += 1
    },
    release(): void {
      holds = Math.max(0, holds - 1)
      if (holds > 0 || waiting === null) return
      const { value, epoch } = waiting
      waiting = null
      show(value, epoch)
    },
    /** Another player, or the same anew: nothing of before is shown. */
    forget(): void {
      waiting = null
    },
  }
}

const nameOf = (pushed: string): string => (pushed === PUSHED_GAMING_BALANCE ? MAIN_BALANCE : pushed)
