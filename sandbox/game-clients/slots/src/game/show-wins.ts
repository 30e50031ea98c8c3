import type { SlotDefinition, SlotStep } from '@herna/contract/games'
import type { SlotRound } from '../session/index.ts'
import type { SlotSounds } from '../sounds/index.ts'
import { texts } from '../texts/index.ts'
import {
  celebrationOf,
  countedAt,
  countUpTime,
  meterAfter,
  meterBefore,
  multipleOf,
  type WinStep,
  winStepsOf,
} from '../wins/index.ts'
import type { Screen } from './screen.ts'
import { afterFrame, everyFrame, pause, type Skips } from './waiting.ts'
import { trailText, winText } from './win-text.ts'

export interface WinContext {
  screen: Screen
  sounds: SlotSounds
  game: SlotDefinition
  amount: (cents: number) => string
}

/** The wins of one step of a round. `isLast`: the next round may start as soon as they are shown. */
interface ShownWins {
  reply: SlotRound
  step: SlotStep
  from: number
  to: number
  isLast: boolean
}

/** Pause before the next step of a round, in ms: after no win, and after a win of any size. */
const NO_WIN_PAUSE = 380
const WIN_PAUSE = 700
/** How long the ribbon of a medium win stays; on a last step the next spin may start meanwhile. */
const RIBBON_TIME = 1_200
/** How long a big win waits for the player: at the end of a round, and between its steps. */
const BIG_WAIT = 6_000
const BIG_WAIT_BETWEEN = 1_600
/** How many of the symbols that won a big win shows. */
const MOST_WINNING_SYMBOLS = 3
/** How long one win is shown while all wins of a round are shown one after the other. */
const CYCLE_TIME = 1_300

/** Shows the total of a step's wins by its size. */
export async function showWins(context: WinContext, reply: SlotRound, index: number, skips: Skips): Promise<void> {
  const step = reply.outcome.steps[index]
  if (step === undefined) return
  // A round that waits for its player asks only when its win has been seen.
  const isLast = index === reply.outcome.steps.length - 1 && reply.state === 'closed'
  if (step.respinsLeft !== undefined && step.wins.length === 0) return showRespin(context, step, skips.showing)
  const shown: ShownWins = { reply, step, from: meterBefore(reply, index), to: meterAfter(reply, index), isLast }
  mark(context, shown)
  await afterFrame()
  switch (celebrationOf(step.win, reply.bet)) {
    case 'none':
      return pause(isLast ? 0 : NO_WIN_PAUSE, skips.showing)
    case 'plain':
      return pause(isLast ? 0 : WIN_PAUSE, skips.showing)
    case 'small':
      return showSmallWin(context, shown, skips.showing)
    case 'medium':
      return showMediumWin(context, shown, skips.showing)
    case 'big':
      return showBigWin(context, shown, skips)
  }
}

/** Marks the winning symbols and writes the total. A win up to the stake lifts nothing and dims nothing. */
function mark({ screen, amount, game }: WinContext, { reply, step, to }: ShownWins): void {
  const isCelebrated = step.win > reply.bet
  const [win] = step.wins
  screen.reels.lines.clear()
  screen.reels.highlight(isCelebrated && step.trail === undefined ? positionsOf(step) : null)
  if (win && step.wins.length === 1) screen.reels.lines.show(win)
  screen.meters.showWin(amount(to), isCelebrated)
  screen.showMessage(messageOf(game, step, amount))
}

function messageOf(game: SlotDefinition, step: SlotStep, amount: (cents: number) => string): string {
  const [win] = step.wins
  if (step.trail) return trailText(game, step.trail.field, amount(step.win))
  if (win === undefined || step.win === 0) return texts.messages.noWin
  return step.wins.length === 1 ? winText(game, win, amount(win.amount)) : texts.messages.won(amount(step.win))
}

async function showSmallWin(
  { screen, sounds, amount }: WinContext,
  { reply, step, from, to, isLast }: ShownWins,
  skip: AbortSignal,
): Promise<void> {
  const time = countUpTime('small')
  sounds.playWin(step.win, reply.bet)
  await everyFrame(time, skip, (elapsed) => screen.meters.showWin(amount(countedAt(from, to, elapsed, time)), true))
  await pause(isLast ? 0 : WIN_PAUSE, skip)
}

