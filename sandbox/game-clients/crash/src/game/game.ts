import type { CrashDefinition, CrashOutcome, PortalMessage } from '@herna/contract/games'
import {
  amountText,
  commonTexts,
  type FactsBar,
  FailureWatch,
  factsOnOwnPage,
  failure,
  type GameParts,
  listenToPage,
  make,
  ownStakeOf,
  problemOf,
  sessionRequestOf,
  tellRoundEnded,
  wearPalette,
} from '@herna/game-kit'
import { listenToKeys } from '../controls/index.ts'
import { type FailureActs, failureOf, openCrashInfo } from '../panels/index.ts'
import { advance, type Effect, type Event, newTable, type Table } from '../round/index.ts'
import type { CrashRound, CrashSession } from '../session/index.ts'
import { crashSounds } from '../sounds/index.ts'
import { multipleText, texts } from '../texts/index.ts'
import { endedOf, openCrashHistory } from './ended.ts'
import { Flight } from './flight.ts'
import { follow } from './follow.ts'
import { Screen } from './screen.ts'

/** How long a call waits for the round's end; less than a call may take. */
const WATCH_MS = 5_000
const WATCH_AGAIN_MS = 1_000

/** Runs the machine: every event goes through `advance`, its effects are done here, the screen follows the table. */
export class Game {
  readonly #parts: GameParts<CrashDefinition, CrashOutcome>
  readonly #sounds = crashSounds()
  readonly #failures = new FailureWatch()
  readonly #live = make('div', { class: 'unseen', role: 'status', 'aria-live': 'polite' })
  readonly #calm = matchMedia('(prefers-reduced-motion: reduce)')
  #table: Table
  #screen: Screen | null = null
  #flight: Flight | null = null
  #facts: FactsBar | null = null

  constructor(parts: GameParts<CrashDefinition, CrashOutcome>) {
    this.#parts = parts
    this.#table = newTable(navigator.onLine)
    parts.root.replaceChildren(make('div', { class: 'loading' }, make('p', { role: 'status' }, commonTexts.loading)))
    parts.root.after(this.#live)
    listenToPage(
      {
        online: (online) => this.#dispatch({ type: online ? 'online' : 'offline' }),
        hidden: (hidden) => this.#sounds.pageHidden(hidden),
      },
      parts.until,
    )
    listenToKeys(() => this.#press(), parts.until)
    parts.hear((message) => void this.#heard(message))
    void this.#openSession()
  }

  #dispatch(event: Event): void {
    const { table, effects } = advance(this.#table, event)
    this.#table = table
    for (const effect of effects) this.#perform(effect)
    this.#follow()
  }

  #press(): void {
    if (this.#screen?.auto.isGood === false && this.#table.play.at === 'idle') return
    this.#dispatch({ type: 'pressed', id: crypto.randomUUID() })
  }

  #perform(effect: Effect): void {
    switch (effect.do) {
      case 'open-session':
        return void this.#openSession()
      case 'ask-round':
        return void this.#askRound(effect)
      case 'watch':
        return void this.#watch(effect)
      case 'cash-out':
        return void this.#cashOut(effect)
      case 'fly':
        this.#flight?.sync(effect.round, performance.now(), performance.now())
        this.#flight?.begin()
        this.#sounds.play('start')
        return this.#announce(texts.spoken.started(this.#amount(effect.round.bet)))
      case 'end':
        return this.#end(effect.round)
      case 'skip':
        return this.#flight?.skip()
      case 'round-started':
        return this.#parts.host.tell({ type: 'round-started' })
      case 'round-ended':
        return this.#roundEnded(effect.round)
      case 'tell-not-yet':
        if (this.#flight) this.#flight.state = texts.states.notYet
        return
      case 'report-failure':
        return this.#parts.host.tell({ type: 'failed', problem: problemOf(effect.failure) })
    }
  }

  async #heard({ type }: PortalMessage): Promise<void> {
    if (type !== 'balance-changed') return this.#dispatch({ type: type === 'pause' ? 'paused' : 'resumed' })
    await this.#askBalance()
  }

  async #askBalance(): Promise<void> {
    const answer = await this.#parts.api.balance(this.#token)
    if (answer.ok) this.#dispatch({ type: 'balance-told', ...answer.value })
  }

  async #openSession(): Promise<void> {
    const { api, launch, host } = this.#parts
    const request = sessionRequestOf(launch)
    if (request === null) return this.#dispatch({ type: 'open-failed', failure: failure('session-over') })
    const answer = await api.openSession(request)
    if (!answer.ok) return this.#dispatch({ type: 'open-failed', failure: answer.failure })
    const { game, balance } = answer.value
    if (this.#screen === null) this.#build(answer.value)
    this.#dispatch({ type: 'opened', session: answer.value })
    host.tell({ type: 'ready' })
    const note = launch.mode === 'demo' ? `, ${commonTexts.demo.credits}` : ''
    this.#announce(texts.spoken.ready(game.name, `${commonTexts.balance[launch.mode]} ${this.#amount(balance)}`, note))
    const history = await api.history(this.#token, null)
    if (history.ok) this.#screen?.addLast(...history.value.rounds.toReversed().map(endedOf))
  }

  async #askRound({ roundId, bet, auto, bonusId }: Extract<Effect, { do: 'ask-round' }>): Promise<void> {
    const askedAt = performance.now()
    const by = { ...(auto === null ? {} : { autoCashOut: auto }), ...(bonusId === null ? {} : { bonusId }) }
    const answer = await this.#parts.api.playRound(this.#token, { roundId, bet, ...by })
    if (!answer.ok) return this.#dispatch({ type: 'ask-failed', failure: answer.failure })
    this.#dispatch({ type: 'answered', round: answer.value })
    this.#flight?.sync(answer.value, Math.max(askedAt, performance.now() - 300), performance.now())
  }

  async #watch({ roundId, soon }: Extract<Effect, { do: 'watch' }>): Promise<void> {
    if (soon) await new Promise((done) => setTimeout(done, WATCH_AGAIN_MS))
    const answer = await this.#parts.api.round(this.#token, roundId, WATCH_MS)
    this.#dispatch(answer.ok ? { type: 'answered', round: answer.value } : { type: 'watch-failed', failure: answer.failure })
  }

