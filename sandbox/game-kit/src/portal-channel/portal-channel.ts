import type { HostMessage, PortalMessage } from '@herna/contract/games'

/** What the browser reports about the framing window. */
export interface FrameContext {
  isFramed: boolean
  /** `location.ancestorOrigins`, nearest first, where the browser has it. */
  ancestors: readonly string[] | null
  referrer: string
}

const originOf = (address: string): string | null => {
  try {
    const { origin, protocol } = new URL(address)
    return protocol === 'https:' || protocol === 'http:' ? origin : null
  } catch {
    return null
  }
}

/**
 * The origin of the framing portal; null: no messages are posted, because `*` would let any page receive them [S4]. `ancestorOrigins` cannot
 * be forged; the referrer is the framing page's on first load, and with a wrong one the browser drops the message.
 */
export function portalOriginOf({ isFramed: framed, ancestors, referrer }: FrameContext): string | null {
  if (!framed) return null
  const nearest = ancestors?.[0]
  return originOf(nearest === undefined ? referrer : nearest)
}

/** The fields of a message event that are read. */
export interface ReceivedMessage {
  data: unknown
  origin: string
  source: unknown
}

/** The portal's message; null unless it comes from the framing window at its origin and has a known shape [S4]. */
export function readPortalMessage(event: ReceivedMessage, origin: string | null, parent: unknown): PortalMessage | null {
  if (origin === null || event.origin !== origin || event.source !== parent) return null
  const message = event.data
  if (typeof message !== 'object' || message === null) return null
  const { source, type } = message as Record<string, unknown>
  if (source !== 'herna-portal') return null
  return type === 'pause' || type === 'resume' || type === 'balance-changed' ? { source, type } : null
}

type OutgoingMessage = HostMessage extends infer M ? (M extends HostMessage ? Omit<M, 'source' | 'gameCode'> : never) : never

export interface PortalChannel {
  /** Whether the game runs inside the portal, which then shows clock, time and limits and handles login and deposits. */
  isFramed: boolean
  notify: (message: OutgoingMessage) => void
}

/** Posts messages to the framing portal's window only. */
export function createPortalChannel(
  gameCode: string,
  framing: FrameContext,
  post: (message: HostMessage, origin: string) => void,
): PortalChannel {
  const origin = portalOriginOf(framing)
  return {
    isFramed: origin !== null,
    notify: (message) => {
      if (origin !== null) post({ source: 'herna-game', gameCode, ...message } as HostMessage, origin)
    },
  }
}

/** The frame context of this page. */
export function frameContextOfPage(): FrameContext {
  return {
    isFramed: window.parent !== window,
    ancestors: 'ancestorOrigins' in location ? [...location.ancestorOrigins] : null,
    referrer: document.referrer,
  }
}

/** Calls the listener for each message of the framing portal until the signal aborts. */
export function onPortalMessage(listener: (message: PortalMessage) => void, until: AbortSignal): void {
  const origin = portalOriginOf(frameContextOfPage())
  if (origin === null) return
  const onMessage = (event: MessageEvent<unknown>): void => {
    const message = readPortalMessage(event, origin, window.parent)
    if (message) listener(message)
  }
  addEventListener('message', onMessage, { signal: until })
}
