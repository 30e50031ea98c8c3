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

type OwnStep = { at: 'registration' } | { at: 'forgotten-password'; login: string } | { at: 'reset-password'; login: string }

const screenOf = (asked: string | undefined): OwnStep | { at: 'login' } => {
  const screen = LOGIN_SCREENS.find((name) => name === asked) ?? 'login'
  return screen === 'forgotten-password' ? { at: screen, login: '' } : { at: screen }
}
const TITLES = { ...signInTexts.titles, ...texts.titles }

/** The newer dialog: logging in, registration and the way back to a forgotten password. */
export function LoginDialog2({ options, asked }: EmbedProps) {
  const platform = usePlatform(options.platform)
  const { step, go, ...rest } = useSignIn<OwnStep>(platform, options, screenOf(asked.screen))
  const signIn = { ...rest, go }
  const { onTitle } = options
  useEffect(() => onTitle?.(TITLES[step.at]), [onTitle, step.at])
  const [heeded, setHeeded] = useState(asked.time)
  if (heeded !== asked.time) {
    setHeeded(asked.time)
    go(screenOf(asked.screen))
  }

  switch (step.at) {
    case 'registration':
      return (
        <Registration
          platform={platform}
          toLogin={() => go({ at: 'login' })}
          registered={(credentials) => {
            signIn.hold(credentials)
            go({ at: 'verify-email', login: credentials.login })
          }}
        />
      )
    case 'forgotten-password':
      return (
        <ForgottenPasswordStep
          platform={platform}
          login={step.login}
          sent={(login) => go({ at: 'reset-password', login })}
          back={() => go({ at: 'login', login: step.login })}
        />
      )
    case 'reset-password':
      return (
        <ResetPasswordStep
          platform={platform}
          login={step.login}
          done={() => go({ at: 'login', login: step.login, notice: texts.reset.done })}
          again={() => go({ at: 'forgotten-password', login: step.login })}
        />
      )
    default:
      return (
        <SharedStep
          key={step.at}
          step={step}
          platform={platform}
          signIn={signIn}
          forgotten={(login) => (
            <Button variant="text" onClick={() => go({ at: 'forgotten-password', login })}>
              {texts.login.forgotten}
            </Button>
          )}
          register={
            <p className={styles.ask}>
              {texts.login.noAccount}
              <Button variant="text" onClick={() => go({ at: 'registration' })}>
                {texts.login.register}
              </Button>
            </p>
          }
        />
      )
  }
}
