import { type LiveDefinition, type LiveOutcome, LIVE_TABLE_METHODS } from '@herna/contract/games'
import { commonTexts, type GameView, isForPortal, type Sounds, type ViewContext, type ViewEffect } from '@herna/game-kit'
import type { Board, BoardActions, CreateBoard } from '../board/index.ts'
import { type CreateHub, followTable, type Hub, TableClock } from '../hub/index.ts'
import { openTableInfo } from '../panels/index.ts'
import {
  added,
  confirmedStakes,
  isGoldenShown,
  type LiveEffect,
  type LiveEvent,
  type LiveState,
  sessionEndOf,
  stakedIn,
  totalOf,
} from '../round/index.ts'
import type { LiveRound } from '../session/index.ts'
import type { SoundName } from '../sounds/index.ts'
import { texts } from '../texts/index.ts'
import { Announcer } from './announcer.ts'
import { boardViewOf } from './board-view.ts'
import { notLiveText } from './connection-text.ts'
import { runTicks } from './host-time.ts'
import { listenToKeys } from './keyboard.ts'
import { phaseText } from './phase-text.ts'
import { Screen } from './screen.ts'

/** Less than the time limit of a call. */
const LONG_POLL_MS = 6_000
/** After a failed call the host is asked for the round again, less and less often: all windows lose a host that restarts. */
const RETRY_MS = 1_500
const LONGEST_RETRY_MS = 8_000
/** Shown for a balance that is not known. */
const UNKNOWN = '–'

type Context = ViewContext<LiveDefinition, LiveOutcome, LiveState, LiveEvent>

/** The page of a live table: renders the state, follows the hub, waits for the end of the player's round. */
export class LiveView implements GameView<LiveOutcome, LiveState, LiveEffect> {
  readonly #context: Context
  readonly #sounds: Sounds<SoundName>
  readonly #board: Board
  readonly #screen: Screen
  readonly #announcer: Announcer
  readonly #clock = new TableClock()
  readonly #createHub: CreateHub
  #hub = new AbortController()
  #invoke: Hub['invoke'] | null = null
  #isTicking = false
  #isTurn = false
  /** Calls for the round that have failed one after the other. */
  #failedCalls = 0
  #endPause = (): void => undefined
  /** Whose result was heard last; undefined before the first message. */
  #soundedRound: number | null | undefined

