import type { CrashDefinition, CrashOutcome, CrashResult, CrashTable } from '@herna/contract/games'
import type { GameView, ViewContext, ViewEffect } from '@herna/game-kit'
import { listenToKeys } from '../controls/index.ts'
import { openCrashInfo } from '../panels/index.ts'
import type { CrashEffect, CrashEvent, CrashState } from '../round/index.ts'
import type { CrashRound } from '../session/index.ts'
import { type CrashSounds, engineHeight } from '../sounds/index.ts'
import type { ReadTable } from '../table/index.ts'
import { texts } from '../texts/index.ts'
import { openVerification } from '../verify/index.ts'
import { Flight } from './flight.ts'
import { renderControls } from './render-state.ts'
import { Screen } from './screen.ts'

/** Long-poll time for the bet's end; less than the call timeout. */
const LONG_POLL_MS = 5_000
const RETRY_MS = 1_000
const NOTE_MS = 1_500
/** After the end of a bet the button does nothing for so long: a press that was meant as a cash-out must not become a bet. */
const REST_MS = 1_500
/** Hashes of so many rounds are remembered for the verification. */
const MAX_SEEN_HASHES = 200

type Context = ViewContext<CrashDefinition, CrashOutcome, CrashState, CrashEvent>

/** The view of a crash game: the shared flight, the player's bet in it, the bets of the others. */
export class CrashView implements GameView<CrashOutcome, CrashState, CrashEffect> {
  readonly #context: Context
  readonly #sounds: CrashSounds
  readonly #screen: Screen
  readonly #flight: Flight
  readonly #seenHashes = new Map<number, string>()
  /** By the page's clock; when the player's last bet ended. */
  #endedAt = Number.NEGATIVE_INFINITY
  #note: { readonly text: string; readonly until: number } | null = null

