import { LOGIN_DIALOG_VISIBILITY, type LoginDialogVisibility, type LoginScreen } from '@herna/contract/embeds'
import { Panel } from '@herna/kit'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { useEmbedHosts } from '../config/index.ts'
import type { ModalControls } from '../dialogs/index.ts'
import { showSnackbar } from '../toasts/index.ts'
import { useEmbedTexts } from './embed-texts.ts'
import { chooseLoginDialog, featureToggles } from './choose-login-dialog.ts'
import { EmbedMount } from './embed-mount.tsx'
import styles from './embeds.module.css'

interface Props {
  controls: ModalControls
  screen: LoginScreen
  /** Of the gateway, where they are known. */
  toggles?: readonly string[] | undefined
  close: () => void
  retry: () => void
}

/** The login dialog: the portal's panel around the embedded app selected by the toggles. */
export function LoginDialog({ controls, screen, toggles, close, retry }: Props) {
  const t = useEmbedTexts()
  const [title, setTitle] = useState(t('login'))
  const app = useChosenDialog(screen, toggles)
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
        <EmbedMount app={app} screen={screen} className={styles.login} onTitle={setTitle} onClose={close} onFailed={fail} />
      ) : (
        <div className={styles.login} aria-busy />
      )}
    </Panel>
  )
}

/** A toggle is on when the gateway [7.44] or the CMS [3.45] has its key. */
function useChosenDialog(screen: LoginScreen, known: readonly string[] | undefined) {
  const { gatewayUrl, locale } = useEmbedHosts()
  const { features = [] } = (useRouteLoaderData('root') as { features?: readonly string[] } | undefined) ?? {}
  const [toggles, setToggles] = useState<readonly string[] | null | undefined>(undefined)
  const isKnown = known !== undefined
  useEffect(() => {
    if (isKnown) return
    let isCurrent = true
    void featureToggles(gatewayUrl, locale).then((names) => isCurrent && setToggles(names))
    return () => {
      isCurrent = false
    }
  }, [gatewayUrl, isKnown, locale])
  const enabled = known ?? toggles
  return enabled === undefined ? null : chooseLoginDialog([...(enabled ?? []), ...features], screen)
}

let lastVisibility = false
function notifyVisibility(isOpen: boolean): void {
  if (lastVisibility === isOpen) return
  lastVisibility = isOpen
  window.dispatchEvent(new CustomEvent<LoginDialogVisibility>(LOGIN_DIALOG_VISIBILITY, { detail: { isOpen } }))
}

/** Emits the window event of [4.13] once for each opening and closing, also when the dialog is unmounted. */
function useVisibility(isOpen: boolean): void {
  useLayoutEffect(() => {
    notifyVisibility(isOpen)
    return () => notifyVisibility(false)
  }, [isOpen])
}
