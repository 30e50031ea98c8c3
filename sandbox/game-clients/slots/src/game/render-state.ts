import { commonTexts, momentText } from '@herna/game-kit'
import type { SlotRound } from '../session/index.ts'
import type { SlotPlay, SlotState } from '../round/index.ts'
import type { SlotSounds } from '../sounds/index.ts'
import { texts } from '../texts/index.ts'
import { celebrationOf, shownBefore } from '../wins/index.ts'
import type { Screen } from './screen.ts'

interface Voices {
  amount: (cents: number) => string
  announce: (text: string) => void
  sounds: SlotSounds
}

/** What the reels' surroundings show in each state of play. */
export function showPlay(screen: Screen, state: SlotState, voices: Voices): void {
  const { play } = state
  if (play.phase === 'overlay') showPlate(screen, state, play, voices)
  else if (play.phase === 'resuming') showResuming(screen, play.round, voices)
  else screen.plate.hide()
  screen.showFreeSpins(progressText(state) ?? replayText(play) ?? bonusText(state, voices))
  showWords(screen, state, voices)
}

function showWords(screen: Screen, state: SlotState, voices: Voices): void {
  const { play } = state
  switch (play.phase) {
    case 'asking':
      screen.meters.showWin(voices.amount(0), false)
      return screen.say(texts.messages.goodLuck)
    case 'stopping':
      screen.meters.showWin(voices.amount(shownBefore(play.round, play.step)), false)
      return stepOf(play)?.isFreeSpin ? screen.say(texts.meters.freeSpins) : undefined
    case 'overlay':
      return play.overlay === 'summary' ? screen.say(texts.messages.won(voices.amount(play.round.win))) : undefined
    case 'showing':
    case 'resuming':
      return
    case 'halted':
      return screen.say(texts.messages.waiting)
    default:
      return showRest(screen, state, voices)
  }
}

/** A picture of the past is marked as one. */
const replayText = (play: SlotPlay): string | null =>
  'isReplay' in play && play.isReplay ? texts.messages.replay(momentText(play.round.playedAt)) : null

const bonusText = ({ bonus }: SlotState, { amount }: Voices): string | null =>
  bonus ? texts.messages.bonus(bonus.remaining, amount(bonus.value)) : null

function showResuming(screen: Screen, reply: SlotRound, { announce }: Voices): void {
  const { title, note, go } = commonTexts.resume[reply.state]
  screen.plate.ask(title, note, null, go)
  announce([title, note, go].join('. '))
}

function showRest(screen: Screen, { lastWin, bet, paused }: SlotState, { amount }: Voices): void {
  if (paused) return screen.say(commonTexts.paused)
  screen.meters.showWin(amount(lastWin ?? 0), (lastWin ?? 0) > bet)
  screen.say(lastWin === null ? texts.messages.ready : lastWin > 0 ? texts.messages.won(amount(lastWin)) : texts.messages.noWin)
}

/** „Ešte 7 voľných točení · Výhry × 2“ while free spins run, the like while symbols fall or coins are held. */
function progressText({ play, session }: SlotState): string | null {
  const step = stepOf(play)
  if (step === null || session === null || !('step' in play)) return null
  const { reels, rows } = session.game
  if (step.kind === 'cascade') return texts.families.cascade(play.step, step.multiplier)
  if (step.respinsLeft !== undefined && play.phase !== 'stopping')
    return texts.families.respin(step.respinsLeft, step.coins?.length ?? 0, reels * rows)
  if (step.kind === 'respin') {
    const before = play.round.outcome.steps[play.step - 1]
    return texts.families.respin(Math.max(0, (before?.respinsLeft ?? 1) - 1), before?.coins?.length ?? 0, reels * rows)
  }
  if (!step.isFreeSpin) return null
  const by = session.game.freeSpins?.multiplier ?? 1
  const left = texts.messages.freeSpin(step.freeSpinsLeft)
  return by > 1 ? `${left} · ${texts.meters.multiplier(by)}` : left
}

function stepOf(play: SlotPlay): SlotRound['outcome']['steps'][number] | null {
  const inRound = play.phase === 'stopping' || play.phase === 'showing' || play.phase === 'overlay'
  return inRound ? (play.round.outcome.steps[play.step] ?? null) : null
}

function showPlate(
  screen: Screen,
  { session }: SlotState,
  play: Extract<SlotPlay, { phase: 'overlay' }>,
  { amount, announce, sounds }: Voices,
): void {
  const { plates } = texts
  if (play.overlay === 'summary') {
    const win = amount(play.round.win)
    const summed = stepOf(play)?.kind === 'respin' ? texts.families.heldSummary : plates.summary.title
    screen.plate.ask(summed, plates.summary.note, win, plates.summary.go)
    if (celebrationOf(play.round.win, play.round.bet) !== 'plain' && play.round.win > 0) sounds.play('win')
    return announce(`${summed}. ${texts.messages.won(win)}. ${plates.summary.go}.`)
  }
  if (play.overlay === 'held') return showHeld(screen, play, { announce, sounds })
  const words = plates[play.overlay]
  const title = words.title(play.round.outcome.steps[play.step]?.freeSpinsAwarded ?? 0)
  const note = words.note(session?.game.freeSpins?.multiplier ?? 1)
  screen.plate.ask(title, note, null, words.go)
  sounds.play('free-spins')
  announce([title, note, words.go].filter(Boolean).join('. '))
}

function showHeld(
  screen: Screen,
  play: Extract<SlotPlay, { phase: 'overlay' }>,
  { announce, sounds }: Omit<Voices, 'amount'>,
): void {
  const { title, note, go } = texts.families.held
  const step = stepOf(play)
  const told = note(step?.coins?.length ?? 0, step?.respinsLeft ?? 0)
  screen.plate.ask(title, told, null, go)
  sounds.play('free-spins')
  announce([title, told, go].join('. '))
}
