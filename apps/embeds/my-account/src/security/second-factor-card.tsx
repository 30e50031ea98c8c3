import type { Account } from '@herna/contract/player'
import { type Platform, tellChanged } from '@herna/embed-kit'
import { Button, Tag } from '@herna/kit'
import { useState } from 'react'
import { Card } from '../facts.tsx'
import { texts } from '../texts.sk-SK.ts'
import { ConfirmApp, type SetUp } from './confirm-app.tsx'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RenewCodes, SwitchOff } from './second-factor-change.tsx'

const words = texts.secondFactor

type Stage =
  | { at: 'rest' }
  | { at: 'password' }
  | { at: 'confirm'; setUp: SetUp }
  | { at: 'codes'; codes: readonly string[] }
  | { at: 'renew' }
  | { at: 'switch-off' }

interface Props {
  platform: Platform
  secondFactor: Account['secondFactor']
  changed: () => void
}

/** The second factor: set up with an app, confirmed by a code, recovery codes shown once; renewed or switched off with a code. */
export function SecondFactorCard({ platform, secondFactor, changed }: Props) {
  const [stage, setStage] = useState<Stage>({ at: 'rest' })
  const rest = () => setStage({ at: 'rest' })
  const showCodes = (codes: readonly string[]) => {
    setStage({ at: 'codes', codes })
    tellChanged('second-factor')
  }
  const seen = () => {
    rest()
    changed()
  }
  // Once there are codes it is on, although the account has not been asked again yet.
  const isOn = secondFactor.on || stage.at === 'codes'
  const mark = <Tag tone={isOn ? 'live' : undefined}>{isOn ? words.on : words.off}</Tag>
  return (
    <Card title={words.title} mark={mark}>
      {stage.at === 'rest' && <Rest secondFactor={secondFactor} choose={(at) => setStage({ at })} />}
      {stage.at === 'password' && (
        <PasswordStep platform={platform} cancel={rest} ready={(setUp) => setStage({ at: 'confirm', setUp })} />
      )}
      {stage.at === 'confirm' && <ConfirmApp platform={platform} setUp={stage.setUp} cancel={rest} confirmed={showCodes} />}
      {stage.at === 'codes' && <RecoveryCodes codes={stage.codes} done={seen} />}
      {stage.at === 'renew' && <RenewCodes platform={platform} cancel={rest} renewed={showCodes} />}
      {stage.at === 'switch-off' && (
        <SwitchOff
          platform={platform}
          cancel={rest}
          off={() => {
            tellChanged('second-factor')
            seen()
          }}
        />
      )}
    </Card>
  )
}

function Rest({
  secondFactor,
  choose,
}: Pick<Props, 'secondFactor'> & { choose: (at: 'password' | 'renew' | 'switch-off') => void }) {
  if (!secondFactor.on)
    return (
      <>
        <p className="muted">{words.why}</p>
        <div>
          <Button onClick={() => choose('password')}>{words.setUp}</Button>
        </div>
      </>
    )
  return (
    <>
      <p className="muted">{words.codesLeft(secondFactor.recoveryCodesLeft)}</p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)' }}>
        <Button onClick={() => choose('renew')}>{words.renew}</Button>
        <Button variant="line" onClick={() => choose('switch-off')}>
          {words.switchOff}
        </Button>
      </div>
    </>
  )
}
