import type { JackpotAmountsReply } from '@herna/contract/portal'

/** The reply for jackpots that started rising an hour ago from 99 %. Amounts in cents, the top level first. */
export function amountsReply(cents: Record<string, number[]>, serverTime = Date.now()): JackpotAmountsReply {
  const since = serverTime - 3_600_000
  const jackpots = Object.fromEntries(
    Object.entries(cents).map(([id, levels]) => [id, levels.map((amount) => ({ amount, from: amount * 0.99, since }))]),
  )
  return { serverTime, age: 0, jackpots }
}
