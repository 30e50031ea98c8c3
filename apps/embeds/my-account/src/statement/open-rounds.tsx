import { platform as operations } from '@herna/contract/player'
import { useCall } from '@herna/embed-kit'
import { Button, buttonClass } from '@herna/kit'
import { Card } from '../facts.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { texts } from '../texts.sk-SK.ts'
import { RoundRow } from './round-row.tsx'
import styles from './rounds.module.css'
import { postToPortal } from '../portal-window/post-to-portal.ts'

const labels = texts.rounds

/** Unfinished rounds with their stakes and a link back to each game (M6). Renders nothing when there are none. */
export function OpenRounds({ platform }: Pick<ScreenProps, 'platform'>) {
  const { state } = useCall(platform, operations.rounds, { query: { state: 'open', limit: 100 } })
  if (state.status !== 'loaded' || state.reply.rounds.length === 0) return null
  const { rounds, currencyCode } = state.reply
  return (
    <Card title={labels.openTitle}>
      <p className="muted">{labels.openText}</p>
      <ul className={styles.rounds}>
        {rounds.map((round) => (
          <RoundRow key={round.roundId} round={round} currency={currencyCode}>
            <PlayOn gameCode={round.gameCode} />
          </RoundRow>
        ))}
      </ul>
    </Card>
  )
}

/** Back to a game: a link within the portal; on the standalone page a message to the portal's window [2.40] [7.47]. */
function PlayOn({ gameCode }: { gameCode: string }) {
  const { portal } = document.body.dataset
  const name = texts.rounds.playOn
  if (!portal) {
    return (
      <a className={buttonClass({ variant: 'primary' })} href={`/play/${encodeURIComponent(gameCode)}/real`}>
        {name}
      </a>
    )
  }
  const parent = window.parent === window ? null : window.parent
  return (
    <Button variant="primary" onClick={() => postToPortal({ parent, portal }, { type: 'openGame', gameCode })}>
      {name}
    </Button>
  )
}
