import { LIMIT_KINDS, platform as operations, type Protection } from '@herna/contract/player'
import { type Call, useCall } from '@herna/embed-kit'
import type { ScreenProps } from '../screen-props.ts'
import { Card } from '../facts.tsx'
import { OfPlayer } from '../of-player.tsx'
import { texts } from '../texts.sk-SK.ts'
import { LimitRow } from './limit-row.tsx'
import styles from './limits.module.css'
import { PendingLimits } from './pending-limits.tsx'
import { RealityCheck } from './reality-check.tsx'

const words = texts.limits

/** Limits with what is left of them and what is on its way; stricter ones act at once, looser ones on the seventh day (§ 32 (3)). */
export function Limits({ platform, close }: ScreenProps) {
  const protection = useCall(platform, operations.protection)
  const account = useCall(platform, operations.account)
  return (
    <>
      <p className="muted">{words.intro}</p>
      <OfPlayer of={protection} height={620} close={close}>
        {(guard) => (
          <>
            <PendingLimits platform={platform} protection={guard} replace={protection.replace} />
            <Kinds platform={platform} protection={guard} replace={protection.replace} />
          </>
        )}
      </OfPlayer>
      <OfPlayer of={account} height={120} close={close}>
        {(player) => <RealityCheck platform={platform} minutes={player.realityCheckMinutes} replace={account.replace} />}
      </OfPlayer>
    </>
  )
}

interface KindsProps extends Pick<ScreenProps, 'platform'> {
  protection: Protection
  replace: Call<Protection>['replace']
}
function Kinds({ platform, protection, replace }: KindsProps) {
  return LIMIT_KINDS.map((kind) => (
    <Card key={kind} title={texts.kinds[kind]}>
      <p className="muted">{words.about[kind]}</p>
      <ul className={styles.rows}>
        {protection.limits
          .filter((limit) => limit.kind === kind)
          .map((limit) => (
            <LimitRow key={limit.period} limit={limit} currency={protection.currencyCode} platform={platform} replace={replace} />
          ))}
      </ul>
    </Card>
  ))
}
