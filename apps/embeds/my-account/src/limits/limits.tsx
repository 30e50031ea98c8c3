import { LIMIT_KINDS, platform as operations, type Protection } from '@herna/contract/player'
import { type Call, useCall } from '@herna/embed-kit'
import type { ScreenProps } from '../screen-props.ts'
import { Card } from '../facts.tsx'
import { LoadedForPlayer } from '../loaded-for-player.tsx'
import { texts } from '../texts.sk-SK.ts'
import { LimitRow } from './limit-row.tsx'
import styles from './limits.module.css'
import { PendingLimits } from './pending-limits.tsx'
import { RealityCheck } from './reality-check.tsx'

const labels = texts.limits

/** Limits with the remaining amounts and pending changes; stricter limits apply immediately, looser ones on the seventh day (§ 32 (3)). */
export function Limits({ platform, close }: ScreenProps) {
  const protection = useCall(platform, operations.protection)
  const account = useCall(platform, operations.account)
  return (
    <>
      <p className="muted">{labels.intro}</p>
      <LoadedForPlayer call={protection} height={620} close={close}>
        {(loadedProtection) => (
          <>
            <PendingLimits platform={platform} protection={loadedProtection} replace={protection.replace} />
            <Kinds platform={platform} protection={loadedProtection} replace={protection.replace} />
          </>
        )}
      </LoadedForPlayer>
      <LoadedForPlayer call={account} height={120} close={close}>
        {(player) => <RealityCheck platform={platform} minutes={player.realityCheckMinutes} replace={account.replace} />}
      </LoadedForPlayer>
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
      <p className="muted">{labels.about[kind]}</p>
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
