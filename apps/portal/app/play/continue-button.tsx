import { LayoutGrid } from '@herna/kit/icons'
import { lazyDialog, type ModalControls, openModal } from '../dialogs/index.ts'
import styles from './play-bar.module.css'
import { usePlayTexts } from './play-texts.ts'

interface PanelProps {
  /** The running game, which is not offered. */
  code: string
  detailsHref: string
  controls: ModalControls
}

const panel = lazyDialog<PanelProps>(() => import('./continue-panel.tsx'))

/** Opens the player's last played games over the running one, which stays open until another is chosen [4.19]. */
export function ContinueButton(props: Omit<PanelProps, 'controls'>) {
  const t = usePlayTexts()
  const open = () => {
    const Panel = panel.component()
    openModal({
      id: 'continue-playing',
      level: 2200,
      isOfPage: true,
      render: (controls) => <Panel {...props} controls={controls} />,
    })
  }
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={t('continue')}
      title={t('continue')}
      aria-haspopup="dialog"
      onPointerEnter={panel.preload}
      onClick={open}
    >
      <LayoutGrid aria-hidden size={20} />
    </button>
  )
}
