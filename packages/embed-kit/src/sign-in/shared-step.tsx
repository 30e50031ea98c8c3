import { Button } from '@herna/kit'
import { type ReactNode, useState } from 'react'
import type { Platform } from '../platform/platform.ts'
import { AcceptTermsStep } from './accept-terms-step.tsx'
import { LoginForm } from './login-form.tsx'
import { Step } from './step.tsx'
import type { SignInStep } from './steps.ts'
import { texts } from './texts.sk-SK.ts'
import { UnlockStep } from './unlock-step.tsx'
import type { SignIn } from './use-sign-in.ts'
import { VerifyEmailStep } from './verify-email-step.tsx'
import type { Failure } from '../platform/failure.ts'
import { CodeForm } from './code-form.tsx'

interface Props {
  step: SignInStep
  platform: Platform
  signIn: SignIn
  forgotten?: (login: string) => ReactNode
  register?: ReactNode
}

/** The screens both login dialogs have. */
export function SharedStep({ step, platform, signIn, forgotten, register }: Props) {
  const { go } = signIn
  switch (step.at) {
    case 'login':
      return (
        <Step name={texts.titles.login}>
          <LoginForm login={step.login} notice={step.notice} logIn={signIn.logIn} forgotten={forgotten} register={register} />
        </Step>
      )
    case 'second-factor':
      return <SecondFactorStep hasRecovery={step.hasRecovery} enter={(code) => signIn.enterCode(step.challenge, code)} />
    case 'verify-email':
      return <VerifyEmailStep platform={platform} login={step.login} verified={signIn.goOnVerified} />
    case 'accept-terms':
      return <AcceptTermsStep platform={platform} accepted={signIn.takeSession} refused={() => go({ at: 'login' })} />
    case 'unlock':
      return (
        <UnlockStep platform={platform} login={step.login} back={(notice) => go({ at: 'login', login: step.login, notice })} />
      )
  }
}

interface SecondFactorProps {
  hasRecovery: boolean
  enter: (code: string) => Promise<Failure | null>
}

/** The second factor [4.9]: the app's code, or one of the recovery codes. */
function SecondFactorStep({ hasRecovery, enter }: SecondFactorProps) {
  const [recovery, setRecovery] = useState(false)
  const words = texts.secondFactor
  return (
    <Step name={texts.titles['second-factor']} key={String(recovery)} intro={recovery ? words.recoveryIntro : words.intro}>
      <CodeForm
        label={recovery ? words.recoveryCode : words.code}
        digits={!recovery}
        submit={words.submit}
        missing={words.missing}
        wrong={words.wrong}
        send={enter}
        below={
          hasRecovery && (
            <Button variant="text" onClick={() => setRecovery(!recovery)}>
              {recovery ? words.useApp : words.useRecovery}
            </Button>
          )
        }
      />
    </Step>
  )
}
