import { platform as operations } from '@herna/contract/player'
import { useCall } from '@herna/embed-kit'
import { Button, buttonClass } from '@herna/kit'
import { Card } from '../facts.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { texts } from '../texts.sk-SK.ts'
import { RoundRow } from './round-row.tsx'
import styles from './rounds.module.css'
import { sayToFrame } from '../frame/say-to-frame.ts'

const words = texts.rounds

/** Stakes that lie in rounds nobody has finished, above everything else, with the way back to each (M6). Without any it is not there. */
export function OpenRounds({ platform }: Pick<ScreenProps, 'platform'>) {
  const { state } = useCall(platform, operations.rounds, { query: { state: 'open', limit: 100 } })
  if (state.at !== 'loaded' || state.reply.rounds.length === 0) return null
  const { rounds, currencyCode } = state.reply
  return (
    <Card title={words.openTitle}>
      <p className="muted">{words.openText}</p>
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

/** Back to a game: a link of the portal's page; from the embeds' own page the window around is asked for it [2.40] [7.47]. */
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
    <Button variant="primary" onClick={() => sayToFrame({ parent, portal }, { type: 'openGame', gameCode })}>
      {name}
    </Button>
  )
}
