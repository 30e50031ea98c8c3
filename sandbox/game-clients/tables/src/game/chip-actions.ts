import type { GameBonus, Stake, TableDefinition } from '@herna/contract/games'
import { commonTexts } from '@herna/game-kit'
import { type Bets, type Chip, NO_BETS, stakeOn, withChip, chipOn, withGoldenChip, withStakes, totalOf } from '../bets/index.ts'
import type { TableState } from '../round/index.ts'
import { texts } from '../texts/index.ts'

interface ChipActionsOptions {
  state: () => TableState
  /** The selected chip. */
  chip: () => Chip
  amount: (cents: number) => string
  playChip: () => void
  bet: (bets: Bets) => void
  announce: (text: string) => void
  /** Reports that the table limit is reached. */
  refuse: (text: string) => void
}

/** Selecting chips and placing them on spots. */
export function createChipActions({ state, chip, amount, playChip, bet, announce, refuse }: ChipActionsOptions) {
  return {
    /** Games with one spot always have a stake, that of the selected chip; null: it is placed already, or the game has several spots. */
    missingDefaultBet(): Bets | null {
      const { play, bets, bonus, session } = state()
      if (play.phase !== 'idle' || session?.game.kind !== 'video-poker' || bets.stakes.length > 0) return null
      return wholeStake(chip(), bonus)
    },
    choose(game: TableDefinition, chosen: Chip): void {
      playChip()
      if (game.kind === 'video-poker') bet(wholeStake(chosen, state().bonus))
    },
    place(spot: string): void {
      const { session, bets, bonus, play } = state()
      if (session === null || play.phase !== 'idle') return
      const { game } = session
      const chosen = chip()
      const goldenChip = chosen === 'bonus' ? bonus : null
      if (goldenChip && chipOn(spot, goldenChip.value) !== goldenChip.value) return refuse(texts.messages.noGolden)
      const next = goldenChip
        ? withGoldenChip(bets, spot, goldenChip.value)
        : withChip(bets, spot, chipOn(spot, chosen === 'bonus' ? game.minBet : chosen), game.maxBet)
      if (next === null) return refuse(texts.messages.full(amount(game.maxBet)))
      playChip()
      bet(next)
      if (goldenChip) return announce(commonTexts.bonus.chip(goldenChip.kind, amount(goldenChip.value)))
      announce(`${texts.chips.stake(amount(stakeOn(next.stakes, spot)))}. ${texts.messages.ready(amount(totalOf(next.stakes)))}`)
    },
    placeAll(stakes: readonly Stake[]): void {
      const { session, bets, play } = state()
      if (session === null || play.phase !== 'idle') return
      const next = withStakes(bets, stakes, session.game.maxBet)
      if (next === null) return refuse(texts.messages.full(amount(session.game.maxBet)))
      playChip()
      bet(next)
      announce(texts.messages.ready(amount(totalOf(next.stakes))))
    },
  }
}

/** Stake of a game with one spot. */
function wholeStake(chosen: Chip, bonus: GameBonus | null): Bets {
  if (chosen !== 'bonus') return { ...NO_BETS, stakes: [{ spot: 'hand', amount: chosen }] }
  return bonus ? withGoldenChip(NO_BETS, 'hand', bonus.value) : NO_BETS
}
