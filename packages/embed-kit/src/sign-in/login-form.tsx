import { loginRequest } from '@herna/contract/player'
import { Checkbox, Field, Note } from '@herna/kit'
import { Info, ShieldCheck } from '@herna/kit/icons'
import type { ReactNode } from 'react'
import { Form } from '../form/form.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { useForm } from '../form/use-form.ts'
import type { Failure } from '../platform/failure.ts'
import styles from './sign-in.module.css'
import { texts } from './texts.sk-SK.ts'
import type { Credentials } from './use-sign-in.ts'

interface Props {
  login?: string
  /** Result of the previous step: an unlocked account, an expired code. */
  notice?: string
  logIn: (credentials: Credentials) => Promise<Failure | null>
  /** Next to "remember me". */
  forgottenPasswordLink?: (login: string) => ReactNode
  /** Below the submit button. */
  registrationLink?: ReactNode
}

/** Name and password. A wrong name and a wrong password have the same error text. */
export function LoginForm({ login = '', notice, logIn, forgottenPasswordLink, registrationLink }: Props) {
  const labels = texts.login
  const { values, failure, busy, form, field, checkbox } = useForm({
    initial: { login, password: '', remember: false },
    validate: ({ login, password }) => ({
      ...(loginRequest.shape.username.safeParse(login).success ? {} : { login: labels.loginMissing }),
      ...(password ? {} : { password: labels.passwordMissing }),
    }),
    send: ({ login, password, remember }) => logIn({ login: login.trim(), password, remember }),
  })
  const belowForm = (
    <div className={styles.belowForm}>
      {registrationLink}
      <p className={styles.safetyNote}>
        <ShieldCheck size={16} aria-hidden="true" />
        <span>{labels.safe}</span>
      </p>
    </div>
  )
  return (
    <Form {...form} failure={failure} busy={busy} submit={labels.submit} below={belowForm}>
      {notice && (
        <Note role="status">
          <Info size={20} aria-hidden="true" />
          <p>{notice}</p>
        </Note>
      )}
      <Field
        label={labels.login}
        {...field('login')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={254}
      />
      <PasswordField label={labels.password} {...field('password')} autoComplete="current-password" maxLength={256} />
      <div className={styles.rememberRow}>
        <Checkbox label={labels.remember} {...checkbox('remember')} />
        {forgottenPasswordLink?.(values.login)}
      </div>
    </Form>
  )
}
