import { LIMIT_KINDS, LIMIT_PERIODS, type Limit, type LimitKind, type LimitPeriod } from '@herna/contract/player'
import { addDays, dayOf, periodOf, startOf } from '../foundation/index.ts'
import type { LimitChangeRow } from './limits.store.ts'

/** A looser value takes effect on the seventh calendar day after the request (§ 32 (3)). */
const DAYS_UNTIL_LOOSER = 7

export interface Used {
  deposited: number
  staked: number
  won: number
}
/** Amounts in the current period of each length. */
export type UsedByPeriod = Record<LimitPeriod, Used>

/** Only looser values wait; stricter ones apply once written, whatever the clock says (M12). */
export const isPending = ({ withdrawnAt, loosens, effectiveAt }: LimitChangeRow, now: Date): boolean =>
  withdrawnAt === null && loosens && effectiveAt > now

/** The value in force: the last one written that is neither withdrawn nor pending. Null: no limit. */
export function amountInForce(changes: readonly LimitChangeRow[], now: Date): number | null {
  return changes.filter((change) => change.withdrawnAt === null && !isPending(change, now)).at(-1)?.amount ?? null
}

const pendingOf = (changes: readonly LimitChangeRow[], now: Date): LimitChangeRow | null =>
  changes.filter((change) => isPending(change, now)).at(-1) ?? null

/** No limit counts as the loosest. */
export const isLooser = (wanted: number | null, inForce: number | null): boolean =>
  inForce !== null && (wanted === null || wanted > inForce)

/** One loosening per limit and calendar month; withdrawn ones count too. */
export function mayLoosen(changes: readonly LimitChangeRow[], now: Date): boolean {
  const month = dayOf(now).slice(0, 7)
  return !changes.some(({ loosens, requestedAt }) => loosens && dayOf(requestedAt).slice(0, 7) === month)
}

/** Stricter: now. Looser: the start of the seventh day. */
export const effectiveFrom = (loosens: boolean, now: Date): Date =>
  loosens ? startOf(addDays(dayOf(now), DAYS_UNTIL_LOOSER)) : now

/** Loss: staked minus won, never negative. */
export function usedOf(kind: LimitKind, { deposited, staked, won }: Used): number {
  if (kind === 'deposit') return deposited
  return kind === 'stake' ? staked : Math.max(0, staked - won)
}

export const changesOf = (changes: readonly LimitChangeRow[], kind: LimitKind, period: LimitPeriod) =>
  changes.filter((change) => change.kind === kind && change.period === period)

/** All nine limits, for display. */
export function describeLimits(allChanges: readonly LimitChangeRow[], used: UsedByPeriod, now: Date): Limit[] {
  return LIMIT_KINDS.flatMap((kind) =>
    LIMIT_PERIODS.map((period) => {
      const changes = changesOf(allChanges, kind, period)
      const amount = amountInForce(changes, now)
      const pending = pendingOf(changes, now)
      const usedAmount = usedOf(kind, used[period])
      return {
        kind,
        period,
        amount,
        used: usedAmount,
        left: amount === null ? null : Math.max(0, amount - usedAmount),
        periodEndsAt: startOf(periodOf(dayOf(now), period).until).toISOString(),
        pending: pending && { amount: pending.amount, effectiveAt: pending.effectiveAt.toISOString() },
        mayLoosen: mayLoosen(changes, now),
      }
    }),
  )
}

/** The strictest limit applies: the least remaining amount over all periods, per kind. */
export function leftByKind(limits: readonly Limit[]): Record<LimitKind, number | null> {
  const leastRemaining = (kind: LimitKind) => {
    const remaining = limits.filter((limit) => limit.kind === kind && limit.left !== null).map((limit) => limit.left as number)
    return remaining.length === 0 ? null : Math.min(...remaining)
  }
  return { deposit: leastRemaining('deposit'), stake: leastRemaining('stake'), loss: leastRemaining('loss') }
}
