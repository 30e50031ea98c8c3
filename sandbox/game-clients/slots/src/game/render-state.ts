import type { SlotDefinition, SlotStep } from '@herna/contract/games'
import { commonTexts, momentText } from '@herna/game-kit'
import type { SlotRound } from '../session/index.ts'
import type { SlotPlay, SlotState } from '../round/index.ts'
import type { SlotSounds } from '../sounds/index.ts'
import { texts } from '../texts/index.ts'
import { celebrationOf, meterBefore, multipleOf, winOfSteps } from '../wins/index.ts'
import { renderFeatures } from './render-features.ts'
import type { Prompt } from './overlay.ts'
import { WORDS } from './prepare-round.ts'
import type { Screen } from './screen.ts'

interface RenderContext {
  amount: (cents: number) => string
  announce: (text: string) => void
  sounds: SlotSounds
}

type OverlayPlay = Extract<SlotPlay, { phase: 'overlay' }>

/** Renders the state around the reels: overlay, message, meters. */
export function renderState(screen: Screen, state: SlotState, context: RenderContext): void {
  const { play } = state
  renderFeatures(screen, state, context.amount)
  if (play.phase === 'overlay') renderOverlay(screen, state, play, context)
  else if (play.phase === 'resuming') renderResuming(screen, play.round, context)
  else if (play.phase !== 'showing') screen.overlay.hide()
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
  screen.overlay.prompt({ title, notes: [note], amount: null, go })
  announce([title, note, go].join('. '))
}

function renderIdle(screen: Screen, { lastWin, bet, isPaused: paused }: SlotState, { amount }: RenderContext): void {
  if (paused) return screen.showMessage(commonTexts.paused)
  screen.meters.showWin(amount(lastWin ?? 0), (lastWin ?? 0) > bet)
  if (lastWin === null) return screen.showMessage(texts.messages.ready, true)
  screen.showMessage(lastWin > 0 ? texts.messages.won(amount(lastWin)) : texts.messages.noWin, lastWin === 0)
}

/** „Ešte 7 voľných točení · Výhry × 2“ while free spins run, the like while symbols fall or coins are held. */
function progressText({ play, session }: SlotState): string | null {
  const step = stepOf(play)
  if (step === null || session === null || !('step' in play)) return null
  const { reels, rows } = session.game
  const { bonuses } = texts
  if (step.trail) return bonuses.trail.progress(step.trail.field, session.game.trail?.fields.length ?? 0)
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
  const left = texts.messages.freeSpin(step.freeSpinsLeft)
  const coveredReels = (step.heldReels?.length ?? 0) + (play.phase === 'stopping' ? 0 : (step.expanded?.reels.length ?? 0))
  const spinsLeft = session.game.hasStickyWilds ? bonuses.sticky.progress(left, coveredReels) : left
  return multiplier > 1 ? `${spinsLeft} · ${texts.meters.multiplier(multiplier)}` : spinsLeft
}

function stepOf(play: SlotPlay): SlotRound['outcome']['steps'][number] | null {
  const inRound = play.phase === 'stopping' || play.phase === 'showing' || play.phase === 'overlay'
  return inRound ? (play.round.outcome.steps[play.step] ?? null) : null
}

function renderOverlay(screen: Screen, { session }: SlotState, play: OverlayPlay, context: RenderContext): void {
  const { announce, sounds, amount } = context
  if (play.overlay === 'summary') return renderSummary(screen, play, context)
  const prompt = session && promptOf(session.game, play, amount)
  if (prompt === null) return
  screen.overlay.prompt(prompt)
  sounds.play('free-spins')
  announce([prompt.title, ...prompt.notes, prompt.go].join('. '))
}

function promptOf(game: SlotDefinition, play: OverlayPlay, amount: (cents: number) => string): Prompt {
  if (play.overlay === 'held') return holdAndWinPrompt(play)
  return play.overlay === 'trail' ? trailPrompt(game) : freeSpinsPrompt(game, play, amount)
}

/** The end of a bonus feature: its sum, and how many times the stake that is. */
function renderSummary(screen: Screen, play: OverlayPlay, { amount, announce, sounds }: RenderContext): void {
  const { round } = play
  const won = winOfSteps(round)
  const win = amount(won)
  const { summary } = texts.overlays
  const { title, words } = summaryTitle(stepOf(play))
  const spinCount = round.outcome.steps.filter((step) => step.isFreeSpin).length
  const size = celebrationOf(won, round.bet)
  const notes = [
    spinCount > 0 ? summary.spins(spinCount) : summary.note,
    ...(size === 'none' || size === 'plain' ? [] : [texts.wins.bigMultiple(multipleOf(won, round.bet), amount(round.bet))]),
  ]
  screen.overlay.prompt({ title, words, notes, amount: win, go: summary.go })
  sounds.playWin(won, round.bet)
  announce(`${title}. ${texts.messages.won(win)}. ${summary.go}.`)
}

function summaryTitle(step: SlotStep | null): Pick<Prompt, 'title' | 'words'> {
  if (step?.kind === 'trail') return { title: texts.bonuses.trail.summary, words: WORDS.trailOver }
  if (step?.kind === 'respin') return { title: texts.families.heldSummary, words: WORDS.coinsOver }
  return { title: texts.overlays.summary.title, words: WORDS.freeSpinsOver }
}

/** The start of free spins, or more of them: how many, what changes, and that they cost nothing. */
function freeSpinsPrompt(game: SlotDefinition, play: OverlayPlay, amount: (cents: number) => string): Prompt {
  const { awarded, more } = texts.overlays
  const count = stepOf(play)?.freeSpinsAwarded ?? 0
  if (play.overlay === 'more') return { title: more.title(count), notes: [more.note], amount: null, go: more.go }
  const scatter = game.symbols.find(({ role }) => role === 'scatter')
  const [least] = game.freeSpins?.awards ?? []
  // The player may have chosen among several multipliers.
  const multiplier = play.round.outcome.steps[play.step + 1]?.multiplier ?? 1
  const scatterCount =
    stepOf(play)
      ?.grid.flat()
      .filter((id) => id === scatter?.id).length ?? 0
  const notes = [
    multiplier > 1 ? awarded.multiplied(multiplier) : awarded.same,
    ...(game.hasStickyWilds ? [texts.bonuses.sticky.note] : []),
    ...(scatter && least && !game.hasStickyWilds ? [awarded.again(least[0], scatter.name, least[1])] : []),
    awarded.free(amount(play.round.bet)),
  ]
  const symbols = scatter ? Array.from({ length: Math.min(scatterCount, 5) }, () => scatter.image) : []
  return { title: awarded.title(count), words: WORDS.freeSpins(count), notes, amount: null, go: awarded.go, symbols }
}

function holdAndWinPrompt(play: OverlayPlay): Prompt {
  const { title, note, go } = texts.families.held
  const step = stepOf(play)
  const notes = [note(step?.coins?.length ?? 0, step?.respinsLeft ?? 0)]
  return { title, words: WORDS.coins, notes, amount: null, go }
}

function trailPrompt({ trail, symbols }: SlotDefinition): Prompt {
  const { title, note, end, go } = texts.bonuses.trail.intro
  const scatter = symbols.find(({ role }) => role === 'scatter')
  const pictures = scatter ? Array.from({ length: trail?.scattersToStart ?? 0 }, () => scatter.image) : []
  return { title, words: WORDS.trail, notes: [note(trail?.fields.length ?? 0), end], amount: null, go, symbols: pictures }
}
