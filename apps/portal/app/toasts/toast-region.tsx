import { IconButton } from '@herna/kit'
import { SNACKBAR, type Snackbar } from '@herna/rules'
import { CircleAlert, CircleCheck, Info, X } from '@herna/kit/icons'
import { useEffect, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { closeSnackbar, useSnackbars } from './toast-store.ts'
import styles from './toasts.module.css'

const ICON = { info: Info, success: CircleCheck, alert: CircleAlert }

/** The open toasts, oldest on top, above the bottom bar [4.29]. */
export function SnackbarRegion({ isOverGame = false }: { isOverGame?: boolean }) {
  const t = useTexts('frame')
  const snackbars = useSnackbars().filter(({ waitsForGame }) => !(waitsForGame && isOverGame))
  return (
    // A dialog hides everything except live regions from screen readers; this region itself is silent, its alerts are announced.
    <section className={styles.region} aria-label={t('notices')} aria-live="off">
      {snackbars.map((snackbar) => (
        <SnackbarItem key={snackbar.id} snackbar={snackbar} closeLabel={t('close')} />
      ))}
    </section>
  )
}

/** Closes after 5 s, but not while it is hovered or focused. */
function SnackbarItem({ snackbar, closeLabel }: { snackbar: Snackbar; closeLabel: string }) {
  const { id, type, title, text, actionText, action, ignoresClicks, stays } = snackbar
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (isHeld || stays) return
    const timer = setTimeout(() => closeSnackbar(id), SNACKBAR.durationMs)
    return () => clearTimeout(timer)
  }, [id, isHeld, stays])
  const Icon = ICON[type]
  const runAction = () => {
    action?.()
    closeSnackbar(id)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click anywhere on the toast is a shortcut; the keyboard has the close button
    <div
      role="alert"
      data-type={type}
      className={styles.snackbar}
      onClick={ignoresClicks ? undefined : () => closeSnackbar(id)}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon size={20} />
      <p className={styles.message}>
        <b>{title}</b>
        {text && <span>{text}</span>}
      </p>
      {actionText && action && (
        <button type="button" className={styles.action} onClick={runAction}>
          {actionText}
        </button>
      )}
      <IconButton label={closeLabel} className={styles.close} onClick={() => closeSnackbar(id)}>
        <X size={18} />
      </IconButton>
    </div>
  )
}
