import { Button } from '@herna/kit'
import { useEffect, useRef, useState } from 'react'
import { textOf, useTexts } from '../texts/index.ts'
import { Winner, type WinnerView } from '../winners/index.ts'
import { usePreview } from '../config/index.ts'
import { inPreview } from '../urls/index.ts'
import styles from './widgets.module.css'

/** [4.40] [9.12] */
const REFRESH = 30_000
const TIMEOUT = 10_000

/** The latest wins, in the room the row keeps for them; they stay when the service falls silent. */
export function LatestWinners() {
  const t = useTexts('lobby')
  const { winners, failed, retry } = useLatestWins(inPreview('/vitazi/najnovsie.json', usePreview()))
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

function useLatestWins(address: string) {
  const [winners, setWinners] = useState<readonly WinnerView[] | null>(null)
  const [failed, setFailed] = useState(false)
  const refreshing = useRef<() => void>(() => undefined)
  useEffect(() => {
    const away = new AbortController()
    const refresh = async () => {
      if (document.hidden) return
      try {
        const response = await fetch(address, { signal: AbortSignal.any([away.signal, AbortSignal.timeout(TIMEOUT)]) })
        if (!response.ok) throw new Error(`Winners answered ${response.status}`)
        setWinners((await response.json()) as WinnerView[])
        setFailed(false)
      } catch {
        // What is on the screen stays until the next look.
        if (!away.signal.aborted) setFailed(true)
      }
    }
    refreshing.current = () => void refresh()
    refreshing.current()
    const timer = setInterval(() => void refresh(), REFRESH)
    return () => {
      clearInterval(timer)
      away.abort()
    }
  }, [address])
  return { winners, failed, retry: () => refreshing.current() }
}
