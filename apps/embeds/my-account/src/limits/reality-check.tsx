import { type Account, platform as operations, REALITY_CHECK_MINUTES } from '@herna/contract/player'
import { failureText, type Platform, notifyAccountChanged } from '@herna/embed-kit'
import { Select } from '@herna/kit'
import { useId, useState } from 'react'
import { Card } from '../facts.tsx'
import { texts } from '../texts.sk-SK.ts'
import styles from './limits.module.css'

const labels = texts.realityCheck

interface Props {
  platform: Platform
  minutes: Account['realityCheckMinutes']
  replace: (account: Account) => void
}

/** The reality check's interval: how often play pauses to show its duration and result. */
export function RealityCheck({ platform, minutes, replace }: Props) {
  const id = useId()
  const [message, setMessage] = useState('')
  const choose = async (option: string) => {
    const realityCheckMinutes = REALITY_CHECK_MINUTES.find((minutes) => String(minutes) === option)
    if (!realityCheckMinutes) return
    setMessage('')
    const result = await platform.call(operations.changeAccount, { body: { realityCheckMinutes } })
    if (result.ok) {
      replace(result.reply)
      notifyAccountChanged('limits')
    }
    setMessage(result.ok ? texts.saved : failureText(result.failure))
  }
  return (
    <Card title={labels.title}>
      <p className="muted">{labels.about}</p>
      <div className={styles.realityCheck}>
        <label htmlFor={id}>{labels.label}</label>
        <Select id={id} value={minutes} onChange={(event) => void choose(event.target.value)}>
          {REALITY_CHECK_MINUTES.map((minutes) => (
            <option key={minutes} value={minutes}>
              {labels.every(minutes)}
            </option>
          ))}
        </Select>
        <span role="status">{message}</span>
      </div>
    </Card>
  )
}
