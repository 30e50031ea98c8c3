import type { SlotDefinition, SlotOutcome } from '@herna/contract/games'
import type { CallResult, GameView, ViewContext, ViewEffect } from '@herna/game-kit'
import { applyCabinet } from '../cabinet/index.ts'
import { DecisionPanel } from '../decision/index.ts'
import { isQuickSpin, listenToKeys, neighbourBet, setQuickSpin, spinButtonState } from '../controls/index.ts'
import { openBetSheet, openSlotInfo } from '../panels/index.ts'
import { anticipatedReels, type ReelStop } from '../reels/index.ts'
import type { SlotEffect, SlotEvent, SlotPlay, SlotState } from '../round/index.ts'
import type { SlotRound } from '../session/index.ts'
import type { SlotSounds } from '../sounds/index.ts'
import { texts } from '../texts/index.ts'
import type { Dress } from './dress.ts'
import { prepareRound } from './prepare-round.ts'
import { renderState } from './render-state.ts'
import { Screen } from './screen.ts'
import { cycleWins, showWins, type WinContext } from './show-wins.ts'
import { Skips } from './waiting.ts'
import { trailText } from './win-text.ts'

type Context = ViewContext<SlotDefinition, SlotOutcome, SlotState, SlotEvent>

/** The view of a slot. */
export class SlotView implements GameView<SlotOutcome, SlotState, SlotEffect> {
  readonly #context: Context
  readonly #sounds: SlotSounds
  readonly #screen: Screen
  readonly #dress: Dress
  readonly #decision: DecisionPanel
  #skips = new Skips()
  /** Ends what is shown between two rounds. */
  #resting = new AbortController()

  constructor(context: Context, sounds: SlotSounds, dress: Dress) {
    this.#context = context
    this.#sounds = sounds
    this.#dress = dress
    const { game, mode, currency, press, state } = context
    applyLayout(document.documentElement, game)
    this.#decision = new DecisionPanel({
      ...context,
      act: (action) => {
        if (context.guard.admits()) context.dispatch({ type: 'act', action })
      },
    })
    const bet = (step: -1 | 1): void => this.#stepBet(step)
    this.#screen = new Screen(context, dress, {
      ...context,
      skip: () => this.#skips.all(),
      tap: () => {
        const { phase } = state().play
        if (phase === 'requesting' || phase === 'stopping' || phase === 'showing') press()
      },
      bet,
      openBets: () => this.#openBets(),
      openInfo: () => openSlotInfo(game, mode, currency, state().bet, { isOn: isQuickSpin, set: setQuickSpin }),
      reelStopped: (reel) => sounds.play('stop', { pan: panOf(reel, game.reels) }),
    })
    listenToKeys({ press, bet, sound: context.toggleSound }, context.until)
    context.until.addEventListener('abort', () => this.#resting.abort())
  }

  get root(): HTMLElement {
    return this.#screen.root
  }

  update(state: SlotState): void {
    const { play, balance, bet, bonus, isOnline, isPaused, session } = state
    const { amount, announce, guard } = this.#context
    this.#screen.meters.showBalance(amount(balance))
    this.#screen.stake.show(amount(bonus?.value ?? bet), session?.game.bets ?? [], bet, play.phase === 'idle' && bonus === null)
    this.#screen.spin.show(spinButtonState(play, isOnline && !isPaused && !guard.isClosed))
    this.#screen.showOnline(isOnline)
    this.#decision.update(play)
    renderState(this.#screen, state, { amount, announce, sounds: this.#sounds })
    this.#dress.scene.showBonus(isInBonus(play))
  }

  showSound(isOn: boolean): void {
    this.#screen.showSound(isOn)
  }

  runEffect(effect: SlotEffect | ViewEffect<SlotOutcome>): void {
    this.#resting.abort()
    switch (effect.type) {
      case 'begin':
      case 'spin-reels':
        this.#startReels(effect.type === 'spin-reels' ? effect.held : undefined)
        return this.#sounds.play('spin')
      case 'stop-reels':
      case 'drop-symbols':
      case 'respin':
        if (effect.type === 'drop-symbols') this.#sounds.play('cascade')
        return void this.#moveReels(effect)
      case 'roll':
        return void this.#roll(effect)
      case 'hurry-reels':
        this.#screen.trail?.hurry()
        return this.#screen.reels.hurry()
      case 'reset-view':
        return void this.#screen.reels.stop(this.#screen.reels.grid, { isQuick: true, anticipated: [] })
      case 'show-wins':
        return void this.#showWins(effect.round, effect.step)
      case 'skip-wins':
        return this.#skips.press()
      case 'request-action':
        return void this.#dispatchResult(this.#context.api.act(this.#context.token(), effect.roundId, effect.action))
      case 'request-state':
        return void this.#dispatchResult(this.#context.api.round(this.#context.token(), effect.roundId))
      case 'show-card':
        return void this.#decision.showCard(effect.round).then(() => this.#context.dispatch({ type: 'card-shown' }))
    }
  }

  async #dispatchResult(call: Promise<CallResult<SlotRound>>): Promise<void> {
    const result = await call
    this.#context.dispatch(
      result.ok ? { type: 'round-received', round: result.value } : { type: 'action-failed', failure: result.failure },
    )
  }

  onRoundEnded(round: SlotRound): void {
    this.#resting.abort()
    this.#resting = new AbortController()
    const context = this.#winContext
    if (context) void cycleWins(context, round, this.#resting.signal)
  }

  #startReels(held: readonly number[] = []): void {
    const { reels, ribbon } = this.#screen
    ribbon.hide()
    reels.lines.clear()
    reels.highlight(null)
    reels.start(held)
    if (!this.#context.reducedMotion()) this.#dress.scene.move()
  }

  async #moveReels(effect: ReelMove): Promise<void> {
    const { amount, state, dispatch } = this.#context
    const { play } = state()
    if ('step' in play) prepareRound(this.#dress, play.round)
    await moveReels(this.#screen, effect, amount, stopOf(effect, state()))
    dispatch({ type: 'reels-stopped' })
  }

  async #roll({ trail, ...amounts }: RollEffect): Promise<void> {
    const { amount, announce, dispatch, state } = this.#context
    this.#sounds.play('spin')
    await this.#screen.trail?.roll(trail, amounts, amount)
    const { session } = state()
    const won = amounts.after - amounts.before
    if (session) announce(texts.bonuses.trail.spoken(trail.roll, trailText(session.game, trail.field, amount(won))))
    this.#sounds.play(won > 0 ? 'coin' : 'stop')
    dispatch({ type: 'reels-stopped' })
  }

  get #winContext(): WinContext | null {
    const { session } = this.#context.state()
    return session && { screen: this.#screen, sounds: this.#sounds, game: session.game, amount: this.#context.amount }
  }

  async #showWins(round: SlotRound, step: number): Promise<void> {
    this.#skips = new Skips()
    const context = this.#winContext
    if (context) await showWins(context, round, step, this.#skips)
    this.#context.dispatch({ type: 'wins-shown' })
  }

  #stepBet(step: -1 | 1): void {
    const { session, bet } = this.#context.state()
    const next = neighbourBet(session?.game.bets ?? [], bet, step)
    if (next !== null) this.#chooseBet(next)
  }

  #openBets(): void {
    const { session, bet, play } = this.#context.state()
    if (session && play.phase === 'idle') openBetSheet(session.game, session.currency, bet, (to) => this.#chooseBet(to))
  }

  #chooseBet(bet: number): void {
    const { state, dispatch, announce, amount } = this.#context
    if (state().play.phase !== 'idle' || state().bonus !== null) return
    dispatch({ type: 'bet-chosen', bet })
    announce(texts.spoken.bet(amount(bet)))
  }
}

