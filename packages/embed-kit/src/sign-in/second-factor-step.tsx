import { Button } from '@herna/kit'
import { useState } from 'react'
import type { Failure } from '../platform/failure.ts'
import { CodeForm } from './code-form.tsx'
import { Step } from './step.tsx'
import { texts } from './texts.sk-SK.ts'

interface Props {
  hasRecovery: boolean
  enter: (code: string) => Promise<Failure | null>
}

/** The second factor [4.9]: the app's code, or one of the recovery codes. */
export function SecondFactorStep({ hasRecovery, enter }: Props) {
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
