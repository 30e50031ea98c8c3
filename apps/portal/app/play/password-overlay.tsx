import { Button, Field } from '@herna/kit'
import { type FormEvent, useState } from 'react'
import { showSnackbar } from '../toasts/index.ts'
import { textOf } from '../texts/index.ts'
import styles from './play-area.module.css'
import { usePlayTexts } from './play-texts.ts'
import type { UnlockResult } from '../api/index.ts'

interface PasswordOverlayProps<Launch> {
  name: string
  unlock: (password: string) => Promise<UnlockResult<Launch>>
  onUnlocked: (unlocked: { launch: Launch; seconds: number }) => void
  onLeave: () => void
}

/** [5.3] Password form of a password-protected game. */
export function PasswordOverlay<Launch>({ name, unlock, onUnlocked, onLeave }: PasswordOverlayProps<Launch>) {
  const t = usePlayTexts()
  const [failure, setFailure] = useState<'wrong' | 'unavailable' | null>(null)
  const [busy, setBusy] = useState(false)
  const [password, setPassword] = useState('')
  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const reply = await unlock(password)
    setBusy(false)
    if (typeof reply === 'object') return onUnlocked(reply)
    setFailure(reply)
    // [8.23]
    if (reply === 'wrong')
      showSnackbar({
        type: 'alert',
        title: textOf('errors.unauthorized-access'),
        text: textOf('errors.check-cms-password-code'),
        limit: 1,
      })
  }
  const errorText = failure === 'wrong' ? t('passwordWrong') : failure === 'unavailable' ? t('passwordAway') : undefined
  return (
    <form className={styles.overlay} onSubmit={(event) => void submit(event)}>
      <h2>{t('passwordTitle', { name })}</h2>
      <p>{t('password')}</p>
      <Field
        label={t('passwordField')}
        error={errorText}
        type="password"
        autoComplete="off"
        maxLength={1000}
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className={styles.choices}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('passwordGo')}
        </Button>
        <Button onClick={onLeave}>{t('back')}</Button>
      </div>
    </form>
  )
}
