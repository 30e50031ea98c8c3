import type { PortalMessage, SlotDefinition, SlotOutcome } from '@herna/contract/games'
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
  openHistoryPanel,
  problemOf,
  sessionRequestOf,
  tellRoundEnded,
} from '@herna/game-kit'
import { listenToKeys, neighbourBet, spinFace } from '../controls/index.ts'
import { openBetSheet, openSlotInfo } from '../panels/index.ts'
import type { Pictures } from '../reels/index.ts'
import { advance, type Effect, type Event, newTable, type Table } from '../round/index.ts'
import type { SlotRound, SlotSession } from '../session/index.ts'
import { slotSounds } from '../sounds/index.ts'
import { texts } from '../texts/index.ts'
import { wear } from '../theme/index.ts'
import { type FailureActs, failureOf } from './failures.ts'
import { loadSymbols } from './pictures.ts'
import { showPlay } from './play-show.ts'
import { moveReels, type ReelMove, startReels } from './reel-moves.ts'
import { Loading } from './scenery.ts'
import { Screen } from './screen.ts'
import { showWins } from './win-show.ts'

export type SlotParts = GameParts<SlotDefinition, SlotOutcome>

/** Runs the machine: every event goes through `advance`, its effects are done here, the screen follows the table. */
export class Game {
  readonly #parts: SlotParts
  readonly #sounds = slotSounds()
  readonly #failures = new FailureWatch()
  readonly #live = make('div', { class: 'unseen', role: 'status', 'aria-live': 'polite' })
  readonly #calm = matchMedia('(prefers-reduced-motion: reduce)')
  readonly #loading = new Loading()
  #table: Table
  #screen: Screen | null = null
  #facts: FactsBar | null = null
  #skip = new AbortController()

