const CHANNEL = 'herna-messages'

/** Other tabs of this browser: a message that was answered in one is closed in all. */
export interface MessageTabs {
  /** Ids of answered messages; none: the hub was read, and the platform knows what is left. */
  publish(ids: readonly string[]): void
  close(): void
}

/** `onAnswered` gets what other tabs publish. Old browsers without channels show a message in each tab; the platform counts it once. */
export function openMessageTabs(onAnswered: (ids: readonly string[]) => void): MessageTabs {
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : null
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (Array.isArray(data) && data.every((id) => typeof id === 'string')) onAnswered(data)
  })
  return {
    publish: (ids) => channel?.postMessage(ids),
    close: () => channel?.close(),
  }
}
