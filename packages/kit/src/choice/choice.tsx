import { Check, ChevronDown } from '../icon/index.ts'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './choice.module.css'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  /** A short remark at the end of the line, such as a count. */
  note?: ReactNode
}

/** One of several that may be chosen together. */
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

/** A native list to choose one from, in the kit's look. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classNames(styles.select, className)}>
      <select {...rest}>{children}</select>
      <ChevronDown size={16} aria-hidden="true" />
    </span>
  )
}
