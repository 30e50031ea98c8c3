import { Button, Note } from '@herna/kit'
import { MailCheck } from 'lucide-react'
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

/** A locked account opens by a mailed code or by the second factor (GLI-19 2.5.3). */
export function UnlockStep({ platform, login, back }: Props) {
  const [way, setWay] = useState<'mail' | 'app'>('mail')
  const [told, setTold] = useState<{ sent: boolean; text: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const words = texts.unlock
  const sendCode = async () => {
    setBusy(true)
    const answer = await platform.call('sendUnlockCode', { login })
    setBusy(false)
    setTold({ sent: answer.ok, text: answer.ok ? words.sent : failureText(answer.failure) })
  }
  const unlock = async (code: string): Promise<Failure | null> => {
    const answer = await platform.call('unlock', way === 'mail' ? { login, code } : { login, secondFactorCode: code })
    if (!answer.ok) return answer.failure
    back(words.unlocked)
    return null
  }
  const asksCode = way === 'app' || told?.sent
  return (
    <Step name={texts.titles.unlock} intro={words.intro}>
      {told && way === 'mail' && (
        <Note role="status" tone={told.sent ? undefined : 'danger'}>
          <MailCheck size={20} aria-hidden="true" />
          <p>{told.text}</p>
        </Note>
      )}
      {asksCode ? (
        <CodeForm
          key={way}
          label={way === 'mail' ? words.code : words.appCode}
          digits={way === 'app'}
          submit={words.submit}
          missing={words.missing}
          wrong={words.wrong}
          send={unlock}
        />
      ) : (
        <Button variant="primary" size="large" block busy={busy} onClick={() => void sendCode()}>
          {words.send}
        </Button>
      )}
      <div className={styles.others}>
        <Button variant="text" onClick={() => setWay(way === 'mail' ? 'app' : 'mail')}>
          {way === 'mail' ? words.byApp : words.byMail}
        </Button>
        <Button variant="text" onClick={() => back()}>
          {words.back}
        </Button>
      </div>
    </Step>
  )
}
