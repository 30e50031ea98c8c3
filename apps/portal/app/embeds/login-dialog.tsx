import { LOGIN_DIALOG_VISIBILITY, type LoginDialogVisibility, type LoginScreen } from '@herna/contract/embeds'
import { Panel } from '@herna/kit'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { useEmbedHosts } from '../config/index.ts'
import type { ModalControls } from '../dialogs/index.ts'
import { showSnackbar } from '../toasts/index.ts'
import { useEmbedTexts } from './embed-texts.ts'
import { chooseLoginDialog } from './choose-login-dialog.ts'
import { EmbedPlace } from './embed-place.tsx'
import styles from './embeds.module.css'
import { featureToggles } from './feature-toggles.ts'

interface Props {
  controls: ModalControls
  screen: LoginScreen
  close: () => void
  retry: () => void
}

/** The login dialog: the portal's window around the embedded app that the toggle chooses. */
export function LoginDialog({ controls, screen, close, retry }: Props) {
  const t = useEmbedTexts()
  const [title, setTitle] = useState(t('login'))
  const app = useChosenDialog(screen)
  useVisibility(controls.open)
  const fail = () => {
    close()
    showSnackbar({
      type: 'alert',
      title: t('login-failed'),
      text: t('failed-text'),
      actionText: t('retry'),
      action: retry,
      limit: 1,
    })
  }
  return (
    <Panel {...controls} title={title} closeLabel={t('close')}>
      {app ? (
        <EmbedPlace app={app} screen={screen} className={styles.login} onTitle={setTitle} onClose={close} onFailed={fail} />
      ) : (
        <div className={styles.login} aria-busy />
      )}
    </Panel>
  )
}

/** A feature is on when the gateway [7.44] or the CMS [3.45] has its key. */
function useChosenDialog(screen: LoginScreen) {
  const { gatewayUrl } = useEmbedHosts()
  const { features = [] } = (useRouteLoaderData('root') as { features?: readonly string[] } | undefined) ?? {}
  const [toggles, setToggles] = useState<readonly string[] | null | undefined>(undefined)
  useEffect(() => {
    let wanted = true
    void featureToggles(gatewayUrl).then((names) => wanted && setToggles(names))
    return () => {
      wanted = false
    }
  }, [gatewayUrl])
  return toggles === undefined ? null : chooseLoginDialog([...(toggles ?? []), ...features], screen)
}

let told = false
function tell(isOpen: boolean): void {
  if (told === isOpen) return
  told = isOpen
  window.dispatchEvent(new CustomEvent<LoginDialogVisibility>(LOGIN_DIALOG_VISIBILITY, { detail: { isOpen } }))
}

/** The window event of [4.13]; said once for each opening and closing, also when the page takes the dialog away. */
function useVisibility(isOpen: boolean): void {
  useLayoutEffect(() => {
    tell(isOpen)
    return () => tell(false)
  }, [isOpen])
}
