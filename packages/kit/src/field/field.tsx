import { CircleAlert } from '../icon/index.ts'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './field.module.css'

interface FieldProps extends ComponentProps<'input'> {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and how to correct it. */
  error?: ReactNode
}

/** A text input with label, hint and error, associated for screen readers. */
export function Field({ label, hint, error, className, id, ...rest }: FieldProps) {
  const generatedId = useId()
  const inputId = id ?? generatedId
  const described = [hint && `${inputId}-hint`, error && `${inputId}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={inputId}>{label}</label>
      <Input id={inputId} {...rest} aria-invalid={error ? true : undefined} aria-describedby={described || undefined} />
      {hint && (
        <p id={`${inputId}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${inputId}-error`} className={styles.error} role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  )
}

/** A text input without a label. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(styles.input, className)} />
}

/** A setting that takes effect at once. */
export function Switch({ label, ...rest }: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }) {
  return (
    <label className={styles.switch}>
      <span>{label}</span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox brings its own checked state */}
      <input type="checkbox" role="switch" {...rest} />
    </label>
  )
}
