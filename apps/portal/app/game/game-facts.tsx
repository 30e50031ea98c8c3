import { volatilityName, volatilityStep } from '@herna/contract'
import { formatAmount, formatBetRange, formatPercent, formatTableLimits } from '@herna/rules'
import type { ReactNode } from 'react'
import { useCount, useTexts } from '../texts/index.ts'
import { contentImage, useContentOrigin, useMoneyStyle } from '../config/index.ts'
import styles from './game-facts.module.css'
import type { GameDetailsView } from '@herna/contract/portal'

const STEPS = [1, 2, 3, 4, 5]

/** Known facts of a game in one table [2.41] [5.10]; nothing is rendered when none is known. */
export function GameFacts({ game, withProvider }: { game: GameDetailsView; withProvider?: boolean }) {
  const t = useTexts('game')
  const money = useMoneyStyle()
  const countText = useCount()
  const { tile } = game
  const bets = (tile.live ? formatTableLimits : formatBetRange)(tile.minBet, tile.maxBet, money)
  const facts: [string, ReactNode][] = []
  if (withProvider && game.provider) facts.push([t('provider'), game.provider.name])
  if (tile.dealer) facts.push([t('dealer'), tile.dealer])
  if (tile.language) facts.push([t('language'), <Language key="language" language={tile.language} />])
  if (bets) facts.push([t(tile.live ? 'limits' : 'bet'), bets])
  if (game.maxWin && !tile.live) facts.push([t('max-win'), formatAmount(game.maxWin, money)])
  if (game.rtp !== null) facts.push([t('rtp'), formatPercent(game.rtp, money.locale)])
  if (game.volatility !== null) facts.push([t('volatility'), <Volatility key="volatility" level={game.volatility} />])
  if (game.hitFrequency !== null) facts.push([t('hit-frequency'), formatPercent(game.hitFrequency * 100, money.locale)])
  if (game.reels !== null) facts.push([t('reels'), game.reels])
  if (game.lines !== null) facts.push([t('lines'), countText(game.lines)])
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts} aria-label={t('facts')}>
      {facts.map(([name, value]) => (
        <div key={name} className={withProvider && name === t('provider') ? styles.desktop : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Language({ language }: { language: { name: string; flag: string } }) {
  const origin = useContentOrigin()
  return (
    <span className={styles.language}>
      {language.flag && <img src={contentImage(origin, language.flag)} width={16} height={16} alt="" loading="lazy" />}
      {language.name}
    </span>
  )
}

function Volatility({ level }: { level: number }) {
  const step = volatilityStep(level)
  return (
    <span className={styles.volatility}>
      {volatilityName(level)}
      <span className={styles.steps} aria-hidden="true">
        {STEPS.map((each) => (
          <i key={each} data-on={each <= step || undefined} />
        ))}
      </span>
    </span>
  )
}
