import { platform as operations, type Protection } from '@herna/contract/player'
import { failureText, type Platform, tellChanged } from '@herna/embed-kit'
import { Button, Note } from '@herna/kit'
import { Clock } from '@herna/kit/icons'
import { useState } from 'react'
import { texts } from '../texts.sk-SK.ts'
import styles from './limits.module.css'

const words = texts.limits

interface Props {
  platform: Platform
  protection: Protection
  replace: (protection: Protection) => void
}

/** Looser limits on their way can be taken back [7.42]. */
export function PendingLimits({ platform, protection, replace }: Props) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  if (!protection.limits.some(({ pending }) => pending)) return null
  const withdraw = async () => {
    setBusy(true)
    const answer = await platform.call(operations.answerPendingLimits, { body: { accept: false } })
    setBusy(false)
    if (!answer.ok) return setFailure(failureText(answer.failure))
    replace(answer.reply)
    tellChanged('limits')
  }
  return (
    <Note tone="warn" className={styles.waiting}>
      <Clock size={20} aria-hidden="true" />
      <div>
        <p>{words.waiting}</p>
        {failure && <p role="alert">{failure}</p>}
        <Button busy={busy} onClick={() => void withdraw()}>
          {words.withdraw}
        </Button>
      </div>
    </Note>
  )
}
