import { ACCOUNT_CHANGED, type AccountChanged, type AccountScreen } from '@herna/contract/embeds'
import { Panel } from '@herna/kit'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { ModalControls } from '../dialogs/index.ts'
import { useEmbedTexts } from './embed-texts.ts'
import { useEmbedHosts } from '../config/index.ts'
import { addressOf } from '../urls/index.ts'
import { embedBase } from './embed-manifest.ts'
import styles from './embeds.module.css'
import { pathOnPortal } from './path-on-portal.ts'
import { FRAME_MESSAGES, readWindowMessage } from './window-messages.ts'

interface Props {
  controls: ModalControls
  screen: AccountScreen
  close: () => void
}

/** The legacy account window [2.40]: a page of the embeds host in an iframe, closed by a message from that page. */
export function LegacyAccount({ controls, screen, close }: Props) {
  const t = useEmbedTexts()
  const navigate = useNavigate()
  const { embedsOrigin } = useEmbedHosts()
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef({ close, navigate })
  useEffect(() => {
    latest.current = { close, navigate }
  })
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      const sender = { window: frame.current?.contentWindow ?? null, origin: embedsOrigin, allowedTypes: FRAME_MESSAGES }
      const message = readWindowMessage(event, [sender])
      if (message?.type === 'FTNCloseModal') latest.current.close()
      if (message?.type === 'openGame') go(addressOf('preview-games-game', { game: message.gameCode }))
      if (message?.type === 'redirectURL') {
        const path = pathOnPortal(message.url, window.location.origin)
        if (path) go(path)
      }
    }
    // Replaces the history entry of the window, like a link inside would.
    const go = (path: string) => void latest.current.navigate(path, { replace: true })
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [embedsOrigin])
  // Changes made in the iframe are unknown here, so limits and personal data are reloaded.
  useEffect(
    () => () => void window.dispatchEvent(new CustomEvent<AccountChanged>(ACCOUNT_CHANGED, { detail: { what: 'exclusion' } })),
    [],
  )
  return (
    <Panel {...controls} title={t('account')} closeLabel={t('close')} className={styles.accountPanel}>
      <iframe
        ref={frame}
        className={styles.frame}
        title={t('account')}
        src={`${embedBase(embedsOrigin, 'my-account')}?screen=${screen}`}
        referrerPolicy="origin"
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"
      />
    </Panel>
  )
}
