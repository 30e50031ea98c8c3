import type { PlayedRound } from '@herna/contract/player'
import { Tag } from '@herna/kit'
import { formatCurrency } from '@herna/rules'
import type { ReactNode } from 'react'
import { momentText } from '../dates.ts'
import { texts } from '../texts.sk-SK.ts'
import styles from './rounds.module.css'

const labels = texts.rounds

export const gameOf = ({ gameName, gameCode }: PlayedRound): string => gameName ?? gameCode

/** One round: time, game, stake, win and the playable balance after it. */
export function RoundRow({ round, currency, children }: { round: PlayedRound; currency: string; children?: ReactNode }) {
  const money = (cents: number) => formatCurrency(cents, { locale: 'sk-SK', currency })
  return (
    <li>
      <div className={styles.roundInfo}>
        <b>{gameOf(round)}</b>
        <small>
          {momentText(round.openedAt)}
          <span className={styles.roundId}> · {labels.round(round.roundId)}</span>
        </small>
        {round.state === 'rolled-back' && <Tag>{labels.rolledBack}</Tag>}
        {round.state === 'open' && <Tag tone="live">{labels.open}</Tag>}
        {round.payment === 'gaming-bonus' && <Tag>{labels.bonus}</Tag>}
      </div>
      <dl className={styles.amounts}>
        <div>
          <dt>{labels.staked}</dt>
          <dd>{money(round.staked)}</dd>
        </div>
        <div>
          <dt>{labels.won}</dt>
          <dd>{round.state === 'open' ? '–' : money(round.won)}</dd>
        </div>
        <div>
          <dt>{labels.after}</dt>
          <dd>{money(round.balanceAfter)}</dd>
        </div>
      </dl>
      {children}
    </li>
  )
}
