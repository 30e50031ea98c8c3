import { platform as operations } from '@herna/contract/player'
import { useCall } from '@herna/embed-kit'
import type { ScreenProps } from '../screen-props.ts'
import { OfPlayer } from '../of-player.tsx'
import { PasswordCard } from './password-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** Password, second factor, and where the player is logged in. */
export function Security({ platform, close }: ScreenProps) {
  const account = useCall(platform, operations.account)
  return (
    <OfPlayer of={account} height={620} close={close}>
      {(player) => (
        <>
          <PasswordCard platform={platform} username={player.username} />
          <SecondFactorCard platform={platform} secondFactor={player.secondFactor} changed={account.reload} />
          <SessionsCard platform={platform} close={close} />
        </>
      )}
    </OfPlayer>
  )
}
