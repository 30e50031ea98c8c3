/** Entries by their numbers: those received again replace the older copy, oldest first. */
export function mergeEntries<E extends { seq: number }>(known: readonly E[], received: readonly E[]): E[] {
  const bySeq = new Map([...known, ...received].map((entry) => [entry.seq, entry]))
  return [...bySeq.values()].toSorted((one, other) => one.seq - other.seq)
}
