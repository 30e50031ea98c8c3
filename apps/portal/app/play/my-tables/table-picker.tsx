import { formatTableLimits } from '@herna/rules'
import { Panel } from '@herna/kit'
import { useMoneyStyle } from '../../config/index.ts'
import { type ModalControls, openModal } from '../../dialogs/index.ts'
import { tableTexts, useMinute, useTables } from '../../live-tables/index.ts'
import { useMyTablesTexts } from './my-tables-texts.ts'
import styles from './table-picker.module.css'
import type { PlayableTable } from './playable-tables.server.ts'

interface TablePickerProps {
  /** Tables that are not open yet. */
  tables: readonly PlayableTable[]
  onPick: (code: string) => void
}

/** Lets the player choose one of the tables that are open now. */
export const openTablePicker = (props: TablePickerProps): void =>
  openModal({
    id: 'table-picker',
    level: 2200,
    isOfPage: true,
    render: (controls) => <TablePicker {...props} controls={controls} />,
  })

function TablePicker({ tables, onPick, controls }: TablePickerProps & { controls: ModalControls }) {
  const t = useMyTablesTexts()
  const money = useMoneyStyle()
  const now = useMinute()
  const known = useTables()
  const open = tables.flatMap(({ tile }) => {
    const table = known.get(tile.code)
    const texts = table && tableTexts(table, now)
    return table && texts?.kind === 'open' ? [{ tile, table, fact: texts.fact }] : []
  })
  return (
    <Panel {...controls} title={t('picker')} closeLabel={t('picker-close')} place="side">
      {open.length === 0 && <p className={styles.none}>{t(known.size === 0 ? 'picker-waiting' : 'picker-none')}</p>}
      <ul className={styles.tables}>
        {open.map(({ tile, table, fact }) => (
          <li key={tile.code}>
            <button type="button" className={styles.choice} onClick={() => onPick(tile.code)}>
              <b>{tile.name}</b>
              <span>{fact}</span>
              <small>
                {[
                  table.Dealer === undefined ? tile.dealer : table.Dealer,
                  formatTableLimits(table.MinBet ?? tile.minBet, table.MaxBet ?? tile.maxBet, money),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
