import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './button.module.css'

/** Appearance of a button. */
export interface ButtonLook {
  /** `primary` is the main action of a view; `art` is for buttons on an image. */
  variant?: 'primary' | 'quiet' | 'line' | 'text' | 'art'
  size?: 'medium' | 'large'
  block?: boolean
}

/** Button classes for elements that must be links: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export const buttonClass = ({ variant = 'quiet', size, block }: ButtonLook = {}): string =>
  classNames(styles.button, styles[variant], size === 'large' && styles.large, block && styles.block)

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** While busy the button keeps its size and ignores clicks. */
  busy?: boolean
}

/** A button; `type="button"` by default. */
export function Button({ variant, size, block, busy = false, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      className={classNames(buttonClass({ variant, size, block }), busy && styles.busy, className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}

/** Icon button classes for elements that must be links. */
export const iconButtonClass = ({ solid = false }: { solid?: boolean } = {}): string =>
  classNames(styles.icon, solid && styles.solid)

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name and tooltip. */
  label: string
  solid?: boolean
}

/** A button with an icon only. */
export function IconButton({ label, solid, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(iconButtonClass({ solid }), className)}
    />
  )
}
