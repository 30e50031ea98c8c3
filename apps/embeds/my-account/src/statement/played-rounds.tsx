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

const labels = texts.rounds
/** Rounds per request. */
const PAGE_SIZE = 20

interface LoadedRounds {
  rounds: readonly PlayedRound[]
  currency: string
  isEnd: boolean
}
const NONE: LoadedRounds = { rounds: [], currency: 'EUR', isEnd: false }

/** The statement by round, newest first, for all games or one (GLI-19 2.5.7). Loaded page by page. */
export function PlayedRounds({ platform, close }: Pick<ScreenProps, 'platform' | 'close'>) {
  const id = useId()
  const [game, setGame] = useState('')
  const [games, setGames] = useState<readonly (readonly [code: string, name: string])[]>([])
  const [loadedRounds, setLoadedRounds] = useState<LoadedRounds | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [request, setRequest] = useState({ count: 0, after: null as LoadedRounds | null })

  useEffect(() => {
    let isCurrent = true
    const openedBefore = request.after?.rounds.at(-1)?.openedAt
    const query = { limit: PAGE_SIZE, before: openedBefore, gameCode: game || undefined }
    void platform.call(operations.rounds, { query }).then((result) => {
      if (!isCurrent) return
      if (!result.ok) return setFailure(result.failure)
      const { rounds, currencyCode } = result.reply
      const allRounds = withoutDuplicates([...(request.after?.rounds ?? []), ...rounds])
      setLoadedRounds({ rounds: allRounds, currency: currencyCode, isEnd: rounds.length < PAGE_SIZE })
      setGames((previousGames) => gamesOf(previousGames, allRounds))
    })
    return () => {
      isCurrent = false
    }
  }, [platform, game, request])

  const requestPage = (after: LoadedRounds | null) => {
    setFailure(null)
    setRequest(({ count }) => ({ count: count + 1, after }))
  }
  const choose = (code: string) => {
    setGame(code)
    setLoadedRounds(null)
    requestPage(null)
  }
  const { rounds, currency, isEnd } = loadedRounds ?? NONE
  return (
    <Card title={labels.title}>
      <div className={head.head}>
        <label htmlFor={id}>{labels.game}</label>
        <Select id={id} value={game} onChange={(event) => choose(event.target.value)}>
          <option value="">{labels.allGames}</option>
          {games.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      {loadedRounds && rounds.length === 0 && <p className="muted">{labels.none}</p>}
      <ul className={styles.rounds} aria-busy={loadedRounds === null && failure === null}>
        {rounds.map((round) => (
          <RoundRow key={round.roundId} round={round} currency={currency} />
        ))}
      </ul>
      {failure && <p role="alert">{failureText(failure)}</p>}
      {failure ? (
        <div>
          <Button onClick={() => (isLoggedOut(failure) ? close() : requestPage(loadedRounds))}>
            {isLoggedOut(failure) ? texts.loggedOut.close : labels.retry}
          </Button>
        </div>
      ) : (
        loadedRounds &&
        !isEnd && (
          <div>
            <Button onClick={() => requestPage(loadedRounds)}>{labels.more}</Button>
          </div>
        )
      )}
    </Card>
  )
}

/** Rounds opened at the same instant may be on two pages. */
const withoutDuplicates = (rounds: readonly PlayedRound[]): PlayedRound[] => [
  ...new Map(rounds.map((round) => [round.roundId, round])).values(),
]

/** Games of the loaded rounds, by name: the options of the filter. */
const gamesOf = (previousGames: readonly (readonly [string, string])[], rounds: readonly PlayedRound[]): [string, string][] =>
  [...new Map([...previousGames, ...rounds.map((round) => [round.gameCode, gameOf(round)] as const)])]
    .map(([code, name]): [string, string] => [code, name])
    .toSorted(([, a], [, b]) => a.localeCompare(b, 'sk'))
