import { Button, Checkbox, Note } from '@herna/kit'
import { TriangleAlert } from '@herna/kit/icons'
import { useState } from 'react'
import { texts } from '../texts.sk-SK.ts'
import styles from './security.module.css'

const labels = texts.secondFactor

/** The focused form was replaced by the codes. */
const focus = (box: HTMLElement | null) => box?.focus()

/** Shown once. The player must confirm that the codes are stored before continuing. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [areStored, setAreStored] = useState(false)
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
        <p>{labels.keep}</p>
      </Note>
      <ul className={styles.codeList} aria-label={labels.codesLabel}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.codeActions}>
        <Button onClick={() => void copy()}>{labels.copy}</Button>
        <span role="status">{copied === null ? '' : copied ? labels.copied : labels.notCopied}</span>
      </div>
      <Checkbox label={labels.kept} checked={areStored} onChange={(event) => setAreStored(event.target.checked)} />
      <div>
        <Button variant="primary" disabled={!areStored} onClick={onDone}>
          {labels.finish}
        </Button>
      </div>
    </div>
  )
}
