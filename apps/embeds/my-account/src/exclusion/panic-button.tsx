import { platform as operations, type Protection } from '@herna/contract/player'
import { failureText, type Platform, tellChanged } from '@herna/embed-kit'
import { Button, Note } from '@herna/kit'
import { CircleAlert } from '@herna/kit/icons'
import { useState } from 'react'
import { texts } from '../texts.sk-SK.ts'
import styles from './exclusion.module.css'

const words = texts.exclusion.panic

interface Props {
  platform: Platform
  replace: (protection: Protection) => void
  disabled: boolean
}

/** The question is what was just asked for: the focus goes into it. */
const focusFirst = (box: HTMLElement | null) => box?.querySelector('button')?.focus()

/** Stops play for 24 hours; asked once more, for it cannot be taken back. */
export function PanicButton({ platform, replace, disabled }: Props) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const press = async () => {
    setBusy(true)
    setFailure(null)
    const answer = await platform.call(operations.panicButton)
    setBusy(false)
    if (!answer.ok) return setFailure(failureText(answer.failure))
    setAsking(false)
    replace(answer.reply)
    tellChanged('exclusion')
  }
  return (
    <>
      {failure && (
        <Note tone="danger" role="alert">
          <CircleAlert size={20} aria-hidden="true" />
          <p>{failure}</p>
        </Note>
      )}
      {asking ? (
        <fieldset className={styles.sure} ref={focusFirst}>
          <legend>{words.sure}</legend>
          <Button busy={busy} onClick={() => void press()}>
            {words.yes}
          </Button>
          <Button onClick={() => setAsking(false)}>{words.no}</Button>
        </fieldset>
      ) : (
        <div>
          <Button disabled={disabled} onClick={() => setAsking(true)}>
            {disabled ? words.inForce : words.act}
          </Button>
        </div>
      )}
    </>
  )
}
