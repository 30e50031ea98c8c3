import { platform as operations, type Protection } from '@herna/contract/player'
import { failureText, type Platform, notifyAccountChanged } from '@herna/embed-kit'
import { Button, Note } from '@herna/kit'
import { CircleAlert } from '@herna/kit/icons'
import { useState } from 'react'
import { texts } from '../texts.sk-SK.ts'
import styles from './exclusion.module.css'

const labels = texts.exclusion.panic

interface Props {
  platform: Platform
  replace: (protection: Protection) => void
  disabled: boolean
}

/** Focuses the confirmation that the player has just opened. */
const focusFirst = (box: HTMLElement | null) => box?.querySelector('button')?.focus()

/** Stops play for 24 hours, after a confirmation, because it cannot be undone. */
export function PanicButton({ platform, replace, disabled }: Props) {
  const [isConfirming, setIsConfirming] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const press = async () => {
    setBusy(true)
    setFailure(null)
    const result = await platform.call(operations.panicButton)
    setBusy(false)
    if (!result.ok) return setFailure(failureText(result.failure))
    setIsConfirming(false)
    replace(result.reply)
    notifyAccountChanged('exclusion')
  }
  return (
    <>
      {failure && (
        <Note tone="danger" role="alert">
          <CircleAlert size={20} aria-hidden="true" />
          <p>{failure}</p>
        </Note>
      )}
      {isConfirming ? (
        <fieldset className={styles.confirmation} ref={focusFirst}>
          <legend>{labels.sure}</legend>
          <Button busy={busy} onClick={() => void press()}>
            {labels.yes}
          </Button>
          <Button onClick={() => setIsConfirming(false)}>{labels.no}</Button>
        </fieldset>
      ) : (
        <div>
          <Button disabled={disabled} onClick={() => setIsConfirming(true)}>
            {disabled ? labels.inForce : labels.act}
          </Button>
        </div>
      )}
    </>
  )
}
