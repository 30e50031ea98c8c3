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
  onBack: (notice?: string) => void
}

/** Unlocks a locked account with a code sent by e-mail (GLI-19 2.5.3). */
export function UnlockStep({ platform, login, onBack }: Props) {
  const [sendResult, setSendResult] = useState<{ sent: boolean; text: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const labels = texts.unlock
  const sendCode = async () => {
    setBusy(true)
    const result = await platform.call(operations.sendUnlockCode, { body: { login } })
    setBusy(false)
    setSendResult({ sent: result.ok, text: result.ok ? labels.sent : failureText(result.failure) })
  }
  const unlock = async (code: string): Promise<Failure | null> => {
    const result = await platform.call(operations.unlock, { body: { login, code } })
    if (!result.ok) return result.failure
    onBack(labels.unlocked)
    return null
  }
  return (
    <Step name={texts.titles.unlock} intro={labels.intro}>
      {sendResult && (
        <Note role="status" tone={sendResult.sent ? undefined : 'danger'}>
          <MailCheck size={20} aria-hidden="true" />
          <p>{sendResult.text}</p>
        </Note>
      )}
      {sendResult?.sent ? (
        <CodeForm label={labels.code} submit={labels.submit} missing={labels.missing} wrong={labels.wrong} send={unlock} />
      ) : (
        <Button variant="primary" size="large" block busy={busy} onClick={() => void sendCode()}>
          {labels.send}
        </Button>
      )}
      <div className={styles.otherActions}>
        {sendResult?.sent && (
          <Button variant="text" onClick={() => void sendCode()}>
            {labels.again}
          </Button>
        )}
        <Button variant="text" onClick={() => onBack()}>
          {labels.back}
        </Button>
      </div>
    </Step>
  )
}
