import type { BlackjackAction, PortalMessage, RoundAction, TableDefinition, TableOutcome } from '@herna/contract/games'
import {
  amountText,
  type Answer,
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
import { type Bets, cleared, repeated, undone } from '../bets/index.ts'
import type { TableView } from '../cloth/index.ts'
import { openTableInfo } from '../panels/index.ts'
import { advance, type Effect, type Event, newTable, type Table } from '../round/index.ts'
import type { TableRound, TableSession } from '../session/index.ts'
import { tableSounds } from '../sounds/index.ts'
import { outcomeText } from '../texts/index.ts'
import { type FailureActs, failureOf } from './failures.ts'
import { chipHand } from './chip-hand.ts'
import { follow } from './follow.ts'
import { openTableHistory } from './history.ts'
import { listenToKeys } from './keyboard.ts'
import { requestOf } from './round-request.ts'
import { Screen, usualChip } from './screen.ts'
import { endedOf, readyOf, turnOf } from './spoken.ts'
import { isOffered } from './stakes-shown.ts'
import { viewOf } from './view-of.ts'

export type TableParts = GameParts<TableDefinition, TableOutcome>

/** Runs the machine: every event goes through `advance`, its effects are done here, the screen follows the table. */
export class Game {
  readonly #parts: TableParts
  readonly #sounds = tableSounds()
  readonly #failures = new FailureWatch()
  readonly #live = make('div', { class: 'unseen', role: 'status', 'aria-live': 'polite' })
  readonly #calm = matchMedia('(prefers-reduced-motion: reduce)')
  #table: Table
  #screen: Screen | null = null
  #view: TableView | null = null
  #facts: FactsBar | null = null
  #skip = new AbortController()
  readonly #chips = chipHand({
    table: () => this.#table,
    chip: (game) => this.#screen?.tray.chosen ?? usualChip(game),
    amount: (cents) => this.#amount(cents),
    playChip: () => this.#sounds.play('chip'),
    bet: (bets) => this.#bet(bets),
    announce: (text) => this.#announce(text),
    refuse: (text) => {
      this.#screen?.say(text, false)
      this.#announce(text)
    },
  })
  /** What the last round came to, for the strip. */
  #outcome: string | null = null

  constructor(parts: TableParts) {
    this.#parts = parts
    this.#table = newTable(navigator.onLine)
    parts.root.replaceChildren(
      make('div', { class: 'loading', role: 'status' }, make('p', {}, commonTexts.loading), make('progress')),
    )
    parts.root.after(this.#live)
    listenToPage({ online: (online) => this.#online(online), hidden: (hidden) => this.#sounds.pageHidden(hidden) }, parts.until)
    parts.hear((message) => this.#heard(message))
    void this.#openSession()
  }

  #dispatch(event: Event): void {
    const { table, effects } = advance(this.#table, event)
    this.#table = table
    const ended = effects.find((effect) => effect.do === 'round-ended')
    if (ended && table.session) this.#outcome = outcomeText(table.session.game, ended.reply.outcome)
    this.#follow()
    for (const effect of effects) this.#perform(effect)
  }

  #perform(effect: Effect): void {
    const token = this.#table.session?.token ?? ''
    const { api, host } = this.#parts
    switch (effect.do) {
      case 'open-session':
        return void this.#openSession()
      case 'ask-round':
        this.#view?.begin()
        return void this.#answer(api.playRound(token, requestOf(effect)))
      case 'ask-action':
        return void this.#answer(api.act(token, effect.roundId, effect.action))
      case 'ask-state':
        return void this.#answer(api.round(token, effect.roundId))
      case 'show':
        return void this.#show(effect.reply, effect.before)
      case 'skip':
        return this.#skip.abort()
      case 'settle':
        return this.#view?.settle()
      case 'round-started':
        return host.tell({ type: 'round-started' })
      case 'round-ended':
        return this.#roundEnded(effect.reply)
      case 'report-failure':
        return host.tell({ type: 'failed', problem: problemOf(effect.failure) })
    }
  }

  async #answer(call: Promise<Answer<TableRound>>): Promise<void> {
    const answer = await call
    this.#dispatch(answer.ok ? { type: 'answered', reply: answer.value } : { type: 'failed', failure: answer.failure })
  }

  #heard({ type }: PortalMessage): void {
    if (type === 'balance-changed') return void this.#askBalance()
    this.#dispatch({ type: type === 'pause' ? 'paused' : 'resumed' })
  }

  async #askBalance(): Promise<void> {
    const answer = await this.#parts.api.balance(this.#table.session?.token ?? '')
    if (answer.ok) this.#dispatch({ type: 'balance-told', ...answer.value })
  }

  async #openSession(): Promise<void> {
    const { api, launch, host } = this.#parts
    const request = sessionRequestOf(launch)
    if (request === null) return this.#dispatch({ type: 'open-failed', failure: failure('session-over') })
    const answer = await api.openSession(request)
    if (!answer.ok) return this.#dispatch({ type: 'open-failed', failure: answer.failure })
    if (this.#screen === null) this.#build(answer.value)
    this.#dispatch({ type: 'opened', session: answer.value })
    host.tell({ type: 'ready' })
    this.#announce(readyOf(answer.value, this.#amount))
  }

  async #show(reply: TableRound, before: TableRound | null): Promise<void> {
    this.#skip = new AbortController()
    await this.#view?.show(reply, before, this.#skip.signal)
    if (this.#table.session !== null && reply.state === 'open') this.#announce(turnOf(this.#table.session, reply))
    this.#dispatch({ type: 'shown' })
  }

  #roundEnded(reply: TableRound): void {
    const { session } = this.#table
    tellRoundEnded(this.#parts, session?.token ?? '', reply)
    this.#facts?.count(ownStakeOf(reply), reply.win)
    // Another bonus may come after one that was used up.
    if (reply.payment === 'gaming-bonus') void this.#askBalance()
    if (reply.win > reply.staked) this.#sounds.play('win')
    if (session !== null) this.#announce(endedOf(session, reply, this.#amount))
  }

  /** The screen and the panels show what the table says. */
  #follow(): void {
    const { launch, host, back } = this.#parts
    const acts: FailureActs = {
      retry: () => this.#dispatch({ type: 'retry' }),
      startAnew: () => this.#dispatch({ type: 'open-again' }),
      dismiss: () => this.#dispatch({ type: 'dismissed' }),
      leave: host.isFramed ? null : (back ?? (() => location.reload())),
    }
    this.#failures.follow(this.#table.play, () => failureOf(this.#table, launch.mode, acts))
    if (this.#screen === null) return
    follow(this.#table, {
      screen: this.#screen,
      view: this.#view,
      outcome: this.#outcome,
      amount: this.#amount,
      press: this.#press,
    })
    const lying = this.#chips.toLie()
    if (lying) this.#dispatch({ type: 'bets', bets: lying, keepsResult: true })
  }

  #build({ game, currency, limits }: TableSession): void {
    const { launch, back, root, until } = this.#parts
    wearPalette(document.documentElement, game.theme)
    document.title = commonTexts.pageTitle(game.name, launch.mode)
    this.#facts = factsOnOwnPage(this.#parts, { currency, limits, token: () => this.#table.session?.token ?? '' })
    this.#view = viewOf(game, {
      amount: this.#amount,
      place: (spot) => this.#chips.place(spot),
      calm: () => this.#calm.matches,
      play: (sound) => this.#sounds.play(sound),
    })
    const [view, facts] = [this.#view, this.#facts?.root ?? null]
    const act = (action: BlackjackAction): void => this.#act({ actionId: crypto.randomUUID(), action })
    this.#screen = new Screen(
      { game, mode: launch.mode, view, facts, amount: this.#amount },
      {
        press: this.#press,
        act,
        undo: () => this.#bet(undone(this.#table.bets)),
        clear: () => this.#bet(cleared(this.#table.bets)),
        repeat: () => this.#bet(repeated(this.#table.bets, this.#table.last)),
        choose: (chip) => this.#chips.choose(game, chip),
        openInfo: () => openTableInfo(game, currency),
        openHistory: () => this.#openHistory(),
        toggleSound: this.#toggleSound,
        back,
      },
    )
    root.replaceChildren(this.#screen.root)
    const hold = (place: number): void => view.root.querySelectorAll<HTMLElement>('.poker-slot')[place]?.click()
    listenToKeys({ press: this.#press, act, hold, sound: this.#toggleSound }, until)
  }

  readonly #press = (): void => {
    const held = this.#table.play.at === 'choosing' ? this.#view?.held?.() : undefined
    if (held) return this.#act({ actionId: crypto.randomUUID(), action: 'hold', held })
    this.#dispatch({ type: 'pressed', roundId: crypto.randomUUID() })
  }

  #act(action: RoundAction): void {
    const { play } = this.#table
    if (play.at === 'choosing' && isOffered(play.reply.outcome, action)) this.#dispatch({ type: 'act', action })
  }

  #bet(bets: Bets): void {
    this.#outcome = null
    this.#dispatch({ type: 'bets', bets })
  }

  #openHistory(): void {
    const { session } = this.#table
    if (session === null) return
    const replay = (reply: TableRound): void => this.#dispatch({ type: 'replay', reply })
    openTableHistory(session, (before) => this.#parts.api.history(session.token, before), replay)
  }

  readonly #toggleSound = (): void => {
    this.#sounds.set(!this.#sounds.on)
    this.#screen?.showSound(this.#sounds.on)
    this.#announce(this.#sounds.on ? commonTexts.sound.isOn : commonTexts.sound.isOff)
  }

  #online(online: boolean): void {
    this.#dispatch({ type: online ? 'online' : 'offline' })
    this.#announce(online ? commonTexts.spoken.online : commonTexts.spoken.offline)
  }

  readonly #announce = (text: string): void => this.#live.replaceChildren(text)
  readonly #amount = (cents: number): string => amountText(cents, this.#table.session?.currency ?? 'EUR')
}
