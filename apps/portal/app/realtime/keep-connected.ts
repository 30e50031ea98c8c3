/** One try of a line; `closed` is called once, however it ended. */
export interface LineEvents {
  opened(): void
  message(text: string): void
  closed(): void
}
export type OpenLine = (on: LineEvents) => { close(): void }

interface Keeping {
  open: OpenLine
  after(milliseconds: number, then: () => void): () => void
  onMessage(text: string): void
  /** Something may have been pushed while nobody listened. */
  onMissed(): void
}

/** [9.10] [8.32] */
const RETRIES = 2
const RETRY_MS = 1_000

/** Opens a line, and again when it breaks: twice, a second apart, then never more; what was missed meanwhile is asked for (F3). */
export function keepLine({ open, after, onMessage, onMissed }: Keeping): () => void {
  let left = RETRIES
  let hasBroken = false
  let isOver = false
  let line: { close(): void } | null = null
  let stopWaiting: (() => void) | null = null

  function attempt(): void {
    let isCurrent = true
    line = open({
      opened() {
        if (isOver || !isCurrent) return
        left = RETRIES
        if (hasBroken) onMissed()
        hasBroken = false
      },
      message: (text) => !isOver && isCurrent && onMessage(text),
      closed() {
        if (isOver || !isCurrent) return
        isCurrent = false
        hasBroken = true
        if (left === 0) return onMissed()
        left -= 1
        stopWaiting = after(RETRY_MS, attempt)
      },
    })
  }
  attempt()
  return () => {
    isOver = true
    stopWaiting?.()
    line?.close()
  }
}
