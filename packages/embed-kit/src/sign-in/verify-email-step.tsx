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
  verified: (login: string) => Promise<Failure | null>
}

/** The code from the letter proves the address. */
export function VerifyEmailStep({ platform, login, verified }: Props) {
  const [told, setTold] = useState<string | null>(null)
  const words = texts.verify
  const verify = async (code: string): Promise<Failure | null> => {
    const answer = await platform.call(operations.verifyEmail, { body: { login, code } })
    return answer.ok ? verified(login) : answer.failure
  }
  const sendAgain = async () => {
    const answer = await platform.call(operations.sendVerification, { body: { login } })
    setTold(answer.ok ? words.sent : failureText(answer.failure))
  }
  return (
    <Step name={texts.titles['verify-email']} intro={words.intro}>
      {told && (
        <Note role="status">
          <MailCheck size={20} aria-hidden="true" />
          <p>{told}</p>
        </Note>
      )}
      <CodeForm
        label={words.code}
        submit={words.submit}
        missing={words.missing}
        wrong={words.wrong}
        send={verify}
        below={
          <>
            <p className={styles.small}>{words.missingCode}</p>
            <Button variant="text" onClick={() => void sendAgain()}>
              {words.again}
            </Button>
          </>
        }
      />
    </Step>
  )
}
