/** Reads at most once in these milliseconds of the clock, however many ask; a failed reading is not kept. */
export function readAtMostEvery<T>(ms: number, now: () => Date, read: (now: Date) => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly reading: Promise<T> } | null = null
  return () => {
    const time = now()
    const at = time.getTime()
    if (last && at - last.at < ms && at >= last.at) return last.reading
    const entry = { at, reading: read(time) }
    last = entry
    entry.reading.catch(() => {
      if (last === entry) last = null
    })
    return entry.reading
  }
}