  constructor(context: Context, sounds: Sounds<SoundName>, createBoard: CreateBoard, createHub: CreateHub) {
    this.#context = context
    this.#sounds = sounds
    this.#createHub = createHub
    const { game, dispatch, currency, until } = context
    this.#announcer = new Announcer(context.announce, context.amount)
    this.#board = createBoard(game, this.#boardActions())
    const handlers = {
      ...context,
      confirm: context.press,
      undo: () => dispatch({ type: 'undone' }),
      double: () => dispatch({ type: 'doubled' }),
      clear: () => dispatch({ type: 'cleared' }),
      repeat: () => {
        // The same button then confirms: the second press of a double click would stake.
        context.guard.close()
        dispatch({ type: 'repeated' })
      },
      openInfo: () => openTableInfo(game, currency, this.#screen.root),
    }
    this.#screen = new Screen(this.#board, handlers, context)
    const board = (key: string): boolean => this.#board.onKey?.(key) ?? false
    listenToKeys({ ...handlers, sound: context.toggleSound, board }, until)
    until.addEventListener('abort', () => this.#hub.abort())
  }

  get root(): HTMLElement {
    return this.#screen.root
  }

  update(state: LiveState): void {
    const view = boardViewOf(state)
    if (view === null) return
    const { amount, guard } = this.#context
    const isDeciding = this.#board.isDeciding?.(view) ?? false
    // A session that has ended learns of no change of the balance.
    const balance = sessionEndOf(state) === null ? amount(state.balance) : UNKNOWN
    this.#screen.showMoney(balance, amount(stakedIn(state) + totalOf(view.unconfirmed)))
    this.#screen.showConnection(notLiveText(state))
    this.#screen.showDealer(state.table?.dealer ?? null)
    this.#screen.showDeciding(isDeciding)
    this.#screen.phase.show(phaseText(state, amount, isDeciding))
    this.#screen.controls.show(state, guard.isClosed)
    this.#screen.showBonus(state.bonus, isGoldenShown(state))
    this.#screen.own.show(view.confirmed, view.unconfirmed)
    this.#screen.root.dataset['phase'] = view.phase
    this.#board.render(view)
    this.#playResult(view.result === null ? null : (view.table?.round?.tableRound ?? null))
    this.#announcer.show(state)
    this.#showTurn(isDeciding)
  }

  /** A result that was already there when the table opened does not sound. */
  #playResult(tableRound: number | null): void {
    if (tableRound !== null && this.#soundedRound !== undefined && tableRound !== this.#soundedRound) this.#sounds.play('result')
    if (tableRound !== null || this.#soundedRound === undefined) this.#soundedRound = tableRound
  }

  /** The portal marks the table that waits for the player. */
  #showTurn(isTurn: boolean): void {
    if (isTurn === this.#isTurn) return
    this.#isTurn = isTurn
    this.#context.reportTurn(isTurn)
  }

  showSound(isOn: boolean): void {
    this.#screen.showSound(isOn)
  }

  runEffect(effect: LiveEffect | ViewEffect<LiveOutcome>): void {
    if (effect.type === 'watch') return void this.#watch(effect)
    if (effect.type === 'act') return void this.#act(effect)
  }

  /** Each session has its own connection. A round from an earlier session goes on at once. */
  onOpened(): void {
    this.#hub.abort()
    this.#hub = new AbortController()
    this.#clock.reset()
    this.#follow(this.#hub.signal)
    const { state, dispatch, until } = this.#context
    if (state().play.phase === 'resuming') dispatch({ type: 'pressed', id: crypto.randomUUID() })
    if (this.#isTicking) return
    this.#isTicking = true
    runTicks(() => {
      const now = this.#clock.at(Date.now())
      dispatch({ type: 'ticked', now })
      return { table: state().table, now }
    }, until)
  }

  onRoundEnded(round: LiveRound): void {
    this.#sounds.playWin(round.win, round.staked)
  }

  #follow(until: AbortSignal): void {
    const { dispatch, token } = this.#context
    const onTable = (table: LiveState['table'] & object): void => {
      this.#clock.received(Date.parse(table.now), Date.now())
      dispatch({ type: 'table-received', table, now: this.#clock.at(Date.now()) })
    }
    const onHub = (invoke: Hub['invoke']): void => void (this.#invoke = invoke)
    const onLost = (): void => {
      if (until.aborted) return
      this.#clock.reset()
      dispatch({ type: 'hub-lost' })
      void this.#checkSession(until)
    }
    const onRestored = (): void => {
      dispatch({ type: 'hub-restored' })
      this.#endPause()
    }
    void followTable(
      { token: token(), createHub: this.#createHub, random: Math.random, onTable, onHub, onLost, onRestored },
      until,
    )
  }

  /** The hub refuses a session that is over or that another window has taken over; any call says which. */
  async #checkSession(until: AbortSignal): Promise<void> {
    const { api, token, dispatch } = this.#context
    const result = await api.balance(token())
    if (result.ok || until.aborted || !isForPortal(result.failure)) return
    this.#hub.abort()
    dispatch({ type: 'session-failed', failure: result.failure })
  }

  /** Waits for a seat of the table, or waits no more; the table's next state says where in the queue. */
  async #queue(isJoining: boolean): Promise<void> {
    const { dispatch } = this.#context
    try {
      const answer = await this.#invoke?.(LIVE_TABLE_METHODS[isJoining ? 'joinQueue' : 'leaveQueue'])
      if (answer === 'seat-free') dispatch({ type: 'noticed', text: texts.queue.seatFree })
    } catch {
      dispatch({ type: 'noticed', text: texts.queue.failed })
    }
  }

  #boardActions(): BoardActions {
    const { amount, announce, dispatch, reducedMotion, state } = this.#context
    return {
      chip: () => this.#screen.tray.chosen,
      place: (stakes) => {
        const before = state().placed
        dispatch({ type: 'placed', stakes, isGolden: this.#screen.tray.isGolden })
        const { placed, bonus } = state()
        if (placed === before) return
        const isBonus = placed.isGolden && bonus !== null
        const sum = amount(totalOf(added(confirmedStakes(state()), placed.stakes)))
        announce(isBonus ? commonTexts.bonus.chip(bonus.kind, amount(bonus.value)) : sum)
      },
      queue: (isJoining) => void this.#queue(isJoining),
      act: (action) => dispatch({ type: 'acted', action, id: crypto.randomUUID() }),
      notify: (text) => dispatch({ type: 'noticed', text }),
      announce,
      amount,
      reducedMotion,
      play: (sound) => this.#sounds.play(sound),
    }
  }

  async #watch({ roundId, isLong, isRetry }: Extract<LiveEffect, { type: 'watch' }>): Promise<void> {
    const { api, token, dispatch } = this.#context
    if (isRetry) await this.#pauseBeforeRetry()
    const result = await api.round(token(), roundId, isLong ? LONG_POLL_MS : 0)
    this.#failedCalls = result.ok ? 0 : this.#failedCalls + 1
    dispatch(
      result.ok ? { type: 'round-received', round: result.value } : { type: 'watch-failed', roundId, failure: result.failure },
    )
  }

  /** Ends when the connection is back. */
  #pauseBeforeRetry(): Promise<void> {
    const longest = Math.min(LONGEST_RETRY_MS, RETRY_MS * 2 ** (this.#failedCalls - 1))
    return new Promise((done) => {
      const timer = setTimeout(done, (longest * (1 + Math.random())) / 2)
      this.#endPause = () => {
        clearTimeout(timer)
        done()
      }
    })
  }

  async #act({ roundId, action }: Extract<LiveEffect, { type: 'act' }>): Promise<void> {
    const { api, token, dispatch } = this.#context
    const { actionId } = action
    const result = await api.act(token(), roundId, action)
    dispatch(
      result.ok
        ? { type: 'action-received', actionId, round: result.value }
        : { type: 'action-failed', actionId, failure: result.failure },
    )
  }
}
