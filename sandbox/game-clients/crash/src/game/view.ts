import type { CrashDefinition, CrashOutcome } from '@herna/contract/games'
import type { GameView, Sounds, ViewContext, ViewEffect } from '@herna/game-kit'
import { listenToKeys } from '../controls/index.ts'
import { openCrashInfo } from '../panels/index.ts'
import type { CrashEffect, CrashEvent, CrashState } from '../round/index.ts'
import type { CrashRound } from '../session/index.ts'
import type { SoundName } from '../sounds/index.ts'
import { texts } from '../texts/index.ts'
import { resultOf } from './round-result.ts'
import { CurveAnimation } from './flight.ts'
import { renderState } from './render-state.ts'
import { Screen } from './screen.ts'

/** Long-poll time for the round's end; less than the call timeout. */
const LONG_POLL_MS = 5_000
const RETRY_MS = 1_000

type Context = ViewContext<CrashDefinition, CrashOutcome, CrashState, CrashEvent>

/** The view of a crash game. */
export class CrashView implements GameView<CrashOutcome, CrashState, CrashEffect> {
  readonly #context: Context
  readonly #sounds: Sounds<SoundName>
  readonly #screen: Screen
  readonly #animation: CurveAnimation

  constructor(context: Context, sounds: Sounds<SoundName>) {
    this.#context = context
    this.#sounds = sounds
    const { game, mode, currency, dispatch, until } = context
    const press = (): void => {
      if (this.#screen.auto.isGood || context.state().play.phase !== 'idle') context.press()
    }
    this.#screen = new Screen(context, {
      ...context,
      press,
      chooseBet: (bet) => dispatch({ type: 'bet-chosen', bet }),
      chooseAuto: (auto) => dispatch({ type: 'auto-chosen', auto }),
      openInfo: () => openCrashInfo(game, mode, currency),
    })
    this.#animation = new CurveAnimation(game, this.#screen, {
      onRise: (multiple) => this.#onRise(multiple),
      // High multiples pass too fast for a screen reader to announce each.
      onWholeMultiple: (multiple) => {
        if (multiple <= 10 || multiple % 10 === 0) context.announce(texts.spoken.at(`${multiple}×`))
      },
    })
    listenToKeys(press, until)
  }

  get root(): HTMLElement {
    return this.#screen.root
  }

  update(state: CrashState): void {
    renderState(state, this.#screen, this.#animation, this.#context.amount)
  }

  showSound(isOn: boolean): void {
    this.#screen.showSound(isOn)
  }

  runEffect(effect: CrashEffect | ViewEffect<CrashOutcome>): void {
    switch (effect.type) {
      case 'watch':
        return void this.#watch(effect)
      case 'cash-out':
        return void this.#cashOut(effect)
      case 'fly':
        return this.#fly(effect.round)
      case 'end':
        return this.#end(effect.round)
      case 'skip':
        return this.#animation.skip()
      case 'show-too-early':
        this.#animation.statusText = texts.states.notYet
    }
  }

  onOpened(): void {
    const { api, token } = this.#context
    void api.history(token(), null).then((history) => {
      if (history.ok) this.#screen.addResults(...history.value.rounds.toReversed().map(resultOf))
    })
  }

  onRoundReceived(round: CrashRound, requestedAt: number): void {
    this.#animation.sync(round, Math.max(requestedAt, performance.now() - 300), performance.now())
  }

  onRoundEnded(round: CrashRound): void {
    this.#screen.addResults(resultOf(round))
  }

  #onRise(multiple: number): void {
    const { play } = this.#context.state()
    if (play.phase === 'flying' && play.cashOutActionId === null)
      this.#screen.mainButton.showDetail(this.#context.amount(Math.floor((play.round.bet * multiple) / 100)))
  }

  #fly(round: CrashRound): void {
    this.#animation.sync(round, performance.now(), performance.now())
    this.#animation.begin()
    this.#sounds.play('start')
    this.#context.announce(texts.spoken.started(this.#context.amount(round.bet)))
  }

  #end(round: CrashRound): void {
    const { cashedOutAt } = round.outcome
    const state = cashedOutAt === null ? texts.states.gone : texts.states.taken(this.#context.amount(round.win))
    this.#sounds.play(cashedOutAt === null ? 'crashed' : 'cashed-out')
    this.#animation.end(round, state, () => this.#context.dispatch({ type: 'shown' }))
  }

  async #watch({ roundId, isRetry: soon }: Extract<CrashEffect, { type: 'watch' }>): Promise<void> {
    const { api, token, dispatch } = this.#context
    if (soon) await new Promise((done) => setTimeout(done, RETRY_MS))
    const result = await api.round(token(), roundId, LONG_POLL_MS)
    dispatch(result.ok ? { type: 'round-received', round: result.value } : { type: 'watch-failed', failure: result.failure })
  }

  async #cashOut({ roundId, actionId }: Extract<CrashEffect, { type: 'cash-out' }>): Promise<void> {
    const { api, token, dispatch } = this.#context
    const result = await api.act(token(), roundId, { actionId, action: 'cash-out' })
    dispatch(result.ok ? { type: 'round-received', round: result.value } : { type: 'cash-out-failed', failure: result.failure })
  }
}
