import type { WindowMessage, WindowMessageType } from '@herna/contract/embeds'

/** Who may say what. */
export interface Speaker {
  window: Window | null
  origin: string
  may: readonly WindowMessageType[]
}

/** What apps mounted in our own page may say. */
export const OWN_MESSAGES: readonly WindowMessageType[] = ['CASINO_LOGIN', 'VIRTUALS_LOGIN']
/** What a page in a frame of ours may say. It can log nobody in. */
export const FRAME_MESSAGES: readonly WindowMessageType[] = ['FTNCloseModal', 'FTNPortalRendered', 'redirectURL', 'openGame']

const GAME_CODE = /^[\w-]{1,100}$/
const MOST = 2_000

/** Reads a message between windows [7.47] [S4]: from a known window, at its known origin, of a kind it may say, in the shape we know. Else null. */
export function readWindowMessage(event: MessageEvent<unknown>, speakers: readonly Speaker[]): WindowMessage | null {
  const speaker = speakers.find(({ window, origin }) => window !== null && event.source === window && event.origin === origin)
  const message = speaker ? readShape(event.data) : null
  return message && speaker?.may.includes(message.type) ? message : null
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
      return typeof url === 'string' && url.length <= MOST ? { type, url } : null
    case 'openGame':
      return typeof gameCode === 'string' && GAME_CODE.test(gameCode) ? { type, gameCode } : null
    default:
      return null
  }
}

/** Hears what the page's own apps say; returns how to stop. */
export function onOwnMessage(heed: (message: WindowMessage) => void): () => void {
  const speaker: Speaker = { window, origin: window.location.origin, may: OWN_MESSAGES }
  const onMessage = (event: MessageEvent) => {
    const message = readWindowMessage(event, [speaker])
    if (message) heed(message)
  }
  window.addEventListener('message', onMessage)
  return () => window.removeEventListener('message', onMessage)
}
