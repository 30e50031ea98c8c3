import { Dialog } from '@base-ui/react/dialog'
import { X } from '../icon/index.ts'
import { type ReactNode, useRef } from 'react'
import { IconButton } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import styles from './panel.module.css'

interface PanelProps {
  open: boolean
  /** Called on Escape, a click outside or the close button; the event distinguishes requests when panels are stacked. */
  onClose: (event: Event) => void
  /** Called when the closing transition has ended. */
  onClosed?: () => void
  title: ReactNode
  /** Shown instead of the title, which is then available to screen readers only. */
  head?: ReactNode
  closeLabel: string
  /** Position on a wide screen; on a narrow one it is a bottom sheet (`top`: the whole screen). */
  place?: 'middle' | 'side' | 'details' | 'top'
  foot?: ReactNode
  className?: string
  /** Stacking level (z-index) [4.32]. */
  level?: number
  children: ReactNode
}

/** A dialog on wide screens, a bottom sheet on narrow ones. Focus is trapped and restored when it closes. */
export function Panel({
  open,
  onClose,
  onClosed,
  title,
  head,
  closeLabel,
  place = 'middle',
  foot,
  className,
  level,
  children,
}: PanelProps) {
  const popup = useRef<HTMLDivElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  // As by default, but without searching for the first element that can have the focus, which lays out the whole panel.
  const initialFocus = (openedBy: string) => (openedBy === 'touch' ? popup.current : closeButton.current)
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next, { event }) => !next && onClose(event)}
      onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.scrim} style={{ zIndex: level }} forceRender />
        <Dialog.Popup
          className={classNames(styles.panel, styles[place], className)}
          style={{ zIndex: level }}
          ref={popup}
          initialFocus={head ? undefined : initialFocus}
        >
          <div className={classNames(styles.head, head ? styles.withDivider : null)}>
            <Dialog.Title className={head ? 'sr' : styles.title}>{title}</Dialog.Title>
            {head}
            <Dialog.Close ref={closeButton} render={<IconButton label={closeLabel} />}>
              <X size={20} />
            </Dialog.Close>
          </div>
          <div className={styles.body}>{children}</div>
          {foot && <div className={styles.foot}>{foot}</div>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
