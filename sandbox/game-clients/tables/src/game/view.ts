import type { BlackjackAction, RoundAction, TableDefinition, TableOutcome } from '@herna/contract/games'
import type { CallResult, GameView, Sounds, ViewContext, ViewEffect } from '@herna/game-kit'
import { BaccaratView } from '../baccarat/index.ts'
import { type Bets, withoutStakes, withPreviousStakes, withoutLastChip } from '../bets/index.ts'
import { BlackjackView } from '../blackjack/index.ts'
import type { TableView as KindView, ViewCallbacks } from '../betting-layout/index.ts'
import { DiceView } from '../dice/index.ts'
import { openTableInfo } from '../panels/index.ts'
import { RouletteView } from '../roulette/index.ts'
import type { TableEffect, TableEvent, TableState } from '../round/index.ts'
import type { TableRound } from '../session/index.ts'
import type { SoundName } from '../sounds/index.ts'
import { outcomeText, texts } from '../texts/index.ts'
import { VideoPokerView } from '../video-poker/index.ts'
import { createChipActions } from './chip-actions.ts'
import { renderState } from './render-state.ts'
import { listenToKeys } from './keyboard.ts'
import { Screen } from './screen.ts'
import { isOffered } from './displayed-stakes.ts'

type Context = ViewContext<TableDefinition, TableOutcome, TableState, TableEvent>

/** The view of a table: betting layout of its kind, chips and controls. */
export class TableView implements GameView<TableOutcome, TableState, TableEffect> {
  readonly #context: Context
  readonly #sounds: Sounds<SoundName>
  readonly #layout: KindView
  readonly #screen: Screen
  readonly #chipActions: ReturnType<typeof createChipActions>
  #skip = new AbortController()

  constructor(context: Context, sounds: Sounds<SoundName>) {
    this.#context = context
    this.#sounds = sounds
    const { game, currency, amount, reducedMotion, state, toggleSound, until } = context
    this.#chipActions = this.#createChipActions()
    this.#layout = createKindView(game, {
      amount,
      reducedMotion,
      place: (spot) => this.#chipActions.place(spot),
      placeAll: (stakes) => this.#chipActions.placeAll(stakes),
      chip: () => this.#ownChip(),
      play: (sound) => sounds.play(sound),
      decided: () => context.dispatch({ type: 'decided' }),
    })
    const act = (action: BlackjackAction): void => this.#act({ actionId: crypto.randomUUID(), action })
    this.#screen = new Screen(
      { ...context, view: this.#layout },
      {
        ...context,
        press: this.#press,
        act,
        undo: () => this.#changeBets(withoutLastChip(state().bets)),
        clear: () => this.#changeBets(withoutStakes(state().bets)),
        repeat: () => this.#changeBets(withPreviousStakes(state().bets, state().lastStakes)),
        choose: (chip) => this.#chipActions.choose(game, chip),
        openInfo: () => openTableInfo(game, currency),
      },
    )
    const hold = (place: number): void => this.#layout.root.querySelectorAll<HTMLElement>('.poker-slot')[place]?.click()
    listenToKeys({ press: this.#press, act, hold, sound: toggleSound }, until)
  }

  get root(): HTMLElement {
    return this.#screen.root
  }

  update(state: TableState): void {
    const { game, amount, dispatch, guard } = this.#context
    const outcome = state.lastOutcome && outcomeText(game, state.lastOutcome)
    renderState(state, {
      screen: this.#screen,
      view: this.#layout,
      outcome,
      amount,
      press: this.#press,
      isGuarded: guard.isClosed,
    })
    const defaultBet = this.#chipActions.missingDefaultBet()
    if (defaultBet) dispatch({ type: 'bets-changed', bets: defaultBet, isResultKept: true })
  }

  showSound(isOn: boolean): void {
    this.#screen.showSound(isOn)
  }

  runEffect(effect: TableEffect | ViewEffect<TableOutcome>): void {
    const { api, token } = this.#context
    switch (effect.type) {
      case 'begin':
        return this.#layout.begin()
      case 'reset-view':
        return this.#layout.reset()
      case 'request-action':
        return void this.#dispatchResult(api.act(token(), effect.roundId, effect.action))
      case 'request-state':
        return void this.#dispatchResult(api.round(token(), effect.roundId))
      case 'show':
        return void this.#showRound(effect.round, effect.previousRound)
      case 'skip':
        return this.#skip.abort()
    }
  }

  onRoundEnded({ win, staked }: TableRound): void {
    this.#sounds.playWin(win, staked)
  }

  async #dispatchResult(call: Promise<CallResult<TableRound>>): Promise<void> {
    const result = await call
    this.#context.dispatch(
      result.ok ? { type: 'round-received', round: result.value } : { type: 'action-failed', failure: result.failure },
    )
  }

  async #showRound(round: TableRound, previousRound: TableRound | null): Promise<void> {
    const { game, announce, dispatch } = this.#context
    this.#skip = new AbortController()
    const { play } = this.#context.state()
    await this.#layout.show(round, previousRound, this.#skip.signal, play.phase === 'showing' && play.isReplay)
    if (round.state === 'open') announce(texts.spoken.turn(outcomeText(game, round.outcome)))
    dispatch({ type: 'shown' })
  }

  readonly #press = (): void => {
    const held = this.#context.state().play.phase === 'choosing' ? this.#layout.held?.() : undefined
    if (held) return this.#act({ actionId: crypto.randomUUID(), action: 'hold', held })
    this.#context.press()
  }

  #act(action: RoundAction): void {
    const { play } = this.#context.state()
    if (play.phase !== 'choosing' || !isOffered(play.round.outcome, action)) return
    if (this.#context.guard.admits()) this.#context.dispatch({ type: 'act', action })
  }

  /** The selected chip's value; a golden chip is only for single spots, so the lowest stake stands for it. */
  #ownChip(): number {
    const { chosen } = this.#screen.tray
    return chosen === 'bonus' ? this.#context.game.minBet : chosen
  }

  #changeBets(bets: Bets): void {
    this.#context.dispatch({ type: 'bets-changed', bets })
  }

  #createChipActions(): ReturnType<typeof createChipActions> {
    const { state, amount, announce } = this.#context
    return createChipActions({
      state,
      chip: () => this.#screen.tray.chosen,
      amount,
      playChip: () => this.#sounds.play('chip'),
      bet: (bets) => this.#changeBets(bets),
      announce,
      refuse: (text) => {
        this.#screen.showMessage(text, false)
        announce(text)
      },
    })
  }
}

/** Creates the view of a game's kind. */
function createKindView(game: TableDefinition, callbacks: ViewCallbacks): KindView {
  switch (game.kind) {
    case 'roulette':
      return new RouletteView(game, callbacks)
    case 'blackjack':
      return new BlackjackView(game, callbacks)
    case 'baccarat':
      return new BaccaratView(game, callbacks)
    case 'video-poker':
      return new VideoPokerView(game, callbacks)
    case 'dice':
      return new DiceView(game, callbacks)
  }
}
