import { registerEmbed } from '@herna/embed-kit'
import { MyAccount } from './my-account.tsx'
import { type PortalWindow, postToPortal } from './portal-window/post-to-portal.ts'

registerEmbed('my-account', MyAccount)
mountOnOwnPage()

/** On its standalone page the account mounts itself and posts messages to the portal's window that frames it [2.40] [7.47]. */
function mountOnOwnPage(): void {
  const container = document.querySelector<HTMLElement>('main#my-account')
  const { platform, portal, screen } = document.body.dataset
  if (!container || !platform || !portal) return
  const portalWindow: PortalWindow = { parent: window.parent === window ? null : window.parent, portal }
  window.hernaEmbeds?.['my-account']?.(container, {
    locale: 'sk-SK',
    platform,
    screen,
    onTitle: (title) => {
      document.title = title
    },
    onClose: () => postToPortal(portalWindow, { type: 'FTNCloseModal' }),
  })
  postToPortal(portalWindow, { type: 'FTNPortalRendered' })
}
