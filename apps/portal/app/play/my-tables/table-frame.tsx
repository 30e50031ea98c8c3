import type { HostMessage } from '@herna/contract/games'
import { MAIN_BALANCE } from '@herna/contract/player'
import { X } from '@herna/kit/icons'
import { classNames, IconButton } from '@herna/kit'
import { useCallback, useEffect } from 'react'
import { usePlayer } from '../../session/index.ts'
import { GameArea } from '../game-area.tsx'
import areaStyles from '../play-area.module.css'
import { launchedTable, trackLaunch } from '../launched-game.ts'
import { useLaunch } from '../use-launch.ts'
import { useOnce } from '../use-once.ts'
import { useMyTablesTexts } from './my-tables-texts.ts'
import styles from './my-tables.module.css'
import type { PlayableTable } from './playable-tables.server.ts'

interface TableFrameProps {
  table: PlayableTable
  /** On a narrow screen only this table is visible. */
  isShown: boolean
  hasOpenBet: boolean
  /** The player has to decide at this table. */
  isTurn: boolean
  /** Must have a stable identity. */
  onMessage: (code: string, message: HostMessage) => void
  /** Called when its game has gone; must have a stable identity. */
  onGone: (code: string) => void
  onRemove: () => void
}

/** One of several tables: its name, and its game, which shows dealer and limits itself, launched with its own token. Always in the iframe, also on touch devices (decision 0056). */
export function TableFrame(props: TableFrameProps) {
  const { table, isShown, hasOpenBet, isTurn, onMessage, onGone, onRemove } = props
  const { tile, launch } = table
  const t = useMyTablesTexts()
  const balance = usePlayer().data?.balance.value?.[MAIN_BALANCE]?.amount
  const { code, name } = tile
  const [state, relaunch] = useLaunch(launch, false)
  const notifyStart = useOnce(() => trackLaunch(launchedTable(tile), false))
  const receive = useCallback(
    (message: HostMessage) => {
      if (message.type === 'ready') notifyStart()
      onMessage(code, message)
    },
    [code, notifyStart, onMessage],
  )
  useEffect(() => () => onGone(code), [code, onGone])
  return (
    <section
      className={classNames(styles.table, isShown && styles.shown, isTurn && styles.waiting)}
      aria-label={name}
      data-table={code}
    >
      <header className={styles.head}>
        <h2>{name}</h2>
        {(isTurn || hasOpenBet) && <span className={styles.bet}>{t(isTurn ? 'turn' : 'open-bet')}</span>}
        <IconButton label={t('remove', { name })} onClick={onRemove}>
          <X size={20} />
        </IconButton>
      </header>
      <div className={areaStyles.game}>
        <GameArea
          state={state}
          name={name}
          isLive={launch.isLive}
          isTouch={false}
          onMessage={receive}
          sharedBalance={balance}
          relaunch={relaunch}
          onLeave={onRemove}
          leaveText={t('leave-table')}
        />
      </div>
    </section>
  )
}
