import type { HostMessage, PortalMessage } from '@herna/contract/games'

/** What the browser tells about the window that frames us. */
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
 * The origin of the framing window, or `null`: then nothing is posted, for `*` would let any page listen [S4]. The browser's own list of
 * ancestors cannot be forged; the referrer is the framing page's when a frame is first loaded, and a wrong one only means that the
 * browser drops the message.
 */
export function portalOriginOf({ isFramed: framed, ancestors, referrer }: FrameContext): string | null {
  if (!framed) return null
  const nearest = ancestors?.[0]
  return originOf(nearest === undefined ? referrer : nearest)
}

/** What is read of a message event. */
export interface ReceivedMessage {
  data: unknown
  origin: string
  source: unknown
}

/** What the portal says, or null: only from the window that frames us, at its origin, in the shape we know [S4]. */
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
  /** True when a portal stands around the game: it shows clock, time and limits, and settles what a game cannot. */
  isFramed: boolean
  notify: (said: OutgoingMessage) => void
}

/** Speaks to the framing window, to nobody else. */
export function createPortalChannel(
  gameCode: string,
  framing: FrameContext,
  post: (message: HostMessage, origin: string) => void,
): PortalChannel {
  const origin = portalOriginOf(framing)
  return {
    isFramed: origin !== null,
    notify: (said) => {
      if (origin !== null) post({ source: 'herna-game', gameCode, ...said } as HostMessage, origin)
    },
  }
}

/** The framing window of this page. */
export function frameContextOfPage(): FrameContext {
  return {
    isFramed: window.parent !== window,
    ancestors: 'ancestorOrigins' in location ? [...location.ancestorOrigins] : null,
    referrer: document.referrer,
  }
}

/** Hears what the framing portal says, until the signal. */
export function onPortalMessage(listener: (message: PortalMessage) => void, until: AbortSignal): void {
  const origin = portalOriginOf(frameContextOfPage())
  if (origin === null) return
  const onMessage = (event: MessageEvent<unknown>): void => {
    const message = readPortalMessage(event, origin, window.parent)
    if (message) listener(message)
  }
  addEventListener('message', onMessage, { signal: until })
}
