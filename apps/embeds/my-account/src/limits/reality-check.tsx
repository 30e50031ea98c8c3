import { type Account, platform as operations, REALITY_CHECK_MINUTES } from '@herna/contract/player'
import { failureText, type Platform, tellChanged } from '@herna/embed-kit'
import { Select } from '@herna/kit'
import { useId, useState } from 'react'
import { Card } from '../facts.tsx'
import { texts } from '../texts.sk-SK.ts'
import styles from './limits.module.css'

const words = texts.realityCheck

interface Props {
  platform: Platform
  minutes: Account['realityCheckMinutes']
  replace: (account: Account) => void
}

/** How often play pauses to say how long it has lasted and what it cost. */
export function RealityCheck({ platform, minutes, replace }: Props) {
  const id = useId()
  const [told, setTold] = useState('')
  const choose = async (chosen: string) => {
    const realityCheckMinutes = REALITY_CHECK_MINUTES.find((one) => String(one) === chosen)
    if (!realityCheckMinutes) return
    setTold('')
    const answer = await platform.call(operations.changeAccount, { body: { realityCheckMinutes } })
    if (answer.ok) {
      replace(answer.reply)
      tellChanged('limits')
    }
    setTold(answer.ok ? texts.saved : failureText(answer.failure))
  }
  return (
    <Card title={words.title}>
      <p className="muted">{words.about}</p>
      <div className={styles.check}>
        <label htmlFor={id}>{words.label}</label>
        <Select id={id} value={minutes} onChange={(event) => void choose(event.target.value)}>
          {REALITY_CHECK_MINUTES.map((one) => (
            <option key={one} value={one}>
              {words.every(one)}
            </option>
          ))}
        </Select>
        <span role="status">{told}</span>
      </div>
    </Card>
  )
}
