import { Button } from '@herna/kit'
import type { PublicConfiguration } from '../wires/content-access.ts'
import { DepositWay } from './deposit-way.tsx'
import { withPlayer } from './player-starter.ts'
import { PlayerTexts, usePlayerTexts } from './player-texts.tsx'

/** What a phone's header has no room for: deposit and logout [2.33]. */
export function PlayerWays({ configuration }: { configuration: PublicConfiguration }) {
  return (
    <PlayerTexts>
      <DepositWay configuration={configuration} />
      <LogOut />
    </PlayerTexts>
  )
}

function LogOut() {
  const t = usePlayerTexts()
  return <Button onClick={() => void withPlayer((player) => player.logOut(), undefined)}>{t('log-out')}</Button>
}
