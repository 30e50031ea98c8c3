import { Button, Field } from '@herna/kit'
import { type FormEvent, useState } from 'react'
import { showSnackbar } from '../toasts/index.ts'
import { textOf } from '../texts/index.ts'
import styles from './game-stage.module.css'
import { usePlayTexts } from './play-texts.ts'
import type { UnlockAnswer } from '../api/index.ts'

interface PasswordPlateProps<Launch> {
  name: string
  unlock: (password: string) => Promise<UnlockAnswer<Launch>>
  onUnlocked: (given: { launch: Launch; seconds: number }) => void
  onLeave: () => void
}

/** [5.3] A game behind a password asks for it before anything else. */
export function PasswordPlate<Launch>({ name, unlock, onUnlocked, onLeave }: PasswordPlateProps<Launch>) {
  const t = usePlayTexts()
  const [answer, setAnswer] = useState<'wrong' | 'away' | null>(null)
  const [busy, setBusy] = useState(false)
  const [password, setPassword] = useState('')
  async function give(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const came = await unlock(password)
    setBusy(false)
    if (typeof came === 'object') return onUnlocked(came)
    setAnswer(came)
    // [8.23]
    if (came === 'wrong')
      showSnackbar({
        type: 'alert',
        title: textOf('errors.unauthorized-access'),
        text: textOf('errors.check-cms-password-code'),
        limit: 1,
      })
  }
  const fault = answer === 'wrong' ? t('passwordWrong') : answer === 'away' ? t('passwordAway') : undefined
  return (
    <form className={styles.plate} onSubmit={(event) => void give(event)}>
      <h2>{t('passwordTitle', { name })}</h2>
      <p>{t('password')}</p>
      <Field
        label={t('passwordField')}
        error={fault}
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
