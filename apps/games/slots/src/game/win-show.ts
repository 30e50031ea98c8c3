import type { RoundReply, SlotDefinition } from '@herna/contract/games'
import type { Sounds } from '../sounds/index.ts'
import { texts } from '../texts/index.ts'
import {
  type Beat,
  beatsOf,
  type Celebration,
  celebrationOf,
  countedAt,
  countUpTime,
  shownAfter,
  shownBefore,
} from '../wins/index.ts'
import { everyFrame, pause } from './pause.ts'
import type { Screen } from './screen.ts'

interface Stagehands {
  screen: Screen
  sounds: Sounds
  game: SlotDefinition
  amount: (cents: number) => string
}

/** How long a line stays in the light: many lines pass quicker, so that no round drags. */
export const beatTime = (beats: number): number => Math.max(380, Math.min(950, 3_600 / Math.max(1, beats)))

/** A breath after a free spin that won nothing, so that the eye can follow. */
const EMPTY_FREE_SPIN = 380

/** Lines one after the other, the meter counting with them, then the whole. Skipping goes straight to the whole. */
export async function showWins(hands: Stagehands, reply: RoundReply, index: number, skip: AbortSignal): Promise<void> {
  const step = reply.steps[index]
  if (step === undefined) return
  const celebration = celebrationOf(step.win, reply.bet)
  const beats = beatsOf(reply, index)
  const glad = celebration !== 'plain' && celebration !== 'none'
  if (glad) hands.sounds.play(celebration === 'win' ? 'win' : 'big')
  for (const beat of beats) {
    if (skip.aborted) break
    await showBeat(hands, beat, glad, beatTime(beats.length), skip)
  }
  showWhole(hands, reply, index, glad)
  if (celebration === 'big' || celebration === 'huge') await showBigWin(hands, celebration, step.win, skip)
  else await pause(step.win === 0 && reply.steps.length > 1 ? EMPTY_FREE_SPIN : beats.length > 0 ? 250 : 0, skip)
}

async function showBeat(
  { screen, game, amount, sounds }: Stagehands,
  beat: Beat,
  glad: boolean,
  time: number,
  skip: AbortSignal,
): Promise<void> {
  const { win } = beat
  const name = game.symbols.find((symbol) => symbol.id === win.symbol)?.name ?? ''
  screen.reels.light(win.positions)
  screen.reels.lines.show(win, amount(win.amount))
  screen.say(
    win.line === null
      ? texts.messages.scatter(win.count, name, amount(win.amount))
      : texts.messages.line(win.line + 1, win.count, name, amount(win.amount)),
  )
  if (glad) sounds.play('line')
  const count = glad ? time * 0.6 : 0
  await everyFrame(count, skip, (elapsed) =>
    screen.meters.showWin(amount(countedAt(beat.before, beat.after, elapsed, count)), glad),
  )
  await pause(time - count, skip)
}

/** All winning cells at once and the round's total so far: what stays until the next press. */
function showWhole({ screen, amount }: Stagehands, reply: RoundReply, index: number, glad: boolean): void {
  const total = shownAfter(reply, index)
  const won = total - shownBefore(reply, index)
  const positions = (reply.steps[index]?.wins ?? []).flatMap((win) => win.positions)
  screen.reels.lines.clear()
  screen.reels.light(positions.length > 0 ? positions : null)
  screen.meters.showWin(amount(total), glad)
  screen.say(won > 0 ? texts.messages.won(amount(won)) : texts.messages.noWin)
}

async function showBigWin(
  { screen, amount }: Stagehands,
  celebration: Celebration,
  win: number,
  skip: AbortSignal,
): Promise<void> {
  const time = countUpTime(celebration)
  const title = celebration === 'huge' ? texts.plates.huge : texts.plates.big
  screen.plate.celebrate(title)
  await everyFrame(time, skip, (elapsed) => screen.plate.amount(amount(countedAt(0, win, elapsed, time))))
  await pause(900, skip)
  screen.plate.hide()
}
