import { Field } from '@herna/kit'
import type { ReactNode } from 'react'
import { Form } from '../form/form.tsx'
import { useForm } from '../form/use-form.ts'
import type { Failure } from '../platform/failure.ts'
import styles from './sign-in.module.css'

interface Props {
  label: string
  submit: string
  missing: string
  wrong: string
  /** The code has digits only: phones show the numeric keyboard. */
  digits?: boolean
  send: (code: string) => Promise<Failure | null>
  below?: ReactNode
  variant?: 'primary' | 'quiet'
}

const MIN_LENGTH = 6
const MAX_LENGTH = 20

/** A form for one code, typed or filled in by the phone. */
export function CodeForm({ label, submit, missing, wrong, digits = false, send, below, variant }: Props) {
  const { failure, busy, form, field } = useForm({
    initial: { code: '' },
    validate: ({ code }) => {
      const length = code.trim().length
      return length === 0 ? { code: missing } : length < MIN_LENGTH || length > MAX_LENGTH ? { code: wrong } : {}
    },
    send: ({ code }) => send(code.trim()),
    fieldError: () => wrong,
  })
  return (
    <Form {...form} failure={failure} busy={busy} submit={submit} below={below} variant={variant}>
      <Field
        label={label}
        {...field('code')}
        className={styles.code}
        inputMode={digits ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize={digits ? 'none' : 'characters'}
        autoCorrect="off"
        spellCheck={false}
        maxLength={MAX_LENGTH}
      />
    </Form>
  )
}
