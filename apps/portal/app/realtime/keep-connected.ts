/** Events of one connection attempt; `closed` is called once, however it ended. */
export interface ConnectionEvents {
  opened(): void
  message(text: string): void
  closed(): void
}
export type OpenConnection = (on: ConnectionEvents) => { close(): void }

interface KeepConnectedOptions {
  open: OpenConnection
  after(milliseconds: number, then: () => void): () => void
  onMessage(text: string): void
  /** Messages may have been pushed while no connection was open. */
  onMissed(): void
}

/** [9.10] [8.32] */
const MAX_RETRIES = 2
const RETRY_DELAY_MS = 1_000

/** Opens a connection and reopens a broken one: at most twice, one second apart. `onMissed` runs when messages may have been lost (F3). Returns a function that closes it. */
export function keepConnected({ open, after, onMessage, onMissed }: KeepConnectedOptions): () => void {
  let retriesLeft = MAX_RETRIES
  let hasBroken = false
  let isOver = false
  let connection: { close(): void } | null = null
  let cancelRetry: (() => void) | null = null

  function connect(): void {
    let isCurrent = true
    connection = open({
      opened() {
        if (isOver || !isCurrent) return
        retriesLeft = MAX_RETRIES
        if (hasBroken) onMissed()
        hasBroken = false
      },
      message: (text) => !isOver && isCurrent && onMessage(text),
      closed() {
        if (isOver || !isCurrent) return
        isCurrent = false
        hasBroken = true
        if (retriesLeft === 0) return onMissed()
        retriesLeft -= 1
        cancelRetry = after(RETRY_DELAY_MS, connect)
      },
    })
  }
  connect()
  return () => {
    isOver = true
    cancelRetry?.()
    connection?.close()
  }
}
