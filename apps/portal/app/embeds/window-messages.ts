import type { WindowMessage, WindowMessageType } from '@herna/contract/embeds'

/** A window whose messages are accepted, and the allowed message types. */
export interface TrustedSender {
  window: Window | null
  origin: string
  allowedTypes: readonly WindowMessageType[]
}

/** Message types accepted from apps mounted in the portal's own page. */
export const OWN_MESSAGES: readonly WindowMessageType[] = ['CASINO_LOGIN', 'VIRTUALS_LOGIN']
/** Message types accepted from an iframe; none of them can log a player in. */
export const FRAME_MESSAGES: readonly WindowMessageType[] = ['FTNCloseModal', 'FTNPortalRendered', 'redirectURL', 'openGame']

/** Message types accepted from the site that embeds the portal. A login message names no player: the session cookie decides who it is. */
export const EMBEDDER_MESSAGES: readonly WindowMessageType[] = [
  'CASINO_LOGIN',
  'VIRTUALS_LOGIN',
  'FTNCloseModal',
  'redirectURL',
  'openGame',
]

const GAME_CODE = /^[\w-]{1,100}$/
const MAX_URL_LENGTH = 2_000

/** Validates a window message [7.47] [S4]: known window, its expected origin, allowed type, valid shape. Otherwise null. */
export function readWindowMessage(event: MessageEvent<unknown>, senders: readonly TrustedSender[]): WindowMessage | null {
  const sender = senders.find(({ window, origin }) => window !== null && event.source === window && event.origin === origin)
  const message = sender ? readShape(event.data) : null
  return message && sender?.allowedTypes.includes(message.type) ? message : null
}

function readShape(data: unknown): WindowMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, url, gameCode } = data as Record<string, unknown>
  switch (type) {
    case 'CASINO_LOGIN':
    case 'VIRTUALS_LOGIN':
    case 'FTNCloseModal':
    case 'FTNPortalRendered':
      return { type }
    case 'redirectURL':
      return typeof url === 'string' && url.length <= MAX_URL_LENGTH ? { type, url } : null
    case 'openGame':
      return typeof gameCode === 'string' && GAME_CODE.test(gameCode) ? { type, gameCode } : null
    default:
      return null
  }
}

/** Subscribes to messages of the page's own apps; returns a function that unsubscribes. */
export function onOwnMessage(listener: (message: WindowMessage) => void): () => void {
  const sender: TrustedSender = { window, origin: window.location.origin, allowedTypes: OWN_MESSAGES }
  const onMessage = (event: MessageEvent) => {
    const message = readWindowMessage(event, [sender])
    if (message) listener(message)
  }
  window.addEventListener('message', onMessage)
  return () => window.removeEventListener('message', onMessage)
}
