import { IconButton } from '@herna/kit'
import { SNACKBAR, type Snackbar } from '@herna/rules'
import { CircleAlert, CircleCheck, Info, X } from '@herna/kit/icons'
import { useEffect, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { closeSnackbar, useSnackbars } from './toast-store.ts'
import styles from './toasts.module.css'

const ICON = { info: Info, success: CircleCheck, alert: CircleAlert }

/** The messages in force, oldest on top, above the bottom bar [4.29]. */
export function SnackbarRegion() {
  const t = useTexts('frame')
  const snackbars = useSnackbars()
  return (
    // A dialog hides all but itself and live regions from screen readers; this one says nothing of its own, its alerts do.
    <section className={styles.region} aria-label={t('notices')} aria-live="off">
      {snackbars.map((snackbar) => (
        <SnackbarPlate key={snackbar.id} snackbar={snackbar} closeLabel={t('close')} />
      ))}
    </section>
  )
}

/** Goes by itself after 5 s, but not while somebody reads it with the pointer or the keyboard on it. */
function SnackbarPlate({ snackbar, closeLabel }: { snackbar: Snackbar; closeLabel: string }) {
  const { id, type, title, text, actionText, action, ignoresClicks, stays } = snackbar
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || stays) return
    const timer = setTimeout(() => closeSnackbar(id), SNACKBAR.durationMs)
    return () => clearTimeout(timer)
  }, [id, held, stays])
  const Icon = ICON[type]
  const act = () => {
    action?.()
    closeSnackbar(id)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click anywhere on the plate is a shortcut; the keyboard has the close button
    <div
      role="alert"
      data-type={type}
      className={styles.snackbar}
      onClick={ignoresClicks ? undefined : () => closeSnackbar(id)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={20} />
      <p className={styles.words}>
        <b>{title}</b>
        {text && <span>{text}</span>}
      </p>
      {actionText && action && (
        <button type="button" className={styles.action} onClick={act}>
          {actionText}
        </button>
      )}
      <IconButton label={closeLabel} className={styles.close} onClick={() => closeSnackbar(id)}>
        <X size={18} />
      </IconButton>
    </div>
  )
}
