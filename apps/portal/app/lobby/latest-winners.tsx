import { loadApi } from '../api-loader/index.ts'
import { Button } from '@herna/kit'
import { useEffect, useRef, useState } from 'react'
import { textOf, useTexts } from '../texts/index.ts'
import { Winner, type WinnerView } from '../winners/index.ts'
import { usePreview } from '../config/index.ts'
import styles from './widgets.module.css'

/** [4.40] [9.12] */
const REFRESH = 30_000

/** The latest wins, in the room the row keeps for them; they stay when the service falls silent. */
export function LatestWinners() {
  const t = useTexts('lobby')
  const { winners, failed, retry } = useLatestWins(usePreview())
  // [8.27]
  if (winners === null) {
    return (
      <div className={styles.noWins} role={failed ? 'alert' : undefined}>
        {failed && (
          <>
            <p>{textOf('errors.failed-to-fetch-live-winners')}</p>
            <Button onClick={retry}>{textOf('general.try-again')}</Button>
          </>
        )}
      </div>
    )
  }
  if (winners.length === 0) return <p className={styles.noWins}>{t('winners-none')}</p>
  return (
    <ul>
      {winners.map((winner) => (
        <Winner key={`${winner.game.code} ${winner.wonAt}`} winner={winner} rank={null} />
      ))}
    </ul>
  )
}

function useLatestWins(isPreview: boolean) {
  const [winners, setWinners] = useState<readonly WinnerView[] | null>(null)
  const [failed, setFailed] = useState(false)
  const refreshing = useRef<() => void>(() => undefined)
  useEffect(() => {
    const away = new AbortController()
    const refresh = async () => {
      if (document.hidden) return
      try {
        const { fetchLatestWins } = await loadApi()
        setWinners(await fetchLatestWins(isPreview, away.signal))
        setFailed(false)
      } catch {
        // What is on the screen stays until the next look.
        if (!away.signal.aborted) setFailed(true)
      }
    }
    refreshing.current = () => void refresh()
    refreshing.current()
    const timer = setInterval(refresh, REFRESH)
    return () => {
      clearInterval(timer)
      away.abort()
    }
  }, [isPreview])
  return { winners, failed, retry: () => refreshing.current() }
}
