import { platform as operations } from '@herna/contract/player'
import { Button, Note } from '@herna/kit'
import { MailCheck } from '@herna/kit/icons'
import { useState } from 'react'
import type { Failure } from '../platform/failure.ts'
import { failureText } from '../platform/failure-text.ts'
import type { Platform } from '../platform/platform.ts'
import { CodeForm } from './code-form.tsx'
import styles from './sign-in.module.css'
import { Step } from './step.tsx'
import { texts } from './texts.sk-SK.ts'

interface Props {
  platform: Platform
  login: string
  back: (notice?: string) => void
}

/** A locked account opens by a mailed code (GLI-19 2.5.3). */
export function UnlockStep({ platform, login, back }: Props) {
  const [answered, setAnswered] = useState<{ sent: boolean; text: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const words = texts.unlock
  const sendCode = async () => {
    setBusy(true)
    const answer = await platform.call(operations.sendUnlockCode, { body: { login } })
    setBusy(false)
    setAnswered({ sent: answer.ok, text: answer.ok ? words.sent : failureText(answer.failure) })
  }
  const unlock = async (code: string): Promise<Failure | null> => {
    const answer = await platform.call(operations.unlock, { body: { login, code } })
    if (!answer.ok) return answer.failure
    back(words.unlocked)
    return null
  }
  return (
    <Step name={texts.titles.unlock} intro={words.intro}>
      {answered && (
        <Note role="status" tone={answered.sent ? undefined : 'danger'}>
          <MailCheck size={20} aria-hidden="true" />
          <p>{answered.text}</p>
        </Note>
      )}
      {answered?.sent ? (
        <CodeForm label={words.code} submit={words.submit} missing={words.missing} wrong={words.wrong} send={unlock} />
      ) : (
        <Button variant="primary" size="large" block busy={busy} onClick={() => void sendCode()}>
          {words.send}
        </Button>
      )}
      <div className={styles.others}>
        {answered?.sent && (
          <Button variant="text" onClick={() => void sendCode()}>
            {words.again}
          </Button>
        )}
        <Button variant="text" onClick={() => back()}>
          {words.back}
        </Button>
      </div>
    </Step>
  )
}
