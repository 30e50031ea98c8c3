import type { LiveTable } from '@herna/contract/live-feed'
import { spokenSegment, TableResults } from '../live-tables/index.ts'
import { featureTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/live-results.json'
import styles from './live-details.module.css'

const MOST_RESULTS = 12
/** Of a table whose results are words. */
const MOST_WORDS = 6
const HIGHEST_TOTAL = 21

const useResultTexts = featureTexts(texts)

/** The last results of a table: drawn where a tile draws them, in words at tables of cards, whose tiles show their seats instead. */
export function LastResults({ table }: { table: LiveTable }) {
  const t = useResultTexts()
  const { Kind, Results = [] } = table
  if (Results.length === 0) return null
  const isInWords = Kind === 'blackjack' || Kind === 'poker'
  const words = Results.slice(0, isInWords ? MOST_WORDS : MOST_RESULTS).map((result) => nameOf(Kind, result))
  const list = words.join(isInWords ? ' · ' : ', ')
  return (
    <div className={styles.results}>
      <h4>{t('last')}</h4>
      {isInWords ? (
        <p className={styles.words}>{Kind === 'blackjack' ? t('dealer', { list }) : list}</p>
      ) : (
        <>
          <div className={styles.drawn} aria-hidden="true">
            <TableResults table={table} limit={MOST_RESULTS} />
          </div>
          <p className="sr">{list}</p>
        </>
      )}
      <p className={styles.note}>{t('note')}</p>
    </div>
  )
}

/** A result in words; one that Herňa does not know as its studio sends it. */
function nameOf(kind: LiveTable['Kind'], result: string): string {
  if (kind === 'wheel') return spokenSegment(result)
  if (kind === 'blackjack') return Number(result) > HIGHEST_TOTAL ? texts['dealer-bust'] : result
  const names: Readonly<Record<string, string | undefined>> = texts
  return names[`${kind}-${result}`] ?? result
}
