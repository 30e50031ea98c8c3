import { commonTexts, momentText } from '@herna/game-kit'
import type { SlotRound } from '../session/index.ts'
import type { SlotPlay, SlotState } from '../round/index.ts'
import type { SlotSounds } from '../sounds/index.ts'
import { texts } from '../texts/index.ts'
import { celebrationOf, meterBefore, winOfSteps } from '../wins/index.ts'
import type { Screen } from './screen.ts'

interface RenderContext {
  amount: (cents: number) => string
  announce: (text: string) => void
  sounds: SlotSounds
}

/** Renders the state around the reels: overlay, message, meters. */
export function renderState(screen: Screen, state: SlotState, context: RenderContext): void {
  const { play } = state
  if (play.phase === 'overlay') renderOverlay(screen, play, context)
  else if (play.phase === 'resuming') renderResuming(screen, play.round, context)
  else screen.overlay.hide()
  screen.showFreeSpins(progressText(state) ?? replayText(play) ?? bonusText(state, context))
  renderMessage(screen, state, context)
}

function renderMessage(screen: Screen, state: SlotState, context: RenderContext): void {
  const { play } = state
  switch (play.phase) {
    case 'requesting':
      screen.meters.showWin(context.amount(0), false)
      return screen.showMessage(texts.messages.goodLuck)
    case 'stopping':
      screen.meters.showWin(context.amount(meterBefore(play.round, play.step)), false)
      return stepOf(play)?.isFreeSpin ? screen.showMessage(texts.meters.freeSpins) : undefined
    case 'overlay':
      return play.overlay === 'summary'
        ? screen.showMessage(texts.messages.won(context.amount(winOfSteps(play.round))))
        : undefined
    case 'showing':
    case 'resuming':
      return
    case 'deciding':
    case 'acting':
    case 'revealing':
    case 'checking':
    case 'unconfirmed-action':
      return renderDecision(screen, play.round, context)
    case 'halted':
      return screen.showMessage(texts.messages.waiting)
    default:
      return renderIdle(screen, state, context)
  }
}

/** The win as it stands while the player decides. */
function renderDecision(screen: Screen, round: SlotRound, { amount }: RenderContext): void {
  const { gamble } = round.outcome
  const win = gamble?.amount ?? winOfSteps(round)
  screen.meters.showWin(amount(win), win > round.bet)
  screen.showMessage(gamble ? texts.messages.won(amount(win)) : texts.decisions.choice.message)
}

/** Marks a replayed round. */
const replayText = (play: SlotPlay): string | null =>
  'isReplay' in play && play.isReplay ? texts.messages.replay(momentText(play.round.playedAt)) : null

const bonusText = ({ bonus }: SlotState, { amount }: RenderContext): string | null =>
  bonus ? texts.messages.bonus(bonus.remaining, amount(bonus.value)) : null

function renderResuming(screen: Screen, reply: SlotRound, { announce }: RenderContext): void {
  const { title, note, go } = commonTexts.resume[reply.state]
  screen.overlay.prompt(title, note, null, go)
  announce([title, note, go].join('. '))
}

function renderIdle(screen: Screen, { lastWin, bet, isPaused: paused }: SlotState, { amount }: RenderContext): void {
  if (paused) return screen.showMessage(commonTexts.paused)
  screen.meters.showWin(amount(lastWin ?? 0), (lastWin ?? 0) > bet)
  screen.showMessage(
    lastWin === null ? texts.messages.ready : lastWin > 0 ? texts.messages.won(amount(lastWin)) : texts.messages.noWin,
  )
}

/** „Ešte 7 voľných točení · Výhry × 2“ while free spins run, the like while symbols fall or coins are held. */
function progressText({ play, session }: SlotState): string | null {
  const step = stepOf(play)
  if (step === null || session === null || !('step' in play)) return null
  const { reels, rows } = session.game
  if (step.kind === 'wild-respin') return texts.decisions.expanding.respin(step.heldReels?.length ?? 0)
  if (step.kind === 'cascade') return texts.families.cascade(play.step, step.multiplier)
  if (step.respinsLeft !== undefined && play.phase !== 'stopping')
    return texts.families.respin(step.respinsLeft, step.coins?.length ?? 0, reels * rows)
  if (step.kind === 'respin') {
    const previousStep = play.round.outcome.steps[play.step - 1]
    return texts.families.respin(
      Math.max(0, (previousStep?.respinsLeft ?? 1) - 1),
      previousStep?.coins?.length ?? 0,
      reels * rows,
    )
  }
  if (!step.isFreeSpin) return null
  const { multiplier } = step
  const spinsLeft = texts.messages.freeSpin(step.freeSpinsLeft)
  return multiplier > 1 ? `${spinsLeft} · ${texts.meters.multiplier(multiplier)}` : spinsLeft
}

function stepOf(play: SlotPlay): SlotRound['outcome']['steps'][number] | null {
  const inRound = play.phase === 'stopping' || play.phase === 'showing' || play.phase === 'overlay'
  return inRound ? (play.round.outcome.steps[play.step] ?? null) : null
}

function renderOverlay(
  screen: Screen,
  play: Extract<SlotPlay, { phase: 'overlay' }>,
  { amount, announce, sounds }: RenderContext,
): void {
  const { overlays } = texts
  if (play.overlay === 'summary') {
    const won = winOfSteps(play.round)
    const win = amount(won)
    const title = stepOf(play)?.kind === 'respin' ? texts.families.heldSummary : overlays.summary.title
    screen.overlay.prompt(title, overlays.summary.note, win, overlays.summary.go)
    if (celebrationOf(won, play.round.bet) !== 'plain' && won > 0) sounds.play('win')
    return announce(`${title}. ${texts.messages.won(win)}. ${overlays.summary.go}.`)
  }
  if (play.overlay === 'held') return renderHoldAndWin(screen, play, { announce, sounds })
  const overlayTexts = overlays[play.overlay]
  const title = overlayTexts.title(play.round.outcome.steps[play.step]?.freeSpinsAwarded ?? 0)
  const note = overlayTexts.note(play.round.outcome.steps[play.step + 1]?.multiplier ?? 1)
  screen.overlay.prompt(title, note, null, overlayTexts.go)
  sounds.play('free-spins')
  announce([title, note, overlayTexts.go].filter(Boolean).join('. '))
}

function renderHoldAndWin(
  screen: Screen,
  play: Extract<SlotPlay, { phase: 'overlay' }>,
  { announce, sounds }: Omit<RenderContext, 'amount'>,
): void {
  const { title, note, go } = texts.families.held
  const step = stepOf(play)
  const noteText = note(step?.coins?.length ?? 0, step?.respinsLeft ?? 0)
  screen.overlay.prompt(title, noteText, null, go)
  sounds.play('free-spins')
  announce([title, noteText, go].join('. '))
}
