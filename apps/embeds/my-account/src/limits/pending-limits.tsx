import { platform as operations, type Protection } from '@herna/contract/player'
import { failureText, type Platform, notifyAccountChanged } from '@herna/embed-kit'
import { Button, Note } from '@herna/kit'
import { Clock } from '@herna/kit/icons'
import { useState } from 'react'
import { texts } from '../texts.sk-SK.ts'
import styles from './limits.module.css'

const labels = texts.limits

interface Props {
  platform: Platform
  protection: Protection
  replace: (protection: Protection) => void
}

/** Pending looser limits can be withdrawn [7.42]. */
export function PendingLimits({ platform, protection, replace }: Props) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  if (!protection.limits.some(({ pending }) => pending)) return null
  const withdraw = async () => {
    setBusy(true)
    const result = await platform.call(operations.answerPendingLimits, { body: { accept: false } })
    setBusy(false)
    if (!result.ok) return setFailure(failureText(result.failure))
    replace(result.reply)
    notifyAccountChanged('limits')
  }
  return (
    <Note tone="warn" className={styles.pendingChanges}>
      <Clock size={20} aria-hidden="true" />
      <div>
        <p>{labels.waiting}</p>
        {failure && <p role="alert">{failure}</p>}
        <Button busy={busy} onClick={() => void withdraw()}>
          {labels.withdraw}
        </Button>
      </div>
    </Note>
  )
}
