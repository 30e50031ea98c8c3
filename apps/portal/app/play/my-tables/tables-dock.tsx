import { classNames, IconButton } from '@herna/kit'
import { X } from '@herna/kit/icons'
import { useBalanceText } from '../balance-text.ts'
import { AddButton } from './add-button.tsx'
import { useMyTablesTexts } from './my-tables-texts.ts'
import type { PlayableTable } from './playable-tables.server.ts'
import styles from './tables-dock.module.css'

interface TablesDockProps {
  /** The open tables. */
  tables: readonly PlayableTable[]
  /** Tables with an open bet. */
  inRound: ReadonlySet<string>
  /** Tables that wait for the player's decision. */
  turns: ReadonlySet<string>
  /** The session of a table has ended: whether a bet is open there is not known any more. */
  hasStopped: boolean
  /** Code of the table that a narrow screen shows. */
  shown: string | null
  show: (code: string) => void
  onRemove: (table: PlayableTable) => void
  /** Null: no more tables can be opened. */
  onAdd: (() => void) | null
}

/** Below the tables: the balance, the tables with an open bet, and where the player is to decide; on a narrow screen the switch between the tables. */
export function TablesDock({ tables, inRound, turns, hasStopped, shown, show, onRemove, onAdd }: TablesDockProps) {
  const t = useMyTablesTexts()
  const balance = useBalanceText()
  const shownTable = tables.find(({ tile }) => tile.code === shown)
  const namesOf = (codes: ReadonlySet<string>) => tables.flatMap(({ tile }) => (codes.has(tile.code) ? [tile.name] : []))
  const [betNames, turnNames] = [namesOf(inRound), namesOf(turns)]
  return (
    <footer className={styles.dock}>
      <dl className={styles.balance}>
        <dt>{t('balance')}</dt>
        <dd aria-live="polite">{balance}</dd>
      </dl>
      <div className={styles.sentences}>
        {/* Always there, so that it is announced when it gets its text. */}
        <p className={styles.turn} role="status">
          {turnNames.length > 0 && t('your-turn', { count: turnNames.length, names: turnNames.join(', ') })}
        </p>
        <p className={styles.bets}>
          {betNames.length > 0 ? t('open-bets', { names: betNames.join(', ') }) : t(hasStopped ? 'stopped-bets' : 'no-bets')}
        </p>
      </div>
      <nav className={styles.switch} aria-label={t('switch')}>
        {tables.map(({ tile: { code, name } }) => (
          <TableTab
            key={code}
            name={name}
            isShown={code === shown}
            mark={turns.has(code) ? 'turn' : inRound.has(code) ? 'bet' : null}
            onClick={() => show(code)}
          />
        ))}
      </nav>
      {shownTable && (
        <IconButton
          label={t('remove', { name: shownTable.tile.name })}
          className={styles.away}
          onClick={() => onRemove(shownTable)}
        >
          <X size={20} />
        </IconButton>
      )}
      {onAdd && <AddButton onClick={onAdd} className={styles.add} />}
    </footer>
  )
}

interface TableTabProps {
  name: string
  isShown: boolean
  mark: 'turn' | 'bet' | null
  onClick: () => void
}

/** On a narrow screen: shows this table. All of them keep running. */
function TableTab({ name, isShown, mark, onClick }: TableTabProps) {
  const t = useMyTablesTexts()
  return (
    <button type="button" aria-pressed={isShown} className={classNames(mark === 'turn' && styles.waiting)} onClick={onClick}>
      {mark && <i className={styles.dot} aria-hidden="true" />}
      <span>
        {name}
        {mark && <span className="sr">, {t(mark === 'turn' ? 'turn' : 'open-bet')}</span>}
      </span>
    </button>
  )
}
