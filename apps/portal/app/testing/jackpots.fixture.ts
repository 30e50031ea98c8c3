import type { JackpotAmountsReply } from '@herna/contract/portal'

/** What the server says of jackpots whose climbs began an hour ago at 99 %: cents of each level, the top first. */
export function amountsReply(cents: Record<string, number[]>, serverTime = Date.now()): JackpotAmountsReply {
  const since = serverTime - 3_600_000
  const jackpots = Object.fromEntries(
    Object.entries(cents).map(([id, levels]) => [id, levels.map((amount) => ({ amount, from: amount * 0.99, since }))]),
  )
  return { serverTime, age: 0, jackpots }
}
