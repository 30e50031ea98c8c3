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
  /** What happened before: an unlocked account, a code that came too late. */
  notice?: string
  logIn: (credentials: Credentials) => Promise<Failure | null>
  /** Beside "remember me". */
  forgotten?: (login: string) => ReactNode
  /** Below the button. */
  register?: ReactNode
}

/** Name and password. A wrong name and a wrong password get the same words. */
export function LoginForm({ login = '', notice, logIn, forgotten, register }: Props) {
  const words = texts.login
  const { values, failure, busy, form, field, tick } = useForm({
    initial: { login, password: '', remember: false },
    check: ({ login, password }) => ({
      ...(loginRequest.shape.username.safeParse(login).success ? {} : { login: words.loginMissing }),
      ...(password ? {} : { password: words.passwordMissing }),
    }),
    send: ({ login, password, remember }) => logIn({ login: login.trim(), password, remember }),
  })
  const below = (
    <div className={styles.below}>
      {register}
      <p className={styles.safe}>
        <ShieldCheck size={16} aria-hidden="true" />
        <span>{words.safe}</span>
      </p>
    </div>
  )
  return (
    <Form {...form} failure={failure} busy={busy} submit={words.submit} below={below}>
      {notice && (
        <Note role="status">
          <Info size={20} aria-hidden="true" />
          <p>{notice}</p>
        </Note>
      )}
      <Field
        label={words.login}
        {...field('login')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={254}
      />
      <PasswordField label={words.password} {...field('password')} autoComplete="current-password" maxLength={256} />
      <div className={styles.row}>
        <Checkbox label={words.remember} {...tick('remember')} />
        {forgotten?.(values.login)}
      </div>
    </Form>
  )
}
