import type { BonusDetails, GamingBonus, PlayerBonus } from '@herna/contract/player'
import type { Bonus } from './bonuses.store.ts'

const isCurrent = ({ status }: Bonus) => status === 'offered' || status === 'accepted' || status === 'active'

/** Remaining value in cents. */
function balanceOf(bonus: Bonus): number {
  if (!isCurrent(bonus)) return 0
  if (bonus.piecesLeft !== null && bonus.value !== null) return bonus.piecesLeft * bonus.value
  return bonus.status === 'active' ? bonus.money : bonus.amount
}

/** [7.17]. */
export function describeBonus(bonus: Bonus): PlayerBonus {
  const {
    id,
    templateCode,
    title,
    status,
    playType,
    amount,
    wageringRequired: requiredAmount,
    wageringDone: wageredAmount,
  } = bonus
  return {
    bonusId: id,
    templateCode,
    title,
    status,
    playType,
    amount,
    balance: balanceOf(bonus),
    wagering:
      requiredAmount === null || wageredAmount === null
        ? null
        : { required: requiredAmount, done: wageredAmount, left: requiredAmount - wageredAmount },
    offeredAt: bonus.offeredAt.toISOString(),
    endsAt: bonus.endsAt?.toISOString() ?? null,
  }
}

const isChips = ({ playType }: Bonus) => playType === 'goldenchips'

/** [7.16] [3.51]; null for money bonuses. */
export function describeGamingBonus(bonus: Bonus, include: { template: boolean }): GamingBonus | null {
  const { id, playType, status, games, piecesLeft, value, endsAt, title } = bonus
  if (playType === 'cash' || playType === 'bonus' || piecesLeft === null || value === null) return null
  return {
    bonusId: id,
    bonusType: playType,
    bonusStatus: status,
    selectedGames: games,
    freeSpinsCountRemaining: isChips(bonus) ? null : piecesLeft,
    goldenChips: isChips(bonus) ? { goldenChipsCountRemaining: piecesLeft } : null,
    value,
    endsAt: endsAt?.toISOString() ?? null,
    ...(include.template ? { bonusTemplate: { title, gamingContext: { selectedGames: games } } } : {}),
  }
}

/** [7.15] [3.51]; `gamingContext` only for spins and chips. */
export function describeDetails(bonus: Bonus, include: { template: boolean; gamingContexts: boolean }): BonusDetails {
  const { id, status, playType, templateCode, pieces, value, endsAt, title, games } = bonus
  const hasGames = include.gamingContexts && pieces !== null
  return {
    bonus: {
      bonusId: id,
      status,
      playType,
      templateCode,
      freeSpinsCount: isChips(bonus) ? null : pieces,
      goldenChips: isChips(bonus) && pieces !== null ? { goldenChipsCount: pieces } : null,
      value,
      endsAt: endsAt?.toISOString() ?? null,
    },
    bonusTemplate: include.template ? { title, gamingContext: hasGames ? { selectedGames: games } : null } : null,
  }
}
