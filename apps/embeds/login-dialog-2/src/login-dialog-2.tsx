import { LOGIN_SCREENS } from '@herna/contract/embeds'
import { type EmbedProps, usePlatform } from '@herna/embed-kit'
import { SharedStep, signInTexts, useSignIn } from '@herna/embed-kit/sign-in'
import { Button } from '@herna/kit'
import { useEffect, useState } from 'react'
import { ForgottenPasswordStep } from './forgotten-password/forgotten-password-step.tsx'
import { ResetPasswordStep } from './forgotten-password/reset-password-step.tsx'
import { Registration } from './registration/registration.tsx'
import styles from './login-dialog-2.module.css'
import { texts } from './texts.sk-SK.ts'

type DialogStep =
  | { type: 'registration' }
  | { type: 'forgotten-password'; login: string }
  | { type: 'reset-password'; login: string }

const screenOf = (requested: string | undefined): DialogStep | { type: 'login' } => {
  const screen = LOGIN_SCREENS.find((name) => name === requested) ?? 'login'
  return screen === 'forgotten-password' ? { type: screen, login: '' } : { type: screen }
}
const TITLES = { ...signInTexts.titles, ...texts.titles }

/** The newer dialog: login, registration and password reset. */
export function LoginDialog2({ options, request }: EmbedProps) {
  const platform = usePlatform(options.platform)
  const { step, go, ...rest } = useSignIn<DialogStep>(platform, options, screenOf(request.screen))
  const signIn = { ...rest, go }
  const { onTitle } = options
  useEffect(() => onTitle?.(TITLES[step.type]), [onTitle, step.type])
  const [handledCount, setHandledCount] = useState(request.count)
  if (handledCount !== request.count) {
    setHandledCount(request.count)
    go(screenOf(request.screen))
  }

  switch (step.type) {
    case 'registration':
      return (
        <Registration
          platform={platform}
          onLogin={() => go({ type: 'login' })}
          onRegistered={(credentials) => {
            signIn.setCredentials(credentials)
            go({ type: 'verify-email', login: credentials.login })
          }}
        />
      )
    case 'forgotten-password':
      return (
        <ForgottenPasswordStep
          platform={platform}
          login={step.login}
          onSent={(login) => go({ type: 'reset-password', login })}
          onBack={() => go({ type: 'login', login: step.login })}
        />
      )
    case 'reset-password':
      return (
        <ResetPasswordStep
          platform={platform}
          login={step.login}
          onDone={() => go({ type: 'login', login: step.login, notice: texts.reset.done })}
          onResend={() => go({ type: 'forgotten-password', login: step.login })}
        />
      )
    default:
      return (
        <SharedStep
          key={step.type}
          step={step}
          platform={platform}
          signIn={signIn}
          forgottenPasswordLink={(login) => (
            <Button variant="text" onClick={() => go({ type: 'forgotten-password', login })}>
              {texts.login.forgotten}
            </Button>
          )}
          registrationLink={
            <p className={styles.register}>
              {texts.login.noAccount}
              <Button variant="text" onClick={() => go({ type: 'registration' })}>
                {texts.login.register}
              </Button>
            </p>
          }
        />
      )
  }
}
