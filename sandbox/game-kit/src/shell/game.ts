import type { PortalMessage, RoundRequest } from '@herna/contract/games'
import { make } from '../dom.ts'
import { openOwnPage, type OwnPage } from '../facts/own-page.ts'
import { FailureDisplay } from '../panels/failure-display.ts'
import { openHistoryPanel } from '../panels/history-panel.ts'
import { type GameState, mayHaveOpenRound, type SharedEvent } from '../round/state.ts'
import { endsSession, type Failure, failure, problemOf } from '../session/failure.ts'
import { sessionRequestOf } from '../session/launch.ts'
import { playerStakeOf } from '../session/player-stake.ts'
import type { Round, Session } from '../session/replies.ts'
import type { SoundName } from '../sounds/names.ts'
import type { GameParts } from '../start/game-parts.ts'
import { amountText } from '../texts/amounts.ts'
import { texts } from '../texts/sk-SK.ts'
import { applyPalette } from '../theme/palette.ts'
import type { FailureHandlers } from './failures.ts'
import { type GameBasics, type GameSpec, type GameView, isShellEffect, type ShellEffect, type ViewContext } from './game-spec.ts'
import { Loading } from './page-parts.ts'
import { PressGuard } from './press-guard.ts'
import { SoundControl } from './sound-control.ts'

/**
 * Runs a game: each event goes through the state machine, the view renders the new state, then the effects run, so that they are not overwritten.
 * Events that occur meanwhile are queued.
 */
export class Game<D extends GameBasics, O, S extends GameState<D, O>, E, F extends { type: string }, Sound extends SoundName> {
  readonly #spec: GameSpec<D, O, S, E, F, Sound>
  readonly #parts: GameParts<D, O>
  #sound: SoundControl<Sound> | null = null
  readonly #failures = new FailureDisplay()
  readonly #announcement = make('div', { class: 'own-layout' })
  readonly #reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  readonly #loading: Loading
  readonly #guard: PressGuard
  readonly #queue: (SharedEvent<D, O> | E)[] = []
  #isProcessing = false
  #state: S
  #view: GameView<O, S, F> | null = null
  #ownPage: OwnPage | null = null

  constructor(spec: GameSpec<D, O, S, E, F, Sound>, parts: GameParts<D, O>) {
    this.#spec = spec
    this.#parts = parts
    this.#state = spec.newState(navigator.onLine)
    this.#loading = new Loading(parts.root)
    this.#guard = new PressGuard(parts.wait, () => this.#render(), parts.until)
    parts.root.replaceChildren(this.#loading.root)
    parts.root.after(make('div', { class: 'visually-hidden', role: 'status', 'aria-live': 'polite' }, this.#announcement))
    listenToPage(
      { onConnection: (isOnline) => this.#setOnline(isOnline), onVisibility: (isHidden) => this.#sound?.pageHidden(isHidden) },
      parts.until,
    )
    parts.onPortalMessage((message) => this.#onPortalMessage(message))
    void this.#openSession()
  }

  readonly #dispatch = (event: SharedEvent<D, O> | E): void => {
    this.#queue.push(event)
    if (this.#isProcessing) return
    this.#isProcessing = true
    try {
      for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) this.#process(next)
    } finally {
      this.#isProcessing = false
    }
  }

  #process(event: SharedEvent<D, O> | E): void {
    const { state, effects } = this.#spec.advance(this.#state, event)
    const { phase: former } = this.#state.play
    this.#state = state
    this.#guardPhase(former, state.play.phase)
    this.#render()
    for (const effect of effects) {
      if (isShellEffect<O>(effect)) this.#runEffect(effect)
      else this.#view?.runEffect(effect)
    }
  }

  /** A game that has just opened had no button before. */
  #guardPhase(former: string, phase: string): void {
    const guarded: readonly string[] = this.#spec.guardedPhases ?? ['idle']
    if (phase !== former && former !== 'opening' && guarded.includes(phase)) this.#guard.close()
  }

  #runEffect(effect: ShellEffect<O>): void {
    switch (effect.type) {
      case 'open-session':
        return void this.#openSession()
      case 'request-round':
        return void this.#requestRound(effect.request)
      case 'round-started':
        return this.#parts.portal.notify({ type: 'round-started' })
      case 'stake-taken':
        return this.#parts.portal.notify({ type: 'stake-taken' })
      case 'round-ended':
        return this.#roundEnded(effect.round)
      case 'report-failure':
        return this.#reportFailure(effect.failure)
    }
  }

  #reportFailure(reason: Failure): void {
    const isRoundOpen = mayHaveOpenRound(this.#state.play) && !endsSession(reason)
    this.#parts.portal.notify({ type: 'failed', problem: problemOf(reason), ...(isRoundOpen ? { isRoundOpen } : {}) })
  }

  #onPortalMessage({ type }: PortalMessage): void {
    if (type === 'balance-changed') return void this.#loadBalance()
    this.#dispatch({ type: type === 'pause' ? 'paused' : 'resumed' })
  }

