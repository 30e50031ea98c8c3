import { registerEmbed } from '@herna/embed-kit'
import { MyAccount } from './my-account.tsx'
import { type Framing, sayToFrame } from './frame/say-to-frame.ts'

registerEmbed('my-account', MyAccount)
openAsPage()

/** On the embeds' own page the account mounts itself, and speaks to the portal's window around it [2.40] [7.47]. */
function openAsPage(): void {
  const place = document.querySelector<HTMLElement>('main#my-account')
  const { platform, portal, screen } = document.body.dataset
  if (!place || !platform || !portal) return
  const framing: Framing = { parent: window.parent === window ? null : window.parent, portal }
  window.hernaEmbeds?.['my-account']?.(place, {
    locale: 'sk-SK',
    platform,
    screen,
    onTitle: (title) => {
      document.title = title
    },
    onClose: () => sayToFrame(framing, { type: 'FTNCloseModal' }),
  })
  sayToFrame(framing, { type: 'FTNPortalRendered' })
}
