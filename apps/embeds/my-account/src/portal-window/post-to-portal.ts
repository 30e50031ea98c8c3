import type { WindowMessage } from '@herna/contract/embeds'

export interface PortalWindow {
  parent: Pick<Window, 'postMessage'> | null
  /** Origin of the only site that may frame this page, set by the server. */
  portal: string
}

/** Posts a message to the window that frames this page, restricted to the portal's origin, never `*` [S4]. */
export const postToPortal = ({ parent, portal }: PortalWindow, message: WindowMessage): void =>
  parent?.postMessage(message, portal)
