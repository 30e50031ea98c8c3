import type { GridWin, SlotDefinition, SlotStep } from '@herna/contract/games'
import type { SlotRound } from '../session/index.ts'
import type { SlotSounds } from '../sounds/index.ts'
import { texts } from '../texts/index.ts'
import {
  type WinStep,
  winStepsOf,
  type Celebration,
  celebrationOf,
  countedAt,
  countUpTime,
  meterAfter,
  meterBefore,
} from '../wins/index.ts'
import type { Screen } from './screen.ts'

interface WinContext {
  screen: Screen
  sounds: SlotSounds
  game: SlotDefinition
  amount: (cents: number) => string
}

/** Display time of one win in ms; many wins are shown faster. */
export const stepTime = (beats: number): number => Math.max(380, Math.min(950, 3_600 / Math.max(1, beats)))

/** Pause after a free spin without a win, in ms. */
const EMPTY_FREE_SPIN = 380

/** Shows the wins of a step one after another with the meter counting up, then the total. Skipping goes straight to the total. */
export async function showWins(context: WinContext, reply: SlotRound, index: number, skip: AbortSignal): Promise<void> {
  const step = reply.outcome.steps[index]
  if (step === undefined) return
  if (step.respinsLeft !== undefined && step.wins.length === 0) return showRespin(context, step, skip)
  const celebration = celebrationOf(step.win, reply.bet)
  const beats = winStepsOf(reply, index)
  const isCelebrated = celebration !== 'plain' && celebration !== 'none'
  if (isCelebrated) context.sounds.play(celebration === 'win' ? 'win' : 'big')
  if (celebration === 'big' || celebration === 'huge') await showBigWin(context, celebration, reply, index, skip)
  await showSteps(context, beats, celebration, skip)
  showTotal(context, reply, index, isCelebrated)
  await pause(step.win === 0 && reply.outcome.steps.length > 1 ? EMPTY_FREE_SPIN : beats.length > 0 ? 250 : 0, skip)
}

async function showSteps(
  context: WinContext,
  beats: readonly WinStep[],
  celebration: Celebration,
  skip: AbortSignal,
): Promise<void> {
  for (const beat of beats) {
    if (skip.aborted) return
    await showStep(context, beat, celebration, stepTime(beats.length), skip)
  }
}

/** The meter counts up with each win, unless an overlay has counted already; a plain win is shown without counting. */
async function showStep(
  context: WinContext,
  beat: WinStep,
  celebration: Celebration,
  time: number,
  skip: AbortSignal,
): Promise<void> {
  const { screen, amount } = context
  showWin(context, beat)
  const isCelebrated = celebration === 'win'
  const count = isCelebrated ? time * 0.6 : 0
  if (isCelebrated) context.sounds.play('line')
  if (isCelebrated || celebration === 'plain') {
    await everyFrame(count, skip, (elapsed) =>
      screen.meters.showWin(amount(countedAt(beat.startAmount, beat.endAmount, elapsed, count)), isCelebrated),
    )
  }
  await pause(time - count, skip)
}

function showWin({ screen, game, amount }: WinContext, { win }: WinStep): void {
  const name = game.symbols.find((symbol) => symbol.id === win.symbol)?.name ?? ''
  screen.reels.highlight(win.positions)
  screen.reels.lines.show(win, amount(win.amount))
  screen.showMessage(winText(win, name, amount(win.amount)))
}

function winText(win: GridWin, name: string, won: string): string {
  const { families, messages } = texts
  switch (win.by) {
    case 'line':
      return messages.line(
        (win.line ?? 0) + 1,
        win.count,
        `${name}${win.wildMultiplier ? families.multiplied(win.wildMultiplier) : ''}`,
        won,
      )
    case 'ways':
      return families.waysWin(name, win.count, win.ways ?? 1, won)
    case 'anywhere':
      return families.anywhereWin(win.count, name, won)
    case 'scatter':
      return messages.scatter(win.count, name, won)
    case 'coins':
      return families.coinsWin(win.count, won)
    case 'grand':
      return families.grandWin(won)
  }
}

/** A respin without a payout: shows the number of new coins. */
async function showRespin({ screen, sounds }: WinContext, step: SlotStep, skip: AbortSignal): Promise<void> {
  const newCoinCount = step.coins?.filter((coin) => coin.isNew).length ?? 0
  screen.showMessage(texts.families.newCoins(newCoinCount))
  if (newCoinCount > 0) sounds.play('line')
  await pause(newCoinCount > 0 ? 700 : EMPTY_FREE_SPIN, skip)
}

/** Shows all winning cells and the total so far, until the next press. */
function showTotal({ screen, amount }: WinContext, reply: SlotRound, index: number, isCelebrated: boolean): void {
  const total = meterAfter(reply, index)
  const won = total - meterBefore(reply, index)
  const positions = positionsOf(reply, index)
  screen.reels.lines.clear()
  screen.reels.highlight(positions.length > 0 ? positions : null)
  screen.meters.showWin(amount(total), isCelebrated)
  screen.showMessage(won > 0 ? texts.messages.won(amount(won)) : texts.messages.noWin)
}

/** Shows all wins with an overlay that counts up; the single wins follow. */
async function showBigWin(
  { screen, amount }: WinContext,
  celebration: Celebration,
  reply: SlotRound,
  index: number,
  skip: AbortSignal,
): Promise<void> {
  const time = countUpTime(celebration)
  const [startAmount, endAmount] = [meterBefore(reply, index), meterAfter(reply, index)]
  screen.reels.highlight(positionsOf(reply, index))
  const title = celebration === 'huge' ? texts.overlays.huge : texts.overlays.big
  screen.overlay.celebrate(title)
  screen.showMessage(title)
  await everyFrame(time, skip, (elapsed) => {
    const counted = countedAt(startAmount, endAmount, elapsed, time)
    screen.overlay.amount(amount(counted - startAmount))
    screen.meters.showWin(amount(counted), true)
  })
  await pause(900, skip)
  screen.overlay.hide()
}

const positionsOf = (reply: SlotRound, index: number): [number, number][] =>
  (reply.outcome.steps[index]?.wins ?? []).flatMap((win) => win.positions)

/** A wait that ends early when the player skips. */
function pause(ms: number, skip: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (skip.aborted || ms <= 0) return done()
    const timer = setTimeout(done, ms)
    skip.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })
}

/** Calls `frame` with the milliseconds since the start, once a frame, until `duration` or a skip; the last call is always `duration`. */
function everyFrame(duration: number, skip: AbortSignal, frame: (elapsed: number) => void): Promise<void> {
  return new Promise((done) => {
    const start = performance.now()
    const tick = (): void => {
      const elapsed = performance.now() - start
      if (skip.aborted || elapsed >= duration) {
        frame(duration)
        return done()
      }
      frame(elapsed)
      requestAnimationFrame(tick)
    }
    tick()
  })
}
