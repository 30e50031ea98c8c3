import { loadApi } from '../api-loader/index.ts'
import { Button } from '@herna/kit'
import { useEffect, useRef, useState } from 'react'
import { textOf, useTexts } from '../texts/index.ts'
import { Winner, type WinnerView } from '../winner-card/index.ts'
import { usePreview } from '../config/index.ts'
import styles from './widgets.module.css'

/** [4.40] [9.12] */
const REFRESH_INTERVAL_MS = 30_000

/** The latest wins, in space of fixed height; the last ones stay when the service does not respond. */
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
  const latestRefresh = useRef<() => void>(() => undefined)
  useEffect(() => {
    const controller = new AbortController()
    const refresh = async () => {
      if (document.hidden) return
      try {
        const { fetchLatestWins } = await loadApi()
        setWinners(await fetchLatestWins(isPreview, controller.signal))
        setFailed(false)
      } catch {
        // The wins on the screen stay until the next refresh.
        if (!controller.signal.aborted) setFailed(true)
      }
    }
    latestRefresh.current = () => void refresh()
    latestRefresh.current()
    const timer = setInterval(() => void refresh(), REFRESH_INTERVAL_MS)
    return () => {
      clearInterval(timer)
      controller.abort()
    }
  }, [isPreview])
  return { winners, failed, retry: () => latestRefresh.current() }
}
