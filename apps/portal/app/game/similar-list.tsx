import { formatTableLimits } from '@herna/rules'
import { useState } from 'react'
import { useCatalogue } from '../catalogue-index/index.ts'
import { usePreview, useMoneyStyle } from '../config/index.ts'
import { liveTables, tableTexts, useMinute } from '../live-tables/index.ts'
import { addressOf } from '../urls/index.ts'
import { isPlainClick } from './link-clicks.ts'
import styles from './live-details.module.css'
import { openDetails } from './open-details.tsx'
import { useSeatTexts } from './seat-texts.ts'
import { similarTables } from './similar-tables.ts'
import { tileAt } from './tile-at.ts'

/** Tables that a player can join instead of this one: those of the moment in which it is shown, because a list must not change under the pointer. */
export function SimilarList({ code }: { code: string }) {
  const t = useSeatTexts()
  const now = useMinute()
  const preview = usePreview()
  const money = useMoneyStyle()
  const { catalogue } = useCatalogue(true)
  const [similar] = useState(() => {
    const table = liveTables.get(code)
    return table ? similarTables(table, liveTables.snapshot().values(), Date.now()) : []
  })
  const tiles = similar.flatMap((other) => {
    const index = catalogue?.indexByCode.get(other.ImsGameCode)
    return catalogue && index !== undefined ? [{ tile: tileAt(catalogue, index), other }] : []
  })
  if (tiles.length === 0) return null
  return (
    <div className={styles.similar}>
      <h4>{t('similar')}</h4>
      <ul>
        {tiles.map(({ tile, other }) => (
          <li key={tile.code}>
            <a
              href={addressOf('preview-games-game', { game: tile.code }, preview)}
              data-opens-over=""
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                openDetails(tile, preview)
              }}
            >
              <b>{tile.name}</b>
              <span>{tableTexts(other, now).fact}</span>
              <small>{formatTableLimits(other.MinBet ?? tile.minBet, other.MaxBet ?? tile.maxBet, money)}</small>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
