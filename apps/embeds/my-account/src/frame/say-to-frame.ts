import type { WindowMessage } from '@herna/contract/embeds'

export interface Framing {
  parent: Pick<Window, 'postMessage'> | null
  /** The one site that may frame this page, as the server said. */
  portal: string
}

/** Says something to the window around this page: to the portal's origin alone, never to `*` [S4]. */
export const sayToFrame = ({ parent, portal }: Framing, message: WindowMessage): void => parent?.postMessage(message, portal)