  constructor(context: Context, sounds: CrashSounds, read: ReadTable) {
    this.#context = context
    this.#sounds = sounds
    const { game, mode, currency, dispatch, until, token } = context
    this.#screen = new Screen(context, {
      ...context,
      press: () => this.#press(),
      chooseBet: (bet) => dispatch({ type: 'bet-chosen', bet }),
      chooseAuto: (auto) => dispatch({ type: 'auto-chosen', auto }),
      openInfo: () => openCrashInfo(game, mode, currency),
      openVerification: (result) => this.#openVerification(result),
    })
    this.#flight = new Flight(game, this.#screen, {
      read,
      token,
      until,
      state: context.state,
      onTable: (table) => this.#onTable(table),
      onFrame: () => this.#onFrame(),
      onWholeMultiple: (multiple) => this.#announceMultiple(multiple),
      onCrash: (multiple) => this.#onCrash(multiple),
    })
    listenToKeys(() => this.#press(), until)
  }

  get root(): HTMLElement {
    return this.#screen.root
  }

  update(): void {
    this.#render()
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
      case 'accepted':
        this.#sounds.play('start')
        return this.#context.announce(texts.spoken.accepted(this.#context.amount(effect.round.bet)))
      case 'ended':
        this.#endedAt = performance.now()
        return this.#playEnd(effect.round)
      case 'show-too-early':
        this.#note = { text: texts.states.notYet, until: performance.now() + NOTE_MS }
    }
  }

  onOpened(): void {
    this.#flight.start()
    // The flight does not wait for the player: a bet that is in it is shown at once.
    if (this.#context.state().play.phase === 'resuming') this.#dispatchPress()
  }

  onRoundReceived(): void {
    this.#render()
  }

  #press(): void {
    const { state, dispatch, guard, press } = this.#context
    const { play, isQueued } = state()
    const { moment, isLost } = this.#flight
    if (play.phase === 'flying') {
      if (moment.kind === 'flying' && moment.multiple > 100 && !isLost) this.#dispatchPress()
      return
    }
    if (play.phase !== 'idle') return press()
    if (this.#flight.isOver) return press()
    if (this.#isResting) return
    if (!isQueued && (moment.kind === 'connecting' || isLost || !this.#screen.auto.isGood)) return
    if (moment.kind === 'betting' && moment.isOpen && !isQueued) press()
    else if (guard.admits()) {
      // The same button then stakes: the second press of a double click would.
      if (isQueued) guard.close()
      dispatch({ type: 'queue-toggled' })
    }
  }

  /** Without the guard: nothing a player could have meant otherwise. */
  #dispatchPress(): void {
    this.#context.dispatch({ type: 'pressed', id: crypto.randomUUID() })
  }

  get #isResting(): boolean {
    return performance.now() - this.#endedAt < REST_MS
  }

  #onTable(table: CrashTable): void {
    const { dispatch, state, announce } = this.#context
    const former = state().table
    if (table.round.seed === null) this.#rememberHash(table.round)
    dispatch({ type: 'table-received', table })
    this.#screen.results.show(endedRounds(table))
    const { play, isQueued, bonus, isOnline, isPaused } = state()
    const isNewBetting = former !== null && former.round.number !== table.round.number && table.round.crashedAt === null
    if (isNewBetting && play.phase === 'idle' && !isQueued && bonus === null) announce(texts.spoken.open)
    const { moment } = this.#flight
    if (!isQueued || play.phase !== 'idle' || !isOnline || isPaused || moment.kind !== 'betting' || !moment.isOpen) return
    // One attempt: a bet that is refused, for example above the balance, is not repeated by itself.
    dispatch({ type: 'queue-toggled' })
    this.#dispatchPress()
  }

  #rememberHash({ number, hash }: CrashTable['round']): void {
    // The first one counts: it was received before the betting ended.
    if (!this.#seenHashes.has(number)) this.#seenHashes.set(number, hash)
    const [oldest] = this.#seenHashes.keys()
    if (this.#seenHashes.size > MAX_SEEN_HASHES && oldest !== undefined) this.#seenHashes.delete(oldest)
  }

  #openVerification(chosen?: CrashResult): void {
    const { state, game } = this.#context
    const { table } = state()
    const results = table === null ? [] : endedRounds(table)
    const verification = { game, running: table?.round ?? null, results, seenHashes: this.#seenHashes }
    openVerification(verification, chosen ?? results[0])
  }

  #onFrame(): void {
    const { moment, isLost } = this.#flight
    this.#sounds.showEngine(moment.kind === 'flying' && !isLost ? engineHeight(moment.elapsedMs) : null)
    this.#render()
  }

  #onCrash(multiple: string): void {
    this.#sounds.play('burst')
    this.#announceCrash(multiple)
  }

  /** The burst belongs to the flight that everybody sees. */
  #playEnd({ outcome, win, bet }: CrashRound): void {
    if (outcome.cashedOutAt === null) return
    this.#sounds.play('cash-out')
    this.#sounds.playWin(win, bet)
  }

  #render(): void {
    const { moment, isLost } = this.#flight
    const note = this.#note !== null && performance.now() < this.#note.until ? this.#note.text : null
    const { state, amount } = this.#context
    renderControls(this.#screen, {
      state: state(),
      moment,
      isLost,
      isResting: this.#isResting,
      isOver: this.#flight.isOver,
      amount,
      note,
    })
  }

  /** Only for a bet that flies. High multiples pass too fast for a screen reader to announce each. */
  #announceMultiple(multiple: number): void {
    const isShown = multiple <= 10 || multiple % 10 === 0
    if (isShown && this.#context.state().play.phase === 'flying') this.#context.announce(texts.spoken.at(`${multiple}×`))
  }

  /** The end of a bet announces itself. */
  #announceCrash(multiple: string): void {
    const { last, table, play } = this.#context.state()
    const hadBet = play.phase === 'flying' || (last !== null && last.outcome.tableRound === table?.round.number)
    if (!hadBet) this.#context.announce(texts.spoken.over(multiple))
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

/** The rounds whose seeds are known, newest first. */
const endedRounds = ({ round, results }: CrashTable): CrashResult[] => {
  const { number, hash, position, chainHash, seed, crashedAt } = round
  return seed !== null && crashedAt !== null ? [{ number, hash, position, chainHash, seed, crashedAt }, ...results] : results
}
