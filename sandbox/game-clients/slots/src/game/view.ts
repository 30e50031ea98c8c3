import type { SlotDefinition, SlotOutcome } from '@herna/contract/games'
import type { CallResult, GameView, ViewContext, ViewEffect } from '@herna/game-kit'
import { DecisionPanel } from '../decision/index.ts'
import { listenToKeys, neighbourBet, spinButtonState } from '../controls/index.ts'
import { openBetSheet, openSlotInfo } from '../panels/index.ts'
import type { Pictures } from '../reels/index.ts'
import type { SlotEffect, SlotEvent, SlotState } from '../round/index.ts'
import type { SlotRound } from '../session/index.ts'
import type { SlotSounds } from '../sounds/index.ts'
import { texts } from '../texts/index.ts'
import { renderState } from './render-state.ts'
import { Screen } from './screen.ts'
import { showWins } from './show-wins.ts'

type Context = ViewContext<SlotDefinition, SlotOutcome, SlotState, SlotEvent>

/** The view of a slot. */
export class SlotView implements GameView<SlotOutcome, SlotState, SlotEffect> {
  readonly #context: Context
  readonly #sounds: SlotSounds
  readonly #screen: Screen
  readonly #decision: DecisionPanel
  #skip = new AbortController()

  constructor(context: Context, sounds: SlotSounds, symbols: Pictures) {
    this.#context = context
    this.#sounds = sounds
    const { game, mode, currency, press, state } = context
    applyLayout(document.documentElement, game)
    this.#decision = new DecisionPanel({ ...context, act: (action) => context.dispatch({ type: 'act', action }) })
    const bet = (step: -1 | 1): void => this.#stepBet(step)
    this.#screen = new Screen(context, symbols, {
      ...context,
      tap: () => {
        const { phase } = state().play
        if (phase === 'requesting' || phase === 'stopping' || phase === 'showing') press()
      },
      bet,
      openBets: () => this.#openBets(),
      openInfo: () => openSlotInfo(game, mode, currency, state().bet),
      reelStopped: () => sounds.play('stop'),
    })
    listenToKeys({ press, bet, sound: context.toggleSound }, context.until)
  }

  get root(): HTMLElement {
    return this.#screen.root
  }

  update(state: SlotState): void {
    const { play, balance, bet, bonus, isOnline, isPaused, session } = state
    const { amount, announce } = this.#context
    this.#screen.meters.showBalance(amount(balance))
    this.#screen.stake.show(amount(bonus?.value ?? bet), session?.game.bets ?? [], bet, play.phase === 'idle' && bonus === null)
    this.#screen.spin.show(spinButtonState(play, isOnline && !isPaused))
    this.#screen.showOnline(isOnline)
    this.#decision.update(play)
    renderState(this.#screen, state, { amount, announce, sounds: this.#sounds })
  }

  showSound(isOn: boolean): void {
    this.#screen.showSound(isOn)
  }

  runEffect(effect: SlotEffect | ViewEffect<SlotOutcome>): void {
    switch (effect.type) {
      case 'begin':
      case 'spin-reels':
        startReels(this.#screen, effect.type === 'spin-reels' ? effect.held : undefined)
        return this.#sounds.play('press')
      case 'stop-reels':
      case 'drop-symbols':
      case 'respin':
        return void this.#moveReels(effect)
      case 'hurry-reels':
        return this.#screen.reels.hurry()
      case 'reset-view':
        return void this.#screen.reels.stop(this.#screen.reels.grid, true)
      case 'show-wins':
        return void this.#showWins(effect.round, effect.step)
      case 'skip-wins':
        return this.#skip.abort()
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

  async #moveReels(effect: ReelMove): Promise<void> {
    await moveReels(this.#screen, effect, this.#context.amount)
    this.#context.dispatch({ type: 'reels-stopped' })
  }

  async #showWins(round: SlotRound, step: number): Promise<void> {
    const { amount, state, dispatch } = this.#context
    const { session } = state()
    this.#skip = new AbortController()
    if (session) {
      const { game } = session
      await showWins({ screen: this.#screen, sounds: this.#sounds, game, amount }, round, step, this.#skip.signal)
    }
    dispatch({ type: 'wins-shown' })
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

type ReelMove = Extract<SlotEffect, { type: 'stop-reels' | 'drop-symbols' | 'respin' }>

function startReels({ reels }: Screen, held: readonly number[] = []): void {
  reels.lines.clear()
  reels.highlight(null)
  reels.start(held)
}

/** Animates the reels to a step's grid; resolves when they rest and the screen readers' table is updated. */
async function moveReels(screen: Screen, move: ReelMove, amount: (cents: number) => string): Promise<void> {
  const { reels } = screen
  switch (move.type) {
    case 'stop-reels':
      await reels.stop(move.grid, move.isQuick)
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

/** Sets the numbers of reels and rows for the style sheets. */
function applyLayout(root: HTMLElement, game: SlotDefinition): void {
  root.style.setProperty('--reels', String(game.reels))
  root.style.setProperty('--rows', String(game.rows))
  root.dataset.family = game.family
  root.dataset.reels = String(game.reels)
}
