import type { HostMessage } from '@herna/contract/games'

/** What the browser tells about the window that frames us. */
export interface Framing {
  framed: boolean
  /** `location.ancestorOrigins`, nearest first, where the browser has it. */
  ancestors: readonly string[] | null
  referrer: string
}

const webOrigin = (address: string): string | null => {
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
export function framingOrigin({ framed, ancestors, referrer }: Framing): string | null {
  if (!framed) return null
  const nearest = ancestors?.[0]
  return webOrigin(nearest === undefined ? referrer : nearest)
}

type Said = HostMessage extends infer M ? (M extends HostMessage ? Omit<M, 'source' | 'gameCode'> : never) : never

/** Speaks to the framing window; listens to nobody. */
export function hostWindow(
  gameCode: string,
  framing: Framing,
  post: (message: HostMessage, origin: string) => void,
): (said: Said) => void {
  const origin = framingOrigin(framing)
  return (said) => {
    if (origin !== null) post({ source: 'herna-game', gameCode, ...said } as HostMessage, origin)
  }
}
