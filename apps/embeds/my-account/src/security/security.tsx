import { platform as operations } from '@herna/contract/player'
import { useCall } from '@herna/embed-kit'
import type { ScreenProps } from '../screen-props.ts'
import { LoadedForPlayer } from '../loaded-for-player.tsx'
import { PasswordCard } from './password-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** Password, second factor and active sessions. */
export function Security({ platform, close }: ScreenProps) {
  const account = useCall(platform, operations.account)
  return (
    <LoadedForPlayer call={account} height={620} close={close}>
      {(player) => (
        <>
          <PasswordCard platform={platform} username={player.username} />
          <SecondFactorCard platform={platform} secondFactor={player.secondFactor} onChanged={account.reload} />
          <SessionsCard platform={platform} close={close} />
        </>
      )}
    </LoadedForPlayer>
  )
}
