import { Button, Note } from '@herna/kit'
import { CircleAlert } from '@herna/kit/icons'
import type { ComponentProps, ReactNode } from 'react'
import styles from './form.module.css'

interface Props extends ComponentProps<'form'> {
  /** Error of the last submit that concerns no field. */
  failure: string | null
  busy: boolean
  submit: ReactNode
  /** `primary` is for the single main action of a view. */
  variant?: 'primary' | 'quiet' | 'line'
  block?: boolean
  beside?: ReactNode
  below?: ReactNode
}

/** A form: its fields, the error that concerns no field, and the submit button. */
export function Form({ failure, busy, submit, variant = 'primary', block = true, beside, below, children, ...rest }: Props) {
  return (
    <form {...rest} className={styles.form}>
      {children}
      {failure && (
        <Note tone="danger" role="alert">
          <CircleAlert size={20} aria-hidden="true" />
          <p>{failure}</p>
        </Note>
      )}
      <div className={block ? undefined : styles.actions}>
        <Button type="submit" variant={variant} size={block ? 'large' : 'medium'} block={block} busy={busy}>
          {submit}
        </Button>
        {beside}
      </div>
      {below}
    </form>
  )
}

/** Two short fields next to each other if the width permits. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>

/** A checkbox with its error below. */
export function CheckboxWithError({ error, children }: { error: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.checkbox}>
      {children}
      {error && (
        <p className={styles.error} role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  )
}
