import type { Account } from '@herna/contract/player'
import { type Platform, notifyAccountChanged } from '@herna/embed-kit'
import { Button, Tag } from '@herna/kit'
import { useState } from 'react'
import { Card } from '../facts.tsx'
import { texts } from '../texts.sk-SK.ts'
import { ConfirmApp, type SetUp } from './confirm-app.tsx'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RenewCodes, SwitchOff } from './second-factor-change.tsx'

const labels = texts.secondFactor

type Step =
  | { type: 'overview' }
  | { type: 'password' }
  | { type: 'confirm'; setUp: SetUp }
  | { type: 'codes'; codes: readonly string[] }
  | { type: 'renew' }
  | { type: 'switch-off' }

interface Props {
  platform: Platform
  secondFactor: Account['secondFactor']
  onChanged: () => void
}

/** The second factor: set up with an app, confirmed by a code, with recovery codes shown once; renewed or switched off with a code. */
export function SecondFactorCard({ platform, secondFactor, onChanged }: Props) {
  const [step, setStep] = useState<Step>({ type: 'overview' })
  const showOverview = () => setStep({ type: 'overview' })
  const showCodes = (codes: readonly string[]) => {
    setStep({ type: 'codes', codes })
    notifyAccountChanged('second-factor')
  }
  const finish = () => {
    showOverview()
    onChanged()
  }
  // Codes mean that it is on, although the account has not been reloaded yet.
  const isOn = secondFactor.on || step.type === 'codes'
  const mark = <Tag tone={isOn ? 'live' : undefined}>{isOn ? labels.on : labels.off}</Tag>
  return (
    <Card title={labels.title} badge={mark}>
      {step.type === 'overview' && <Overview secondFactor={secondFactor} choose={(type) => setStep({ type })} />}
      {step.type === 'password' && (
        <PasswordStep platform={platform} onCancel={showOverview} onReady={(setUp) => setStep({ type: 'confirm', setUp })} />
      )}
      {step.type === 'confirm' && (
        <ConfirmApp platform={platform} setUp={step.setUp} onCancel={showOverview} onConfirmed={showCodes} />
      )}
      {step.type === 'codes' && <RecoveryCodes codes={step.codes} onDone={finish} />}
      {step.type === 'renew' && <RenewCodes platform={platform} onCancel={showOverview} onRenewed={showCodes} />}
      {step.type === 'switch-off' && (
        <SwitchOff
          platform={platform}
          onCancel={showOverview}
          onSwitchedOff={() => {
            notifyAccountChanged('second-factor')
            finish()
          }}
        />
      )}
    </Card>
  )
}

function Overview({
  secondFactor,
  choose,
}: Pick<Props, 'secondFactor'> & { choose: (type: 'password' | 'renew' | 'switch-off') => void }) {
  if (!secondFactor.on)
    return (
      <>
        <p className="muted">{labels.why}</p>
        <div>
          <Button onClick={() => choose('password')}>{labels.setUp}</Button>
        </div>
      </>
    )
  return (
    <>
      <p className="muted">{labels.codesLeft(secondFactor.recoveryCodesLeft)}</p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)' }}>
        <Button onClick={() => choose('renew')}>{labels.renew}</Button>
        <Button variant="line" onClick={() => choose('switch-off')}>
          {labels.switchOff}
        </Button>
      </div>
    </>
  )
}
