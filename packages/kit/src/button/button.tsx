import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './button.module.css'

export interface ButtonLook {
  /** `primary` is the one action of a view; `art` stands on a picture. */
  variant?: 'primary' | 'quiet' | 'line' | 'text' | 'art'
  size?: 'medium' | 'large'
  block?: boolean
}

/** The look of a button for what must be a link: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export const buttonClass = ({ variant = 'quiet', size, block }: ButtonLook = {}): string =>
  classNames(styles.button, styles[variant], size === 'large' && styles.large, block && styles.block)

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** While busy it keeps its size and place and takes no second click. */
  busy?: boolean
}

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

export const iconButtonClass = ({ solid = false }: { solid?: boolean } = {}): string =>
  classNames(styles.icon, solid && styles.solid)

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, for those who cannot see the icon; also its tooltip. */
  label: string
  solid?: boolean
}

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
