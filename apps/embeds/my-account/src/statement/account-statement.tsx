import { platform as operations, type Statement } from '@herna/contract/player'
import { useCall } from '@herna/embed-kit'
import { Button, Select } from '@herna/kit'
import { formatCurrency } from '@herna/rules'
import { useId, useState } from 'react'
import { dayText, monthText } from '../dates.ts'
import type { ScreenProps } from '../screen-props.ts'
import { LoadedForPlayer } from '../loaded-for-player.tsx'
import { texts } from '../texts.sk-SK.ts'
import { OpenRounds } from './open-rounds.tsx'
import { PlayedRounds } from './played-rounds.tsx'
import head from './head.module.css'
import styles from './statement.module.css'

const labels = texts.statement
const THIS_YEAR = new Date().getFullYear()
/** Calendar years to choose from; the default is the last twelve months. */
const YEARS = [THIS_YEAR, THIS_YEAR - 1, THIS_YEAR - 2]

/** Deposits, withdrawals, stakes and wins by month and by round; unfinished rounds first (GLI-19 2.5.7). */
export function AccountStatement({ platform, close }: ScreenProps) {
  const id = useId()
  const [year, setYear] = useState<string>('')
  const statement = useCall(platform, operations.statement, { query: year ? { from: `${year}-01-01`, to: `${year}-12-31` } : {} })
  return (
    <>
      <OpenRounds platform={platform} />
      <div className={head.head}>
        <label htmlFor={id}>{labels.period}</label>
        <Select id={id} value={year} onChange={(event) => setYear(event.target.value)}>
          <option value="">{labels.lastYear}</option>
          {YEARS.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </Select>
      </div>
      <LoadedForPlayer call={statement} height={420} close={close}>
        {(reply) => <Months statement={reply} />}
      </LoadedForPlayer>
      <PlayedRounds platform={platform} close={close} />
    </>
  )
}

const COLUMNS = ['deposited', 'withdrawn', 'staked', 'won'] as const

function Months({ statement }: { statement: Statement }) {
  const money = (cents: number) => formatCurrency(cents, { locale: 'sk-SK', currency: statement.currencyCode })
  const empty = COLUMNS.every((column) => statement.total[column] === 0)
  return (
    <>
      <p className="muted">
        {labels.range(dayText(statement.from), dayText(statement.to))} {empty && labels.empty}
      </p>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className="sr">{labels.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{labels.month}</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {labels.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {statement.months.map((month) => (
              <tr key={month.month}>
                <th scope="row">{monthText(month.month)}</th>
                {COLUMNS.map((column) => (
                  <td key={column} data-label={labels.columns[column]}>
                    {money(month[column])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{labels.total}</th>
              {COLUMNS.map((column) => (
                <td key={column} data-label={labels.columns[column]}>
                  {money(statement.total[column])}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <div>
        <Button onClick={() => download(statement)}>{labels.download}</Button>
      </div>
    </>
  )
}

/** Downloads the statement as CSV; amounts have a decimal comma. */
function download({ from, to, months }: Statement): void {
  const amount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
  const lines = months.map((month) => [month.month, ...COLUMNS.map((column) => amount(month[column]))].join(';'))
  const head = [labels.month, ...COLUMNS.map((column) => labels.columns[column])].join(';')
  const address = URL.createObjectURL(
    new Blob([`\ufeff${[head, ...lines].join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' }),
  )
  Object.assign(document.createElement('a'), { href: address, download: `vypis-${from}-${to}.csv` }).click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
