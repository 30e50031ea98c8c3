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
  onVerified: (login: string) => Promise<Failure | null>
}

/** The code from the e-mail verifies the address. */
export function VerifyEmailStep({ platform, login, onVerified }: Props) {
  const [message, setMessage] = useState<string | null>(null)
  const labels = texts.verify
  const verify = async (code: string): Promise<Failure | null> => {
    const result = await platform.call(operations.verifyEmail, { body: { login, code } })
    return result.ok ? onVerified(login) : result.failure
  }
  const sendAgain = async () => {
    const result = await platform.call(operations.sendVerification, { body: { login } })
    setMessage(result.ok ? labels.sent : failureText(result.failure))
  }
  return (
    <Step name={texts.titles['verify-email']} intro={labels.intro}>
      {message && (
        <Note role="status">
          <MailCheck size={20} aria-hidden="true" />
          <p>{message}</p>
        </Note>
      )}
      <CodeForm
        label={labels.code}
        submit={labels.submit}
        missing={labels.missing}
        wrong={labels.wrong}
        send={verify}
        below={
          <>
            <p className={styles.remark}>{labels.missingCode}</p>
            <Button variant="text" onClick={() => void sendAgain()}>
              {labels.again}
            </Button>
          </>
        }
      />
    </Step>
  )
}