  constructor(parts: SlotParts) {
    this.#parts = parts
    this.#table = newTable(navigator.onLine)
    parts.root.replaceChildren(this.#loading.root)
    parts.root.after(this.#live)
    listenToPage({ online: (online) => this.#online(online), hidden: (hidden) => this.#sounds.pageHidden(hidden) }, parts.until)
    parts.hear((message) => this.#heard(message))
    void this.#openSession()
  }

  #dispatch(event: Event): void {
    const { table, effects } = advance(this.#table, event)
    this.#table = table
    this.#follow()
    for (const effect of effects) this.#perform(effect)
  }

  #perform(effect: Effect): void {
    switch (effect.do) {
      case 'open-session':
        return void this.#openSession()
      case 'ask-round':
        return void this.#askRound(effect)
      case 'spin-reels':
        if (this.#screen) startReels(this.#screen)
        return this.#sounds.play('press')
      case 'stop-reels':
      case 'drop-symbols':
      case 'respin':
        return void this.#moveReels(effect)
      case 'hurry-reels':
        return this.#screen?.reels.hurry()
      case 'settle-reels':
        return void this.#screen?.reels.stop(this.#screen.reels.grid, true)
      case 'show-wins':
        return void this.#showWins(effect.reply, effect.step)
      case 'skip-wins':
        return this.#skip.abort()
      case 'round-started':
        return this.#parts.host.tell({ type: 'round-started' })
      case 'round-ended':
        return this.#roundEnded(effect.reply)
      case 'report-failure':
        return this.#parts.host.tell({ type: 'failed', problem: problemOf(effect.failure) })
    }
  }

  #heard({ type }: PortalMessage): void {
    if (type === 'balance-changed') return void this.#askBalance()
    this.#dispatch({ type: type === 'pause' ? 'paused' : 'resumed' })
  }

  async #askBalance(): Promise<void> {
    const answer = await this.#parts.api.balance(this.#table.session?.token ?? '')
    if (answer.ok) this.#dispatch({ type: 'balance-told', balance: answer.value.balance, bonus: answer.value.bonus })
  }

  async #openSession(): Promise<void> {
    const { api, launch, host } = this.#parts
    const request = sessionRequestOf(launch)
    if (request === null) return this.#dispatch({ type: 'open-failed', failure: failure('session-over') })
    const answer = await api.openSession(request)
    if (!answer.ok) return this.#dispatch({ type: 'open-failed', failure: answer.failure })
    const { game, balance } = answer.value
    if (this.#screen === null) {
      const symbols = await loadSymbols(game, (share) => this.#loading.show(share))
      this.#build(answer.value, symbols)
    }
    this.#dispatch({ type: 'opened', session: answer.value })
    host.tell({ type: 'ready' })
    const note = launch.mode === 'demo' ? `, ${commonTexts.demo.credits}` : ''
    this.#announce(texts.spoken.ready(game.name, `${commonTexts.balance[launch.mode]} ${this.#amount(balance)}`, note))
  }

  async #askRound({ roundId, bet, bonusId }: Extract<Effect, { do: 'ask-round' }>): Promise<void> {
    const token = this.#table.session?.token ?? ''
    const answer = await this.#parts.api.playRound(token, { roundId, bet, ...(bonusId === null ? {} : { bonusId }) })
    if (answer.ok) this.#dispatch({ type: 'answered', reply: answer.value })
    else this.#dispatch({ type: 'round-failed', roundId, failure: answer.failure })
  }

  async #moveReels(effect: ReelMove): Promise<void> {
    if (this.#screen) await moveReels(this.#screen, effect, (cents) => this.#amount(cents))
    this.#dispatch({ type: 'reels-stopped' })
  }

  async #showWins(reply: SlotRound, step: number): Promise<void> {
    const { session } = this.#table
    this.#skip = new AbortController()
    if (this.#screen && session) {
      const amount = (cents: number) => this.#amount(cents)
      await showWins({ screen: this.#screen, sounds: this.#sounds, game: session.game, amount }, reply, step, this.#skip.signal)
    }
    this.#dispatch({ type: 'wins-shown' })
  }

  #roundEnded(reply: SlotRound): void {
    tellRoundEnded(this.#parts, this.#table.session?.token ?? '', reply)
    this.#facts?.count(reply.payment === 'balance' ? reply.staked : 0, reply.win)
    const balance = this.#amount(reply.balance)
    this.#announce(reply.win > 0 ? texts.spoken.won(this.#amount(reply.win), balance) : texts.spoken.lost(balance))
  }

  /** The screen and the panels show what the table says. */
  #follow(): void {
    const { play, balance, bet, bonus, online, paused, session } = this.#table
    const acts: FailureActs = {
      retry: () => this.#dispatch({ type: 'retry' }),
      startAnew: () => this.#dispatch({ type: 'open-again' }),
      dismiss: () => this.#dispatch({ type: 'dismissed' }),
      chooseBet: (to) => this.#dispatch({ type: 'bet-chosen', bet: to }),
      amount: (cents) => this.#amount(cents),
      leave: this.#parts.host.isFramed ? null : (this.#parts.back ?? (() => location.reload())),
    }
    this.#failures.follow(this.#table.play, () => failureOf(this.#table, this.#parts.launch.mode, acts))
    if (this.#screen === null || session === null) return
    this.#screen.meters.showBalance(this.#amount(balance))
    this.#screen.stake.show(this.#amount(bonus?.value ?? bet), session.game.bets, bet, play.at === 'idle' && bonus === null)
    this.#screen.spin.show(spinFace(play, online && !paused))
    this.#screen.showOnline(online)
    showPlay(this.#screen, this.#table, {
      amount: (cents) => this.#amount(cents),
      announce: (text) => this.#announce(text),
      sounds: this.#sounds,
    })
  }

  #build({ game, currency, limits }: SlotSession, symbols: Pictures): void {
    const { launch, back, root, until } = this.#parts
    wear(document.documentElement, game)
    document.title = commonTexts.pageTitle(game.name, launch.mode)
    this.#facts = factsOnOwnPage(this.#parts, { currency, limits, token: () => this.#table.session?.token ?? '' })
    const press = (): void => this.#dispatch({ type: 'pressed', roundId: crypto.randomUUID() })
    const hands = {
      press,
      tap: () => {
        const { at } = this.#table.play
        if (at === 'asking' || at === 'stopping' || at === 'showing') press()
      },
      bet: (step: -1 | 1) => this.#stepBet(step),
      openBets: () => this.#openBets(),
      openInfo: () => openSlotInfo(game, launch.mode, currency, this.#table.bet),
      openHistory: () => this.#openHistory(),
      toggleSound: () => this.#toggleSound(),
      back,
      reelStopped: () => this.#sounds.play('stop'),
      calm: () => this.#calm.matches,
    }
    this.#screen = new Screen(game, launch.mode, symbols, this.#facts?.root ?? null, hands)
    root.replaceChildren(this.#screen.root)
    listenToKeys({ press, bet: hands.bet, sound: hands.toggleSound }, until)
  }

  #stepBet(step: -1 | 1): void {
    const bet = neighbourBet(this.#table.session?.game.bets ?? [], this.#table.bet, step)
    if (bet !== null) this.#chooseBet(bet)
  }

  #openBets(): void {
    const { session, bet, play } = this.#table
    if (session && play.at === 'idle') openBetSheet(session.game, session.currency, bet, (to) => this.#chooseBet(to))
  }

  #openHistory(): void {
    const { session } = this.#table
    if (session === null) return
    openHistoryPanel<SlotOutcome>({
      mode: session.mode,
      currency: session.currency,
      load: (before) => this.#parts.api.history(session.token, before),
      outcome: (round) => texts.historyOf(round.outcome.steps),
      replay: (reply) => this.#dispatch({ type: 'replay', reply }),
    })
  }

  #chooseBet(bet: number): void {
    if (this.#table.play.at !== 'idle' || this.#table.bonus !== null) return
    this.#dispatch({ type: 'bet-chosen', bet })
    this.#announce(texts.spoken.bet(this.#amount(bet)))
  }

  #toggleSound(): void {
    this.#sounds.set(!this.#sounds.on)
    this.#screen?.showSound(this.#sounds.on)
    this.#announce(this.#sounds.on ? commonTexts.sound.isOn : commonTexts.sound.isOff)
  }

  #online(online: boolean): void {
    this.#dispatch({ type: online ? 'online' : 'offline' })
    this.#announce(online ? commonTexts.spoken.online : commonTexts.spoken.offline)
  }

  #announce(text: string): void {
    this.#live.textContent = text
  }

  #amount(cents: number): string {
    return amountText(cents, this.#table.session?.currency ?? 'EUR')
  }
}
