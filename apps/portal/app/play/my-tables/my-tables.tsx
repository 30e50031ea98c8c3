import { useEffect, useState } from 'react'
import { useLiveFeed } from '../../live-tables/index.ts'
import { rememberTables } from '../../player-data/index.ts'
import { usePlayer } from '../../session/index.ts'
import { RealBar } from '../real-bar.tsx'
import areaStyles from '../play-area.module.css'
import { AddButton } from './add-button.tsx'
import { confirmLeave } from './confirm-leave.tsx'
import { useMyTablesTexts } from './my-tables-texts.ts'
import styles from './my-tables.module.css'
import type { PlayableTable } from './playable-tables.server.ts'
import { MAX_TABLES } from './table-codes.ts'
import { TableFrame } from './table-frame.tsx'
import { openTablePicker } from './table-picker.tsx'
import { TablesDock } from './tables-dock.tsx'
import { useTableCodes } from './use-table-codes.ts'
import { useTableRounds } from './use-table-rounds.ts'

interface MyTablesProps {
  tables: readonly PlayableTable[]
  lobbyHref: string
  onLeave: () => void
}

/** Up to four live tables: side by side on a wide screen, one at a time on a narrow one. One bar for all of them. */
export function MyTables({ tables, lobbyHref, onLeave }: MyTablesProps) {
  const t = useMyTablesTexts()
  const { username } = usePlayer()
  const { codes, change } = useTableCodes(tables)
  const open = codes.flatMap((code) => tables.filter(({ tile }) => tile.code === code))
  const [shown, show] = useState<string | null>(null)
  const { session, inRound, turns, stopped, onMessage, onGone } = useTableRounds(username)
  useLiveFeed(true)
  useEffect(() => {
    if (username !== null) rememberTables(username, codes)
  }, [username, codes])
  const shownCode = shown !== null && codes.includes(shown) ? shown : (codes[0] ?? null)
  const namesInRound = open.flatMap(({ tile }) => (inRound.has(tile.code) ? [tile.name] : []))
  const add = () =>
    openTablePicker({
      tables: tables.filter(({ tile }) => !codes.includes(tile.code)),
      onPick: (code) => {
        show(code)
        change([...codes, code])
      },
    })
  const remove = ({ tile }: PlayableTable) =>
    confirmLeave(inRound.has(tile.code) ? [tile.name] : [], () => change(codes.filter((code) => code !== tile.code)))
  return (
    <div className={styles.page}>
      <RealBar
        name={t('title')}
        notice={t('notice', { count: codes.length, total: MAX_TABLES })}
        session={session}
        isBalanceBelow={codes.length > 0}
        detailsHref={null}
        lobbyHref={lobbyHref}
        onLeave={() => confirmLeave(namesInRound, onLeave)}
      />
      <div className={styles.tables} data-count={codes.length}>
        {open.map((table) => (
          <TableFrame
            key={table.tile.code}
            table={table}
            isShown={table.tile.code === shownCode}
            hasOpenBet={inRound.has(table.tile.code)}
            isTurn={turns.has(table.tile.code)}
            onMessage={onMessage}
            onGone={onGone}
            onRemove={() => remove(table)}
          />
        ))}
        {codes.length % 2 === 1 && (
          <div className={styles.free}>
            <p>{t('free-place')}</p>
            <AddButton onClick={add} />
          </div>
        )}
        {codes.length === 0 && (
          <div className={areaStyles.overlay}>
            <h2>{t('empty')}</h2>
            <p>{t('empty-text', { most: MAX_TABLES })}</p>
            <AddButton onClick={add} />
          </div>
        )}
      </div>
      {codes.length > 0 && (
        <TablesDock
          tables={open}
          inRound={inRound}
          turns={turns}
          hasStopped={stopped.size > 0}
          shown={shownCode}
          show={show}
          onRemove={remove}
          onAdd={codes.length < MAX_TABLES ? add : null}
        />
      )}
    </div>
  )
}
