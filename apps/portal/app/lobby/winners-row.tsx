import { useEffect, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { Winner, type WinnerView } from '../winners/index.ts'
import { addressOf, inPreview } from '../wires/addresses.ts'
import { usePreview } from '../wires/page-facts.ts'
import { Scroller } from './scroller.tsx'
import type { WidgetViewOf } from './widget-view.ts'
import styles from './widgets.module.css'

/** [4.40] [9.12] */
const REFRESH = 30_000
const TIMEOUT = 10_000

/** The latest wins; the row is not there until there is one, and stays with what it has when the service is silent. */
export function WinnersRow({ widget }: { widget: WidgetViewOf<'Winners'> }) {
  const t = useTexts('lobby')
  const preview = usePreview()
  const winners = useLatestWins(inPreview('/vitazi/najnovsie.json', preview))
  if (winners.length === 0) return null
  return (
    <Scroller
      title={widget.title || t('winners')}
      className={styles.winners}
      all={{ href: addressOf('preview-winners', {}, preview), label: t('all-winners') }}
    >
      <ul>
        {winners.map((winner) => (
          <Winner key={`${winner.game.code} ${winner.wonAt}`} winner={winner} rank={null} />
        ))}
      </ul>
    </Scroller>
  )
}

function useLatestWins(address: string): readonly WinnerView[] {
  const [winners, setWinners] = useState<readonly WinnerView[]>([])
  useEffect(() => {
    const away = new AbortController()
    const refresh = async () => {
      if (document.hidden) return
      try {
        const response = await fetch(address, { signal: AbortSignal.any([away.signal, AbortSignal.timeout(TIMEOUT)]) })
        if (response.ok) setWinners((await response.json()) as WinnerView[])
      } catch {
        // What is on the screen stays until the next look.
      }
    }
    void refresh()
    const timer = setInterval(refresh, REFRESH)
    return () => {
      clearInterval(timer)
      away.abort()
    }
  }, [address])
  return winners
}
