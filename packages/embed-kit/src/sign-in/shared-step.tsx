import type { ReactNode } from 'react'
import type { Platform } from '../platform/platform.ts'
import { AcceptTermsStep } from './accept-terms-step.tsx'
import { LoginForm } from './login-form.tsx'
import { SecondFactorStep } from './second-factor-step.tsx'
import { Step } from './step.tsx'
import type { SignInStep } from './steps.ts'
import { texts } from './texts.sk-SK.ts'
import { UnlockStep } from './unlock-step.tsx'
import type { SignIn } from './use-sign-in.ts'
import { VerifyEmailStep } from './verify-email-step.tsx'

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
