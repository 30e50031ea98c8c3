import type { EmbedOptions } from '@herna/contract/embeds'
import { Panel } from '@herna/kit'
import type { ModalControls } from '../dialogs/index.ts'
import { showSnackbar } from '../toasts/index.ts'
import { EmbedMount } from './embed-mount.tsx'
import { useEmbedTexts } from './embed-texts.ts'
import styles from './embeds.module.css'

interface Props {
  controls: ModalControls
  close: () => void
  retry: () => void
  onFollow: NonNullable<EmbedOptions['onFollow']>
}

/** The player's messages: the portal's panel around the embedded app. */
export function NotificationHub({ controls, close, retry, onFollow }: Props) {
  const t = useEmbedTexts()
  const fail = () => {
    close()
    const message = { title: t('messages-failed'), text: t('failed-text'), actionText: t('retry') }
    showSnackbar({ type: 'alert', ...message, action: retry, limit: 1 })
  }
  const follow: Props['onFollow'] = (message) => {
    close()
    onFollow(message)
  }
  return (
    <Panel {...controls} title={t('messages')} closeLabel={t('close')} className={styles.messagesPanel}>
      <EmbedMount app="notification-hub" className={styles.messages} onClose={close} onFailed={fail} onFollow={follow} />
    </Panel>
  )
}
