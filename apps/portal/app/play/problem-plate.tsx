import type { GameProblem } from '@herna/contract/games'
import type { Limit } from '@herna/contract/player'
import { formatCurrency } from '@herna/rules'
import { Button } from '@herna/kit'
import { openMyAccount } from '../embeds/index.ts'
import { usePlayer } from '../session/index.ts'
import { useMoneyStyle } from '../config/index.ts'
import { spentLimits } from './limit-share.ts'
import { usePlayTexts } from './play-texts.ts'
import { useDeposit } from './quick-deposit.tsx'
import { StagePlate } from './stage-plate.tsx'

interface ProblemPlateProps {
  problem: Exclude<GameProblem, 'unreachable' | 'broken' | 'session-over'>
  /** Back to the game as it stands. */
  onBack: () => void
  onRelaunch: () => void
  onLeave: () => void
}

/** What only the portal can settle, said over the game that waits [4.17]. */
export function ProblemPlate({ problem, onBack, onRelaunch, onLeave }: ProblemPlateProps) {
  const t = usePlayTexts()
  if (problem === 'insufficient-funds') return <FundsPlate onBack={onBack} />
  if (problem === 'blocked') return <BlockedPlate onBack={onBack} onLeave={onLeave} />
  return (
    <StagePlate title={t('moved')} text={t('movedText')}>
      <Button onClick={onRelaunch}>{t('playHere')}</Button>
      <Button onClick={onLeave}>{t('back')}</Button>
    </StagePlate>
  )
}

/** Going on with a smaller stake stands first: a deposit is never pushed. */
function FundsPlate({ onBack }: { onBack: () => void }) {
  const t = usePlayTexts()
  const deposit = useDeposit()
  return (
    <StagePlate title={t('funds')} text={t('fundsText')}>
      <Button onClick={onBack}>{t('backToGame')}</Button>
      <Button onClick={deposit}>{t('deposit')}</Button>
    </StagePlate>
  )
}

/** Which of them it is: an exclusion, a limit with what is left of it, or the operator. */
export function BlockedPlate({ onBack, onLeave }: { onBack: (() => void) | null; onLeave: () => void }) {
  const t = usePlayTexts()
  const protection = usePlayer().data?.protection.value
  const limit = protection ? spentLimits(protection.limits)[0] : undefined
  if (protection && !protection.mayPlay) {
    return (
      <StagePlate title={t('excluded')} text={t('excludedText')}>
        <Button onClick={() => openMyAccount('exclusion')}>{t('account')}</Button>
        <Button onClick={onLeave}>{t('back')}</Button>
      </StagePlate>
    )
  }
  if (limit) return <LimitPlate limit={limit} currency={protection?.currencyCode ?? ''} onBack={onBack} onLeave={onLeave} />
  return (
    <StagePlate title={t('stopped')} text={t('stoppedText')}>
      <Button onClick={onLeave}>{t('back')}</Button>
    </StagePlate>
  )
}

interface LimitPlateProps {
  limit: Limit
  currency: string
  onBack: (() => void) | null
  onLeave: () => void
}

function LimitPlate({ limit: { kind, period, amount, left }, currency, onBack, onLeave }: LimitPlateProps) {
  const t = usePlayTexts()
  const style = { ...useMoneyStyle(), currency }
  const money = (cents: number | null) => formatCurrency(cents ?? 0, style)
  return (
    <StagePlate title={t('limited')} text={t('limitedText', { kind, period, amount: money(amount), left: money(left) })}>
      {onBack && <Button onClick={onBack}>{t('backToGame')}</Button>}
      <Button onClick={() => openMyAccount('limits')}>{t('showLimits')}</Button>
      <Button onClick={onLeave}>{t('back')}</Button>
    </StagePlate>
  )
}
