import { Check, ChevronDown } from '../icon/index.ts'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './choice.module.css'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  /** Short additional text at the end of the line, for example a count. */
  note?: ReactNode
}

/** A checkbox with a label. */
export function Checkbox({ label, note, ...rest }: CheckboxProps) {
  return (
    <label className={styles.check}>
      <span className={styles.box}>
        <input type="checkbox" {...rest} />
        <Check size={14} strokeWidth={3} aria-hidden="true" />
      </span>
      <span className={styles.label}>{label}</span>
      {note !== undefined && <small>{note}</small>}
    </label>
  )
}

/** A native select styled by the kit. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classNames(styles.select, className)}>
      <select {...rest}>{children}</select>
      <ChevronDown size={16} aria-hidden="true" />
    </span>
  )
}
