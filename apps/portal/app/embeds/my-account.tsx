import type { AccountScreen } from '@herna/contract/embeds'
import { Panel } from '@herna/kit'
import { useState } from 'react'
import type { ModalControls } from '../dialogs/index.ts'
import { showSnackbar } from '../toasts/index.ts'
import { useEmbedTexts } from './embed-texts.ts'
import { EmbedMount } from './embed-mount.tsx'
import styles from './embeds.module.css'

interface Props {
  controls: ModalControls
  screen: AccountScreen
  close: () => void
  retry: () => void
}

/** The account: the portal's panel around the embedded app. */
export function MyAccount({ controls, screen, close, retry }: Props) {
  const t = useEmbedTexts()
  const [title, setTitle] = useState(t('account'))
  const fail = () => {
    close()
    showSnackbar({
      type: 'alert',
      title: t('account-failed'),
      text: t('failed-text'),
      actionText: t('retry'),
      action: retry,
      limit: 1,
    })
  }
  return (
    <Panel {...controls} title={title} closeLabel={t('close')} className={styles.accountPanel}>
      <EmbedMount
        app="my-account"
        screen={screen}
        className={styles.account}
        onTitle={setTitle}
        onClose={close}
        onFailed={fail}
      />
    </Panel>
  )
}
