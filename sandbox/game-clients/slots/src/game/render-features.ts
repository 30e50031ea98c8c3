import type { SlotStep } from '@herna/contract/games'
import { wonLevels } from '../jackpots/index.ts'
import type { SlotPlay, SlotState } from '../round/index.ts'
import type { Screen } from './screen.ts'

/** Renders what stands beside or over the reels: the fixed jackpots at the stake in play, the board of a trail while it is walked. */
export function renderFeatures(
  screen: Screen,
  { play, session, bet, bonus }: SlotState,
  amount: (cents: number) => string,
): void {
  const { levels, trail } = screen
  const step = stepOf(play)
  const stake = 'round' in play ? play.round.bet : (bonus?.value ?? bet)
  // While the reels or cells still turn, nothing of the step is won.
  const rested = play.phase === 'stopping' ? stepBefore(play) : step
  levels?.show(stake, wonLevels(rested, session?.game.holdAndWin?.levels?.length ?? 0), amount)
  const isWalked = step?.trail !== undefined || (play.phase === 'overlay' && play.overlay === 'trail')
  if (isWalked) trail?.open(stake, amount)
  else trail?.close()
}

type ShownPlay = Extract<SlotPlay, { step: number }>

const isShown = (play: SlotPlay): play is ShownPlay => 'step' in play
const stepOf = (play: SlotPlay): SlotStep | null => (isShown(play) ? (play.round.outcome.steps[play.step] ?? null) : null)
const stepBefore = ({ round, step }: ShownPlay): SlotStep | null => round.outcome.steps[step - 1] ?? null