/** From the announcement of free spins or held coins to the sum of the round. */
function isInBonus(play: SlotPlay): boolean {
  if (!('step' in play)) return false
  const step = play.round.outcome.steps[play.step]
  return play.phase === 'overlay' || step?.isFreeSpin === true || step?.kind === 'respin' || step?.kind === 'trail'
}

/** A reel is heard from its place, not from the edge. */
const panOf = (reel: number, reels: number): number => (reels < 2 ? 0 : (reel / (reels - 1) - 0.5) * 0.8)

type RollEffect = Extract<SlotEffect, { type: 'roll' }>
type ReelMove = Extract<SlotEffect, { type: 'stop-reels' | 'drop-symbols' | 'respin' }>

/** How the reels stop: at once when the player wants it; else later on reels that may still complete the free spins. */
function stopOf(move: ReelMove, { play, session }: SlotState): ReelStop {
  const isQuick = move.type === 'stop-reels' && (move.isQuick || isQuickSpin())
  const step = 'step' in play ? play.round.outcome.steps[play.step] : undefined
  const isPaidSpin = move.type === 'stop-reels' && step?.kind === 'spin' && !step.isFreeSpin
  return { isQuick, anticipated: session && isPaidSpin && !isQuick ? anticipatedReels(session.game, move.grid) : [] }
}

/** Animates the reels to a step's grid; resolves when they rest and the screen readers' table is updated. */
async function moveReels(screen: Screen, move: ReelMove, amount: (cents: number) => string, stop: ReelStop): Promise<void> {
  const { reels } = screen
  switch (move.type) {
    case 'stop-reels':
      await reels.stop(move.grid, stop)
      if (move.expanded) await reels.cover(move.expanded)
      return screen.showGrid(move.expanded?.grid ?? move.grid, move.coins ?? [], false, amount)
    case 'drop-symbols':
      reels.lines.clear()
      await reels.drop(move.removed, move.grid)
      return screen.showGrid(move.grid, [], false, amount)
    case 'respin':
      reels.lines.clear()
      reels.highlight(null)
      reels.coins(
        move.coins.filter((coin) => !coin.isNew),
        true,
        amount,
      )
      await reels.respin(move.grid)
      return screen.showGrid(move.grid, move.coins, true, amount)
  }
}

/** Sets the numbers of reels and rows and the cabinet for the style sheets. */
function applyLayout(root: HTMLElement, game: SlotDefinition): void {
  root.style.setProperty('--reels', String(game.reels))
  root.style.setProperty('--rows', String(game.rows))
  root.dataset.family = game.family
  root.dataset.reels = String(game.reels)
  applyCabinet(root, game.world)
}
