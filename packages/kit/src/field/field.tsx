import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './field.module.css'

interface FieldProps extends ComponentProps<'input'> {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and how to put it right. */
  error?: ReactNode
}

/** A labelled text input with its hint and its error, tied together for screen readers. */
export function Field({ label, hint, error, className, id, ...rest }: FieldProps) {
  const own = useId()
  const inputId = id ?? own
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

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(styles.input, className)} />
}

/** A setting that acts at once. */
export function Switch({ label, ...rest }: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }) {
  return (
    <label className={styles.switch}>
      <span>{label}</span>
      {/* A checkbox brings its own checked state. */}
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
      <input type="checkbox" role="switch" {...rest} />
    </label>
  )
}

export interface Segment<T extends string> {
  value: T
  /** Always readable by screen readers; `icon` replaces it for the eye. */
  label: string
  icon?: ReactNode
}
interface SegmentedProps<T extends string> {
  legend: string
  /** Unique in the page. */
  name: string
  segments: readonly Segment<T>[]
  /** `null`: none is marked (not known yet). */
  value: T | null
  onChoose: (value: T) => void
}

/** One of a few, side by side; a group of radio buttons underneath. */
export function Segmented<T extends string>({ legend, name, segments, value, onChoose }: SegmentedProps<T>) {
  return (
    <fieldset className={styles.segmented}>
      <legend className="sr">{legend}</legend>
      {segments.map((segment) => (
        <label key={segment.value} title={segment.label}>
          <input type="radio" name={name} checked={value === segment.value} onChange={() => onChoose(segment.value)} />
          {segment.icon}
          <span className={segment.icon ? 'sr' : undefined}>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
