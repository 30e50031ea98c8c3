import { Button, Checkbox, Note } from '@herna/kit'
import { TriangleAlert } from '@herna/kit/icons'
import { useState } from 'react'
import { texts } from '../texts.sk-SK.ts'
import styles from './security.module.css'

const words = texts.secondFactor

/** They took the place of the form that had the focus. */
const focus = (box: HTMLElement | null) => box?.focus()

/** Shown once. The screen goes on when the player says they are kept. */
export function RecoveryCodes({ codes, done }: { codes: readonly string[]; done: () => void }) {
  const [kept, setKept] = useState(false)
  const [copied, setCopied] = useState<boolean | null>(null)
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className={styles.codes} tabIndex={-1} ref={focus}>
      <Note tone="warn">
        <TriangleAlert size={20} aria-hidden="true" />
        <p>{words.keep}</p>
      </Note>
      <ul className={styles.list} aria-label={words.codesLabel}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button onClick={() => void copy()}>{words.copy}</Button>
        <span role="status">{copied === null ? '' : copied ? words.copied : words.notCopied}</span>
      </div>
      <Checkbox label={words.kept} checked={kept} onChange={(event) => setKept(event.target.checked)} />
      <div>
        <Button variant="primary" disabled={!kept} onClick={done}>
          {words.finish}
        </Button>
      </div>
    </div>
  )
}
