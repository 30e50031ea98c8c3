import { endRound, type Move, move } from '@herna/game-kit'
import type { SlotRound } from '../session/index.ts'
import type { AnyEffect, ShownStep, SlotEffect, SlotPlay, SlotState } from './state.ts'

type Next = Move<SlotState, AnyEffect>
type Overlay = Extract<SlotPlay, { phase: 'overlay' }>

/** Shows a decided round: step after step, overlays between, the balance at the end. */
export function stopReels(state: SlotState, { round, step, isReplay }: ShownStep, hurried: boolean): Move<SlotState, SlotEffect> {
  const { grid = [], coins, expanded } = round.outcome.steps[step] ?? {}
  const stop: SlotEffect = {
    type: 'stop-reels',
    grid: expanded?.landed ?? grid,
    isQuick: hurried,
    ...(coins && { coins }),
    ...(expanded && { expanded: { reels: expanded.reels, grid } }),
  }
  return move(state, { phase: 'stopping', round, step, isReplay, isHurried: hurried }, stop)
}

export function afterWins(state: SlotState, { round, step, isReplay }: ShownStep): Next {
  const { steps } = round.outcome
  const shownStep = steps[step]
  const hasMore = step + 1 < steps.length
  const overlay = (name: Overlay['overlay']): Next => move(state, { phase: 'overlay', overlay: name, round, step, isReplay })
  if (hasMore && shownStep !== undefined && shownStep.freeSpinsAwarded > 0)
    return overlay(shownStep.isFreeSpin ? 'more' : 'awarded')
  if (hasMore && shownStep?.kind === 'spin' && steps[step + 1]?.kind === 'trail') return overlay('trail')
  if (hasMore && shownStep?.kind === 'spin' && shownStep.respinsLeft !== undefined) return overlay('held')
  if (hasMore) return nextStep(state, { round, step, isReplay })
  // Cascades follow automatically; only bonus features end with a summary.
  const isBonusFeature =
    shownStep !== undefined && (shownStep.isFreeSpin || shownStep.kind === 'respin' || shownStep.kind === 'trail')
  return isBonusFeature ? overlay('summary') : shownToTheEnd(state, { round, step, isReplay })
}

export const afterOverlay = (state: SlotState, { overlay, round, step, isReplay }: Overlay): Next =>
  overlay === 'summary' ? shownToTheEnd(state, { round, step, isReplay }) : nextStep(state, { round, step, isReplay })

export function nextStep(state: SlotState, { round, step, isReplay }: ShownStep): Next {
  const next = stopReels(state, { round, step: step + 1, isReplay }, false)
  const { kind, grid = [], coins = [], heldReels, trail } = round.outcome.steps[step + 1] ?? {}
  if (kind === 'cascade') {
    const removed = round.outcome.steps[step]?.removed ?? []
    return { ...next, effects: [{ type: 'drop-symbols', grid, removed }] }
  }
  if (kind === 'respin') return { ...next, effects: [{ type: 'respin', grid, coins }] }
  if (trail) return { ...next, effects: [{ type: 'roll', trail, bet: round.bet, ...wonOnTrail(round, step + 1) }] }
  return { ...next, effects: [{ type: 'spin-reels', ...(heldReels && { held: heldReels }) }, ...next.effects] }
}

/** Cents won on the trail before a step and with it. */
function wonOnTrail({ outcome }: SlotRound, step: number): { before: number; after: number } {
  const won = (end: number): number =>
    outcome.steps.slice(0, end).reduce((sum, { kind, win }) => sum + (kind === 'trail' ? win : 0), 0)
  return { before: won(step), after: won(step + 1) }
}

/** A replay changes no balance and decides nothing. */
const shownToTheEnd = (state: SlotState, { round, isReplay }: ShownStep): Next =>
  isReplay ? move(state, { phase: 'idle' }) : decideOrEnd(state, round)

/** Ends a round whose steps have been shown, or waits for what its player decides. */
export function decideOrEnd(state: SlotState, round: SlotRound): Next {
  if (round.state === 'closed') return endRound({ ...state, lastWin: round.win }, round)
  return move(state, { phase: 'deciding', round })
}
