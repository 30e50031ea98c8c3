import { platform as operations, type PlayedRound } from '@herna/contract/player'
import { failureText, type Failure, isLoggedOut } from '@herna/embed-kit'
import { Button, Select } from '@herna/kit'
import { useEffect, useId, useState } from 'react'
import { Card } from '../facts.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { texts } from '../texts.sk-SK.ts'
import { gameOf, RoundRow } from './round-row.tsx'
import head from './head.module.css'
import styles from './rounds.module.css'

const words = texts.rounds
/** Rounds asked for at a time. */
const PAGE = 20

interface Known {
  rounds: readonly PlayedRound[]
  currency: string
  isEnd: boolean
}
const NONE: Known = { rounds: [], currency: 'EUR', isEnd: false }

/** The statement per round, the newest first, of all games or of one (GLI-19 2.5.7). Asked for page by page. */
export function PlayedRounds({ platform, close }: Pick<ScreenProps, 'platform' | 'close'>) {
  const id = useId()
  const [game, setGame] = useState('')
  const [games, setGames] = useState<readonly (readonly [code: string, name: string])[]>([])
  const [known, setKnown] = useState<Known | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [asked, setAsked] = useState({ turn: 0, after: null as Known | null })

  useEffect(() => {
    let wanted = true
    const before = asked.after?.rounds.at(-1)?.openedAt
    const query = { limit: PAGE, before, gameCode: game || undefined }
    void platform.call(operations.rounds, { query }).then((answer) => {
      if (!wanted) return
      if (!answer.ok) return setFailure(answer.failure)
      const { rounds, currencyCode } = answer.reply
      const all = withoutDoubles([...(asked.after?.rounds ?? []), ...rounds])
      setKnown({ rounds: all, currency: currencyCode, isEnd: rounds.length < PAGE })
      setGames((now) => gamesOf(now, all))
    })
    return () => {
      wanted = false
    }
  }, [platform, game, asked])

  const ask = (after: Known | null) => {
    setFailure(null)
    setAsked(({ turn }) => ({ turn: turn + 1, after }))
  }
  const choose = (code: string) => {
    setGame(code)
    setKnown(null)
    ask(null)
  }
  const { rounds, currency, isEnd } = known ?? NONE
  return (
    <Card title={words.title}>
      <div className={head.head}>
        <label htmlFor={id}>{words.game}</label>
        <Select id={id} value={game} onChange={(event) => choose(event.target.value)}>
          <option value="">{words.allGames}</option>
          {games.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      {known && rounds.length === 0 && <p className="muted">{words.none}</p>}
      <ul className={styles.rounds} aria-busy={known === null && failure === null}>
        {rounds.map((round) => (
          <RoundRow key={round.roundId} round={round} currency={currency} />
        ))}
      </ul>
      {failure && <p role="alert">{failureText(failure)}</p>}
      {failure ? (
        <div>
          <Button onClick={() => (isLoggedOut(failure) ? close() : ask(known))}>
            {isLoggedOut(failure) ? texts.loggedOut.close : words.retry}
          </Button>
        </div>
      ) : (
        known &&
        !isEnd && (
          <div>
            <Button onClick={() => ask(known)}>{words.more}</Button>
          </div>
        )
      )}
    </Card>
  )
}

/** Rounds of one moment may stand on two pages. */
const withoutDoubles = (rounds: readonly PlayedRound[]): PlayedRound[] => [
  ...new Map(rounds.map((round) => [round.roundId, round])).values(),
]

/** Games met so far, in the order of their names: what can be filtered by. */
const gamesOf = (known: readonly (readonly [string, string])[], rounds: readonly PlayedRound[]): [string, string][] =>
  [...new Map([...known, ...rounds.map((round) => [round.gameCode, gameOf(round)] as const)])]
    .map(([code, name]): [string, string] => [code, name])
    .toSorted(([, a], [, b]) => a.localeCompare(b, 'sk'))
