import { Clock, Wrench } from '@herna/kit/icons'
import { classNames } from '@herna/kit'
import { formatTableLimits } from '@herna/rules'
import type { LiveTable } from '@herna/contract/live-feed'
import { type ComponentProps, lazy, Suspense, useCallback, useMemo } from 'react'
import { contentImage } from '../config/index.ts'
import {
  currentMinute,
  tableSentence,
  tableTexts,
  TileResults,
  useLiveTexts,
  useMinute,
  useTileTable,
  useWritten,
  writeText,
} from '../live-tables/index.ts'
import type { LiveParts } from './live-parts.ts'
import styles from './live-tile.module.css'
import { useSeat } from './own-seats.ts'
import { playStateOf } from './play-state.ts'
import { useSeatTexts } from './seat-texts.ts'
import { tableLanguage } from './table-language.ts'

type PartProps = ComponentProps<LiveParts['OnPicture']>

/** On the picture: the table's state, who deals, and the last results. Hidden from screen readers, which get one sentence. */
function OnPicture({ tile, context, children }: PartProps) {
  const table = useTileTable(tile.code)
  const now = useMinute()
  const texts = table && tableTexts(table, now)
  const t = useLiveTexts()
  const seatText = useSeatTexts()
  const seat = useSeat(tile.code)
  if (!table || !texts) return children
  const language = tableLanguage(tile, table)
  const isOff = texts.kind === 'closed' || texts.kind === 'maintenance'
  const dealer = isOff ? null : (table.Dealer ?? (table.Dealer === null ? t('no-dealer') : tile.dealer))
  return (
    <span className={styles.state} data-table-state={texts.kind} aria-hidden="true">
      <span className={classNames(styles.label, seat ? styles.seated : styles[texts.kind])}>
        <span>
          {seat ? seatText('seated') : texts.label}
          {!seat && texts.waiting && <span className={styles.waiting}> · {texts.waiting}</span>}
        </span>
      </span>
      {texts.word && (
        <span className={styles.word}>
          {texts.kind === 'maintenance' ? <Wrench size={24} /> : <Clock size={24} />}
          <span>{texts.word}</span>
        </span>
      )}
      <span className={styles.foot}>
        <span className={styles.dealer}>
          {language?.flag && (
            <img className={styles.flag} src={contentImage(context.contentOrigin, language.flag)} alt="" width={16} height={16} />
          )}
          {language && !language.flag && <b>{language.code.toUpperCase()}</b>}
          <span>{dealer}</span>
        </span>
        {!isOff && <TileResults table={table} />}
      </span>
    </span>
  )
}

/** Under the name: limits, and whether there is a place. */
function Facts({ tile, context, children }: PartProps) {
  const table = useTileTable(tile.code)
  const now = useMinute()
  const texts = table && tableTexts(table, now)
  const seatText = useSeatTexts()
  const seat = useSeat(tile.code)
  const sentence = useWritten(
    tile.code,
    useCallback(
      (element: Element, current: LiveTable) =>
        writeText(element, tableSentence(current, tableLanguage(tile, current)?.name, currentMinute())),
      [tile],
    ),
  )
  const fact = useWritten(tile.code, writeFact)
  const [minBet, maxBet] = [table?.MinBet ?? tile.minBet, table?.MaxBet ?? tile.maxBet]
  const limits = useMemo(() => formatTableLimits(minBet, maxBet, context.money) ?? tile.provider, [minBet, maxBet, context, tile])
  if (!table || !texts) return children
  const spoken = (
    <span className="sr">
      {seat && `${seatText('seated')}. `}
      <span ref={sentence} />
    </span>
  )
  // Behind the word that says that nobody can play here yet there is no place to offer.
  if (playStateOf(tile) === 'soon') {
    return (
      <>
        {limits} {spoken}
      </>
    )
  }
  return (
    <span className={styles.facts}>
      <span>{limits}</span>
      <span className={classNames(texts.isFree && styles.free)} aria-hidden="true">
        <span ref={fact} />
        {texts.waiting && <span className={styles.narrowWaiting}> · {texts.waiting}</span>}
      </span>
      {spoken}
    </span>
  )
}

const writeFact = (element: Element, table: LiveTable): void => writeText(element, tableTexts(table, currentMinute()).fact)

const LiveGame = lazy(() => import('./live-game.tsx'))

function Game({ game, factsOf }: ComponentProps<LiveParts['Game']>) {
  return (
    <Suspense fallback={factsOf(game)}>
      <LiveGame game={game} factsOf={factsOf} />
    </Suspense>
  )
}

export const LIVE_PARTS: LiveParts = { OnPicture, Facts, Game }
