import type { GameProblem } from '@herna/contract/games'
import type { Limit } from '@herna/contract/player'
import { formatCurrency } from '@herna/rules'
import { Button } from '@herna/kit'
import { openMyAccount } from '../embeds/index.ts'
import { usePlayer } from '../session/index.ts'
import { useMoneyStyle } from '../config/index.ts'
import { causeOfBlock } from './limit-share.ts'
import { usePlayTexts } from './play-texts.ts'
import { useDeposit } from './quick-deposit.tsx'
import { GameOverlay } from './game-overlay.tsx'

/** The way out of a game that cannot be played, and what it is called. */
export interface Leave {
  text: string
  act: () => void
}

interface ProblemOverlayProps {
  problem: Exclude<GameProblem, 'unreachable' | 'broken' | 'session-over'>
  /** A live table: accepted bets are settled whatever stops play. */
  isLive: boolean
  /** Closes the overlay and resumes the game. */
  onBack: () => void
  onRelaunch: () => void
  leave: Leave
}

/** A problem that only the portal can resolve, shown over the paused game [4.17]. */
export function ProblemOverlay({ problem, isLive, onBack, onRelaunch, leave }: ProblemOverlayProps) {
  const t = usePlayTexts()
  if (problem === 'insufficient-funds') return <FundsOverlay onBack={onBack} />
  if (problem === 'blocked') return <BlockedOverlay isLive={isLive} onBack={onBack} leave={leave} />
  return (
    <GameOverlay title={t('moved')} text={t(isLive ? 'movedTextLive' : 'movedText')}>
      <Button onClick={onRelaunch}>{t('playHere')}</Button>
      <Button onClick={leave.act}>{leave.text}</Button>
    </GameOverlay>
  )
}

/** Continuing with a smaller bet comes first: deposits must not be pushed. */
function FundsOverlay({ onBack }: { onBack: () => void }) {
  const t = usePlayTexts()
  const deposit = useDeposit()
  return (
    <GameOverlay title={t('funds')} text={t('fundsText')}>
      <Button onClick={onBack}>{t('backToGame')}</Button>
      <Button onClick={deposit}>{t('deposit')}</Button>
    </GameOverlay>
  )
}

interface BlockedOverlayProps {
  isLive: boolean
  onBack: (() => void) | null
  leave: Leave
}

/** Names the cause: an exclusion, a limit with the amount left, or the operator. */
export function BlockedOverlay({ isLive, onBack, leave }: BlockedOverlayProps) {
  const t = usePlayTexts()
  const protection = usePlayer().data?.protection.value
  const cause = protection ? causeOfBlock(protection) : null
  if (cause === 'exclusion') {
    return (
      <GameOverlay title={t('excluded')} text={t(isLive ? 'excludedTextLive' : 'excludedText')}>
        <Button onClick={() => openMyAccount('exclusion')}>{t('account')}</Button>
        <Button onClick={leave.act}>{leave.text}</Button>
      </GameOverlay>
    )
  }
  if (cause) return <LimitOverlay limit={cause} currency={protection?.currencyCode ?? ''} onBack={onBack} leave={leave} />
  return (
    <GameOverlay title={t('stopped')} text={t(isLive ? 'stoppedTextLive' : 'stoppedText')}>
      <Button onClick={leave.act}>{leave.text}</Button>
    </GameOverlay>
  )
}

interface LimitOverlayProps {
  limit: Limit
  currency: string
  onBack: (() => void) | null
  leave: Leave
}

function LimitOverlay({ limit: { kind, period, amount, left }, currency, onBack, leave }: LimitOverlayProps) {
  const t = usePlayTexts()
  const style = { ...useMoneyStyle(), currency }
  const money = (cents: number | null) => formatCurrency(cents ?? 0, style)
  return (
    <GameOverlay title={t('limited')} text={t('limitedText', { kind, period, amount: money(amount), left: money(left) })}>
      {onBack && <Button onClick={onBack}>{t('backToGame')}</Button>}
      <Button onClick={() => openMyAccount('limits')}>{t('showLimits')}</Button>
      <Button onClick={leave.act}>{leave.text}</Button>
    </GameOverlay>
  )
}
