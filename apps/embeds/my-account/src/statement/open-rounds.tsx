import { platform as operations } from '@herna/contract/player'
import { useCall } from '@herna/embed-kit'
import { Card } from '../facts.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { PlayOn } from '../play-on.tsx'
import { texts } from '../texts.sk-SK.ts'
import { RoundRow } from './round-row.tsx'
import styles from './rounds.module.css'

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