  async #cashOut({ roundId, actionId }: Extract<Effect, { do: 'cash-out' }>): Promise<void> {
    const answer = await this.#parts.api.act(this.#token, roundId, { actionId, action: 'cash-out' })
    this.#dispatch(answer.ok ? { type: 'answered', round: answer.value } : { type: 'cash-out-failed', failure: answer.failure })
  }

  #end(round: CrashRound): void {
    const { cashedOutAt } = round.outcome
    const state = cashedOutAt === null ? texts.states.gone : texts.states.taken(this.#amount(round.win))
    this.#sounds.play(cashedOutAt === null ? 'gone' : 'taken')
    this.#flight?.end(round, state, () => this.#dispatch({ type: 'ended' }))
  }

  #roundEnded(round: CrashRound): void {
    tellRoundEnded(this.#parts, this.#token, round)
    this.#facts?.count(ownStakeOf(round), round.win)
    // Another bonus may come after one that was used up.
    if (round.payment === 'gaming-bonus') void this.#askBalance()
    const ended = endedOf(round)
    this.#screen?.addLast(ended)
    const [multiple, balance] = [multipleText(ended.multiple), this.#amount(round.balance)]
    this.#announce(
      ended.isWon
        ? texts.spoken.taken(multiple, this.#amount(round.win), balance)
        : texts.spoken.gone(multiple, this.#amount(round.bet), balance),
    )
  }

  #build({ game, currency, limits }: CrashSession): void {
    const { root, launch, back } = this.#parts
    wearPalette(document.documentElement, game.theme)
    document.title = commonTexts.pageTitle(game.name, launch.mode)
    this.#facts = factsOnOwnPage(this.#parts, { currency, limits, token: () => this.#token })
    const screen = new Screen(game, launch.mode, this.#facts?.root ?? null, {
      press: () => this.#press(),
      chooseBet: (bet) => this.#dispatch({ type: 'bet', bet }),
      chooseAuto: (auto) => this.#dispatch({ type: 'auto', auto }),
      openInfo: () => openCrashInfo(game, launch.mode, currency),
      openHistory: () =>
        openCrashHistory({ mode: launch.mode, currency }, (before) => this.#parts.api.history(this.#token, before)),
      toggleSound: () => {
        this.#sounds.set(!this.#sounds.on)
        screen.showSound(this.#sounds.on)
        this.#announce(this.#sounds.on ? commonTexts.sound.isOn : commonTexts.sound.isOff)
      },
      back,
      calm: () => this.#calm.matches,
      amount: (cents) => amountText(cents, currency),
    })
    this.#screen = screen
    // Far up the voice could not keep pace with every one.
    this.#flight = new Flight(game, screen, {
      rise: (multiple) => {
        const { play } = this.#table
        if (play.at === 'flying' && play.cashing === null)
          screen.big.tell(this.#amount(Math.floor((play.round.bet * multiple) / 100)))
      },
      whole: (multiple) => {
        if (multiple <= 10 || multiple % 10 === 0) this.#announce(texts.spoken.at(`${multiple}×`))
      },
    })
    root.replaceChildren(screen.root)
  }

  #followButton(): void {
    if (this.#screen && this.#flight) follow(this.#table, this.#screen, this.#flight, (cents) => this.#amount(cents))
  }

  #follow(): void {
    const { launch, back, host } = this.#parts
    const acts: FailureActs = {
      retry: () => this.#dispatch({ type: 'retry' }),
      openAgain: () => this.#dispatch({ type: 'open-again' }),
      dismiss: () => this.#dispatch({ type: 'dismissed' }),
      chooseBet: (bet) => {
        this.#dispatch({ type: 'dismissed' })
        this.#dispatch({ type: 'bet', bet })
      },
      amount: (cents) => this.#amount(cents),
      leave: host.isFramed ? null : (back ?? (() => location.reload())),
    }
    this.#failures.follow(this.#table.play, () => failureOf(this.#table, launch.mode, acts))
    this.#followButton()
  }

  get #token(): string {
    return this.#table.session?.token ?? ''
  }

  #amount(cents: number): string {
    return amountText(cents, this.#table.session?.currency ?? 'EUR')
  }

  #announce(text: string): void {
    this.#live.textContent = text
  }
}