  async #loadBalance(): Promise<void> {
    const result = await this.#parts.api.balance(this.#token)
    if (result.ok) this.#dispatch({ type: 'balance-received', balance: result.value.balance, bonus: result.value.bonus })
  }

  async #openSession(): Promise<void> {
    const { api, launch, portal } = this.#parts
    const request = sessionRequestOf(launch)
    if (request === null) return this.#dispatch({ type: 'open-failed', failure: failure('session-over') })
    const result = await api.openSession(request)
    if (!result.ok) return this.#dispatch({ type: 'open-failed', failure: result.failure })
    const session = result.value
    if (this.#view === null) {
      const build = await this.#spec.load(session.game, (share) => this.#loading.show(share))
      const sounds = this.#spec.sounds(session.game)
      this.#sound = new SoundControl(sounds, this.#announce, this.#parts.until)
      this.#view = build(this.#contextOf(session), sounds)
      this.#sound.show((isOn) => this.#view?.showSound(isOn))
      this.#parts.root.replaceChildren(this.#view.root)
    }
    this.#dispatch({ type: 'opened', session })
    portal.notify({ type: 'ready' })
    const balance = `${texts.balance[launch.mode]} ${this.#amount(session.balance)}`
    this.#announce(
      this.#spec.announcements.ready(session.game.name, balance, launch.mode === 'demo' ? `, ${texts.demo.credits}` : ''),
    )
    this.#view.onOpened?.()
  }

  async #requestRound(request: RoundRequest): Promise<void> {
    const requestedAt = performance.now()
    const result = await this.#parts.api.playRound(this.#token, request)
    if (!result.ok) return this.#dispatch({ type: 'round-failed', roundId: request.roundId, failure: result.failure })
    this.#dispatch({ type: 'round-received', round: result.value })
    this.#view?.onRoundReceived?.(result.value, requestedAt)
  }

  /** Notifies the portal, and marks the round as seen at the host, so that it is not shown again at the next launch (a lost call only means that it is). */
  #roundEnded(round: Round<O>): void {
    const { api, portal, launch } = this.#parts
    portal.notify({ type: 'round-ended', balance: round.balance })
    if (launch.mode === 'real') void api.seen(this.#token, round.roundId)
    this.#ownPage?.addRound(playerStakeOf(round), round.win)
    // Another bonus may follow one that was used up.
    if (round.payment === 'gaming-bonus') void this.#loadBalance()
    this.#view?.onRoundEnded?.(round)
    const { session } = this.#state
    if (session) this.#announce(this.#spec.announcements.ended(session.game, round, this.#amount))
  }

  /** Renders the state in the view and the failure panel. */
  #render(): void {
    const { launch, portal, back } = this.#parts
    const handlers: FailureHandlers<SharedEvent<D, O> | E> = {
      retry: () => this.#dispatch({ type: 'retry' }),
      openAgain: () => this.#dispatch({ type: 'reopen' }),
      dismiss: () => this.#dispatch({ type: 'dismissed' }),
      dispatch: this.#dispatch,
      amount: this.#amount,
      leave: portal.isFramed ? null : (back ?? (() => location.reload())),
    }
    this.#failures.update(this.#state.play, () => this.#spec.failureViewOf(this.#state, launch.mode, handlers))
    if (this.#state.session !== null) this.#view?.update(this.#state)
  }

  #contextOf({ game, currency, limits, token }: Session<D, O>): ViewContext<D, O, S, E> {
    const { launch, api, back, portal, until } = this.#parts
    applyPalette(document.documentElement, game.theme)
    document.title = texts.pageTitle(game.name, launch.mode)
    this.#ownPage = openOwnPage(this.#parts, {
      currency,
      limits,
      // The state has no session before its view is there.
      token: () => this.#token || token,
      shownLimits: this.#spec.shownLimits,
    })
    return {
      game,
      mode: launch.mode,
      currency,
      state: () => this.#state,
      dispatch: this.#dispatch,
      press: () => {
        if (this.#guard.admits()) this.#dispatch({ type: 'pressed', id: crypto.randomUUID() })
      },
      guard: this.#guard,
      api,
      token: () => this.#token,
      amount: this.#amount,
      announce: this.#announce,
      reducedMotion: () => this.#reducedMotion.matches,
      ownPage: this.#ownPage?.root ?? null,
      reportTurn: (isTurn) => portal.notify({ type: 'player-turn', isTurn }),
      openHistory: () => this.#openHistory(),
      toggleSound: () => this.#sound?.toggle(),
      pressSound: () => this.#sound?.press(),
      back,
      until,
    }
  }

  #openHistory(): void {
    const { session } = this.#state
    if (session === null) return
    const { outcome, canReplay } = this.#spec.history
    openHistoryPanel<O>({
      mode: session.mode,
      currency: session.currency,
      load: (cursor) => this.#parts.api.history(session.token, cursor),
      outcome: (round) => outcome(session.game, round),
      ...(canReplay ? { replay: (round) => this.#dispatch({ type: 'replay', round }) } : {}),
    })
  }

  #setOnline(isOnline: boolean): void {
    this.#dispatch({ type: isOnline ? 'online' : 'offline' })
    if (!this.#spec.announcements.ownConnection) this.#announce(isOnline ? texts.spoken.online : texts.spoken.offline)
  }

  get #token(): string {
    return this.#state.session?.token ?? ''
  }

  readonly #announce = (text: string): void => this.#announcement.replaceChildren(text)
  readonly #amount = (cents: number): string => amountText(cents, this.#state.session?.currency ?? 'EUR')
}

interface PageHandlers {
  onConnection: (isOnline: boolean) => void
  onVisibility: (isHidden: boolean) => void
}

/** Reports changes of the connection and of the page's visibility until the signal aborts. */
function listenToPage({ onConnection, onVisibility }: PageHandlers, until: AbortSignal): void {
  addEventListener('online', () => onConnection(true), { signal: until })
  addEventListener('offline', () => onConnection(false), { signal: until })
  document.addEventListener('visibilitychange', () => onVisibility(document.hidden), { signal: until })
}
