import type { BlackjackAction, RoundAction, TableDefinition, TableOutcome } from '@herna/contract/games'
import type { Answer, GameView, Sounds, ViewContext, ViewEffect } from '@herna/game-kit'
import { BaccaratView } from '../baccarat/index.ts'
import { type Bets, cleared, repeated, undone } from '../bets/index.ts'
import { BlackjackView } from '../blackjack/index.ts'
import type { TableView as ClothView, ViewHands } from '../betting-layout/index.ts'
import { DiceView } from '../dice/index.ts'
import { openTableInfo } from '../panels/index.ts'
import { RouletteView } from '../roulette/index.ts'
import type { TableEffect, TableEvent, TableState } from '../round/index.ts'
import type { TableRound } from '../session/index.ts'
import type { SoundName } from '../sounds/index.ts'
import { outcomeText, texts } from '../texts/index.ts'
import { VideoPokerView } from '../video-poker/index.ts'
import { chipHand } from './chip-actions.ts'
import { follow } from './render-state.ts'
import { listenToKeys } from './keyboard.ts'
import { Screen } from './screen.ts'
import { isOffered } from './displayed-stakes.ts'

type Context = ViewContext<TableDefinition, TableOutcome, TableState, TableEvent>

/** A table on the page: the cloth of its kind, the chips, and the buttons around it. */
export class TableView implements GameView<TableOutcome, TableState, TableEffect> {
  readonly #context: Context
  readonly #sounds: Sounds<SoundName>
  readonly #cloth: ClothView
  readonly #screen: Screen
  readonly #chips: ReturnType<typeof chipHand>
  #skip = new AbortController()

  constructor(context: Context, sounds: Sounds<SoundName>) {
    this.#context = context
    this.#sounds = sounds
    const { game, currency, amount, calm, state, toggleSound, until } = context
    this.#chips = this.#chipHand()
    this.#cloth = viewOf(game, { amount, calm, place: (spot) => this.#chips.place(spot), play: (sound) => sounds.play(sound) })
    const act = (action: BlackjackAction): void => this.#act({ actionId: crypto.randomUUID(), action })
    this.#screen = new Screen(
      { ...context, view: this.#cloth },
      {
        ...context,
        press: this.#press,
        act,
        undo: () => this.#lay(undone(state().bets)),
        clear: () => this.#lay(cleared(state().bets)),
        repeat: () => this.#lay(repeated(state().bets, state().last)),
        choose: (chip) => this.#chips.choose(game, chip),
        openInfo: () => openTableInfo(game, currency),
      },
    )
    const hold = (place: number): void => this.#cloth.root.querySelectorAll<HTMLElement>('.poker-slot')[place]?.click()
    listenToKeys({ press: this.#press, act, hold, sound: toggleSound }, until)
  }

  get root(): HTMLElement {
    return this.#screen.root
  }

  show(state: TableState): void {
    const { game, amount, dispatch } = this.#context
    const outcome = state.lastOutcome && outcomeText(game, state.lastOutcome)
    follow(state, { screen: this.#screen, view: this.#cloth, outcome, amount, press: this.#press })
    const lying = this.#chips.toLie()
    if (lying) dispatch({ type: 'bets-laid', bets: lying, keepsResult: true })
  }

  showSound(isOn: boolean): void {
    this.#screen.showSound(isOn)
  }

  perform(effect: TableEffect | ViewEffect<TableOutcome>): void {
    const { api, token } = this.#context
    switch (effect.type) {
      case 'begin':
        return this.#cloth.begin()
      case 'settle':
        return this.#cloth.settle()
      case 'ask-action':
        return void this.#answer(api.act(token(), effect.roundId, effect.action))
      case 'ask-state':
        return void this.#answer(api.round(token(), effect.roundId))
      case 'show':
        return void this.#showRound(effect.round, effect.before)
      case 'skip':
        return this.#skip.abort()
    }
  }

  ended({ win, staked }: TableRound): void {
    if (win > staked) this.#sounds.play('win')
  }

  async #answer(call: Promise<Answer<TableRound>>): Promise<void> {
    const answer = await call
    this.#context.dispatch(
      answer.ok ? { type: 'answered', round: answer.value } : { type: 'action-failed', failure: answer.failure },
    )
  }

  async #showRound(round: TableRound, before: TableRound | null): Promise<void> {
    const { game, announce, dispatch } = this.#context
    this.#skip = new AbortController()
    await this.#cloth.show(round, before, this.#skip.signal)
    if (round.state === 'open') announce(texts.spoken.turn(outcomeText(game, round.outcome)))
    dispatch({ type: 'shown' })
  }

  readonly #press = (): void => {
    const held = this.#context.state().play.phase === 'choosing' ? this.#cloth.held?.() : undefined
    if (held) return this.#act({ actionId: crypto.randomUUID(), action: 'hold', held })
    this.#context.press()
  }

  #act(action: RoundAction): void {
    const { play } = this.#context.state()
    if (play.phase === 'choosing' && isOffered(play.round.outcome, action)) this.#context.dispatch({ type: 'act', action })
  }

  #lay(bets: Bets): void {
    this.#context.dispatch({ type: 'bets-laid', bets })
  }

  #chipHand(): ReturnType<typeof chipHand> {
    const { state, amount, announce } = this.#context
    return chipHand({
      state,
      chip: () => this.#screen.tray.chosen,
      amount,
      playChip: () => this.#sounds.play('chip'),
      bet: (bets) => this.#lay(bets),
      announce,
      refuse: (text) => {
        this.#screen.say(text, false)
        announce(text)
      },
    })
  }
}

/** A view per kind. */
function viewOf(game: TableDefinition, hands: ViewHands): ClothView {
  switch (game.kind) {
    case 'roulette':
      return new RouletteView(game, hands)
    case 'blackjack':
      return new BlackjackView(game, hands)
    case 'baccarat':
      return new BaccaratView(game, hands)
    case 'video-poker':
      return new VideoPokerView(game, hands)
    case 'dice':
      return new DiceView(game, hands)
  }
}
