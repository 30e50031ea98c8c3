import { IconButton, Input } from '@herna/kit'
import { CircleAlert, Eye, EyeOff } from '@herna/kit/icons'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { texts } from '../texts/sk-SK.ts'
import styles from './form.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  label: string
  hint?: ReactNode
  error?: ReactNode
}

/** A password field with a button that shows the typed password. */
export function PasswordField({ label, hint, error, ...rest }: Props) {
  const id = useId()
  const [isVisible, setIsVisible] = useState(false)
  const descriptionIds = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.password}>
        <Input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          id={id}
          type={isVisible ? 'text' : 'password'}
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptionIds || undefined}
        />
        <IconButton
          label={isVisible ? texts.actions.hidePassword : texts.actions.showPassword}
          className={styles.eye}
          onClick={() => setIsVisible(!isVisible)}
        >
          {isVisible ? <EyeOff size={20} /> : <Eye size={20} />}
        </IconButton>
      </div>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  )
}
