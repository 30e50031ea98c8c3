import { Button, Note } from '@herna/kit'
import { CircleAlert } from '@herna/kit/icons'
import type { ComponentProps, ReactNode } from 'react'
import styles from './form.module.css'

interface Props extends ComponentProps<'form'> {
  /** What became of the last sending, when it is about no field. */
  failure: string | null
  busy: boolean
  submit: ReactNode
  /** `primary` is the one action of a view. */
  variant?: 'primary' | 'quiet' | 'line'
  block?: boolean
  beside?: ReactNode
  below?: ReactNode
}

/** Fields, what went wrong, and the one button that sends them. */
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

/** Two short fields side by side where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>

/** A checkbox with its error beneath. */
export function Ticked({ error, children }: { error: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.tick}>
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
