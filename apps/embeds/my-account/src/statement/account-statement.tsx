import { platform as operations, type Statement } from '@herna/contract/player'
import { useCall } from '@herna/embed-kit'
import { Button, Select } from '@herna/kit'
import { formatCurrency } from '@herna/rules'
import { useId, useState } from 'react'
import { dayText, monthText } from '../dates.ts'
import type { ScreenProps } from '../screen-props.ts'
import { OfPlayer } from '../of-player.tsx'
import { texts } from '../texts.sk-SK.ts'
import { OpenRounds } from './open-rounds.tsx'
import { PlayedRounds } from './played-rounds.tsx'
import head from './head.module.css'
import styles from './statement.module.css'

const words = texts.statement
const THIS_YEAR = new Date().getFullYear()
/** The last twelve months, or a calendar year. */
const YEARS = [THIS_YEAR, THIS_YEAR - 1, THIS_YEAR - 2]

/** What was deposited, withdrawn, staked and won, month by month and round by round; what is unfinished first (GLI-19 2.5.7). */
export function AccountStatement({ platform, close }: ScreenProps) {
  const id = useId()
  const [year, setYear] = useState<string>('')
  const statement = useCall(platform, operations.statement, { query: year ? { from: `${year}-01-01`, to: `${year}-12-31` } : {} })
  return (
    <>
      <OpenRounds platform={platform} />
      <div className={head.head}>
        <label htmlFor={id}>{words.period}</label>
        <Select id={id} value={year} onChange={(event) => setYear(event.target.value)}>
          <option value="">{words.lastYear}</option>
          {YEARS.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      </div>
      <OfPlayer of={statement} height={420} close={close}>
        {(reply) => <Months statement={reply} />}
      </OfPlayer>
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
        {words.range(dayText(statement.from), dayText(statement.to))} {empty && words.empty}
      </p>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className="sr">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.month}</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {words.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {statement.months.map((month) => (
              <tr key={month.month}>
                <th scope="row">{monthText(month.month)}</th>
                {COLUMNS.map((column) => (
                  <td key={column} data-label={words.columns[column]}>
                    {money(month[column])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.total}</th>
              {COLUMNS.map((column) => (
                <td key={column} data-label={words.columns[column]}>
                  {money(statement.total[column])}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <div>
        <Button onClick={() => download(statement)}>{words.download}</Button>
      </div>
    </>
  )
}

/** A table file for the player's own records; amounts as written here, with a comma. */
function download({ from, to, months }: Statement): void {
  const amount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
  const lines = months.map((month) => [month.month, ...COLUMNS.map((column) => amount(month[column]))].join(';'))
  const head = [words.month, ...COLUMNS.map((column) => words.columns[column])].join(';')
  const address = URL.createObjectURL(
    new Blob([`\ufeff${[head, ...lines].join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' }),
  )
  Object.assign(document.createElement('a'), { href: address, download: `vypis-${from}-${to}.csv` }).click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
