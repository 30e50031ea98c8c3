import { type HernaPortal, LOGIN_DIALOG_VISIBILITY, type WindowMessage } from '@herna/contract/embeds'
import { addressOf } from '../urls/index.ts'
import { EMBEDDER_MESSAGES, onOwnMessage, readWindowMessage } from '../embeds/index.ts'
import { withPlayer } from '../session/index.ts'

/** The site that embeds the portal in a frame. */
interface Embedder {
  /** Announces that the portal has rendered and forwards what happens in it. */
  start(): void
  requestClose(): void
  stop(): void
}

/**
 * Messages between the portal and the site that embeds it [7.47]. Only the direct parent is talked to, at an origin that the operator allows to frame the
 * portal; messages of any other window or origin are ignored, and none is posted to `*` [S4].
 */
export function connectEmbedder(allowedOrigins: readonly string[], api: () => HernaPortal): Embedder {
  const origin = window.parent === window ? null : (allowedOrigins.find((allowed) => allowed === parentOrigin()) ?? null)
  const post = (message: WindowMessage) => origin !== null && window.parent.postMessage(message, origin)
  const controller = new AbortController()
  return {
    start() {
      if (origin === null) return
      const options = { signal: controller.signal }
      const sender = { window: window.parent, origin, allowedTypes: EMBEDDER_MESSAGES }
      window.addEventListener(
        'message',
        (event) => {
          const message = readWindowMessage(event, [sender])
          if (message) perform(message, api())
        },
        options,
      )
      controller.signal.addEventListener('abort', onOwnMessage(post))
      window.addEventListener(
        LOGIN_DIALOG_VISIBILITY,
        ({ detail }) => post({ type: 'loginDialogVisibility', isOpen: detail.isOpen }),
        options,
      )
      window.addEventListener('login-validation', () => post({ type: 'loginValidation' }), options)
      window.addEventListener('logout', () => post({ type: 'loggedOut' }), options)
      post({ type: 'FTNPortalRendered' })
    },
    requestClose: () => void post({ type: 'FTNCloseModal' }),
    stop: () => controller.abort(),
  }
}

/** Null when the browser does not say; then there is nobody to talk to. Firefox has no `ancestorOrigins`, but sends the embedding origin as referrer. */
function parentOrigin(): string | null {
  const [ancestor] = location.ancestorOrigins ?? []
  if (ancestor !== undefined) return ancestor
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : null
}

function perform(message: WindowMessage, api: HernaPortal): void {
  switch (message.type) {
    // The message names no player: the platform's answer about the session decides whether somebody is logged in, and who.
    case 'CASINO_LOGIN':
    case 'VIRTUALS_LOGIN':
      return void withPlayer((player) => player.dialogLogin(), undefined)
    case 'FTNCloseModal':
      return api.close()
    case 'redirectURL':
      return void api.navigate(message.url)
    case 'openGame':
      return void api.navigate(addressOf('preview-games-game', { game: message.gameCode }))
    default:
  }
}