async function showMediumWin(
  { screen, sounds, amount }: WinContext,
  { reply, step, isLast }: ShownWins,
  skip: AbortSignal,
): Promise<void> {
  const time = countUpTime('medium')
  sounds.playWin(step.win, reply.bet)
  screen.ribbon.show(amount(0), amount(step.win), texts.wins.multiple(multipleOf(step.win, reply.bet)))
  const counting = everyFrame(time, skip, (elapsed) => screen.ribbon.count(amount(countedAt(0, step.win, elapsed, time))))
  const ending = counting.then(() => pause(RIBBON_TIME - time, skip)).then(() => screen.ribbon.hide())
  // On a last step the ribbon stays while the next spin is already possible.
  if (!isLast) await ending
}

/** Covers the game: words, amount, multiple; the first press ends the count-up, the next one continues. */
async function showBigWin(
  { screen, sounds, game, amount }: WinContext,
  { reply, step, isLast }: ShownWins,
  skips: Skips,
): Promise<void> {
  const time = countUpTime('big')
  skips.isCountedFirst = true
  sounds.playWin(step.win, reply.bet)
  const multiple = texts.wins.bigMultiple(multipleOf(step.win, reply.bet), amount(reply.bet))
  const symbols = winningSymbolsOf(game, step)
  screen.overlay.celebrate({ title: texts.overlays.big, multiple, final: amount(step.win), symbols })
  await everyFrame(time, skips.counting, (elapsed) => screen.overlay.amount(amount(countedAt(0, step.win, elapsed, time))))
  await pause(isLast ? BIG_WAIT : BIG_WAIT_BETWEEN, skips.showing)
  screen.overlay.hide()
}

/** Pictures of the symbols that won, the highest win first. */
function winningSymbolsOf({ symbols }: SlotDefinition, { wins }: SlotStep): string[] {
  const byAmount = wins.toSorted((one, other) => other.amount - one.amount).map(({ symbol }) => symbol)
  const pictures = [...new Set(byAmount)].map((id) => symbols.find((each) => each.id === id)?.image)
  return pictures.filter((picture) => picture !== undefined).slice(0, MOST_WINNING_SYMBOLS)
}

/** A respin without a payout: shows the number of new coins. */
async function showRespin({ screen, sounds }: WinContext, step: SlotStep, skip: AbortSignal): Promise<void> {
  const newCoinCount = step.coins?.filter((coin) => coin.isNew).length ?? 0
  screen.showMessage(texts.families.newCoins(newCoinCount))
  if (newCoinCount > 0) sounds.play('coin')
  await pause(newCoinCount > 0 ? 700 : NO_WIN_PAUSE, skip)
}

/** While the game waits for the next spin: each win of the round's last step once, then all of them together again. */
export async function cycleWins({ screen, game, amount }: WinContext, reply: SlotRound, until: AbortSignal): Promise<void> {
  const index = reply.outcome.steps.length - 1
  const step = reply.outcome.steps[index]
  const wins = winStepsOf(reply, index)
  const [first] = wins
  // A win that was risked is no longer what the reels show.
  const isRisked = (reply.outcome.gamble?.steps.length ?? 0) > 0
  if (step === undefined || first === undefined || isRisked) return
  if (wins.length === 1) {
    // After several steps the total is shown instead.
    if (index === 0) screen.showMessage(winText(game, first.win, amount(first.win.amount)))
    return
  }
  const isCelebrated = step.win > reply.bet
  const showOne = ({ win }: WinStep): void => {
    screen.reels.highlight(isCelebrated ? win.positions : null)
    screen.reels.lines.show(win, amount(win.amount))
    screen.showMessage(winText(game, win, amount(win.amount)))
  }
  await pause(RIBBON_TIME, until)
  for (const win of wins) {
    if (until.aborted) return
    showOne(win)
    await pause(CYCLE_TIME, until)
  }
  if (until.aborted) return
  screen.reels.lines.clear()
  screen.reels.highlight(isCelebrated ? positionsOf(step) : null)
  screen.showMessage(texts.messages.won(amount(reply.win)))
}

const positionsOf = (step: SlotStep): [number, number][] => step.wins.flatMap((win) => win.positions)
