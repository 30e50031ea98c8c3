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
  forgottenPasswordLink?: (login: string) => ReactNode
  registrationLink?: ReactNode
}

/** The steps that both login dialogs have. */
export function SharedStep({ step, platform, signIn, forgottenPasswordLink, registrationLink }: Props) {
  const { go } = signIn
  switch (step.type) {
    case 'login':
      return (
        <Step name={texts.titles.login}>
          <LoginForm
            login={step.login}
            notice={step.notice}
            logIn={signIn.logIn}
            forgottenPasswordLink={forgottenPasswordLink}
            registrationLink={registrationLink}
          />
        </Step>
      )
    case 'second-factor':
      return <SecondFactorStep hasRecovery={step.hasRecovery} enter={(code) => signIn.enterCode(step.challenge, code)} />
    case 'verify-email':
      return <VerifyEmailStep platform={platform} login={step.login} onVerified={signIn.continueAfterVerification} />
    case 'accept-terms':
      return <AcceptTermsStep platform={platform} onAccepted={signIn.handleSession} onRefused={() => go({ type: 'login' })} />
    case 'unlock':
      return (
        <UnlockStep
          platform={platform}
          login={step.login}
          onBack={(notice) => go({ type: 'login', login: step.login, notice })}
        />
      )
  }
}

interface SecondFactorProps {
  hasRecovery: boolean
  enter: (code: string) => Promise<Failure | null>
}

/** The second factor [4.9]: the authenticator app's code or a recovery code. */
function SecondFactorStep({ hasRecovery, enter }: SecondFactorProps) {
  const [usesRecovery, setUsesRecovery] = useState(false)
  const labels = texts.secondFactor
  return (
    <Step
      name={texts.titles['second-factor']}
      key={String(usesRecovery)}
      intro={usesRecovery ? labels.recoveryIntro : labels.intro}
    >
      <CodeForm
        label={usesRecovery ? labels.recoveryCode : labels.code}
        digits={!usesRecovery}
        submit={labels.submit}
        missing={labels.missing}
        wrong={labels.wrong}
        send={enter}
        below={
          hasRecovery && (
            <Button variant="text" onClick={() => setUsesRecovery(!usesRecovery)}>
              {usesRecovery ? labels.useApp : labels.useRecovery}
            </Button>
          )
        }
      />
    </Step>
  )
}
