import type { RoundReply, SlotDefinition } from '@herna/contract/games'
import { listenToKeys, neighbourBet, spinFace } from '../controls/index.ts'
import { make } from '../dom.ts'
import { openBetSheet, openInfoPanel } from '../panels/index.ts'
import type { Pictures } from '../reels/index.ts'
import { advance, type Effect, type Event, newTable, type Table } from '../round/index.ts'
import { failure, type GameApi, type Launch } from '../session/index.ts'
import { Sounds } from '../sounds/index.ts'
import { amountText, texts } from '../texts/index.ts'
import { wear } from '../theme/index.ts'
import type { hostWindow } from '../frame/index.ts'
import { FailurePanel } from './failures.ts'
import { loadSymbols } from './pictures.ts'
import { showPlay } from './play-show.ts'
import { Loading } from './scenery.ts'
import { Screen } from './screen.ts'
import { showWins } from './win-show.ts'

export interface GameParts {
  root: HTMLElement
  launch: Launch
  api: GameApi
  tell: ReturnType<typeof hostWindow>
  back: (() => void) | null
  /** Ends what the game hears from window and document. */
  until: AbortSignal
}

/** Runs the machine: every event goes through `advance`, its effects are done here, the screen follows the table. */
export class Game {
  readonly #parts: GameParts
  readonly #sounds = new Sounds()
  readonly #failures = new FailurePanel()
  readonly #live = make('div', { class: 'unseen', role: 'status', 'aria-live': 'polite' })
  readonly #calm = matchMedia('(prefers-reduced-motion: reduce)')
  readonly #loading = new Loading()
  #table: Table
  #screen: Screen | null = null
  #skip = new AbortController()

  constructor(parts: GameParts) {
    this.#parts = parts
    this.#table = newTable(navigator.onLine)
    parts.root.replaceChildren(this.#loading.root)
    parts.root.after(this.#live)
    const { until: signal } = parts
    addEventListener('online', () => this.#online(true), { signal })
    addEventListener('offline', () => this.#online(false), { signal })
    document.addEventListener('visibilitychange', () => this.#sounds.pageHidden(document.hidden), { signal })
    void this.#openSession()
  }

  #dispatch(event: Event): void {
    const { table, effects } = advance(this.#table, event)
    this.#table = table
    this.#follow()
    for (const effect of effects) this.#perform(effect)
  }

  #perform(effect: Effect): void {
    const { tell } = this.#parts
    switch (effect.do) {
      case 'open-session':
        return void this.#openSession()
      case 'ask-round':
        return void this.#askRound(effect.roundId, effect.bet)
      case 'spin-reels':
        return this.#spinReels()
      case 'stop-reels':
        return void this.#stopReels(effect.grid, effect.quick)
      case 'hurry-reels':
        return this.#screen?.reels.hurry()
      case 'settle-reels':
        return void this.#screen?.reels.stop(this.#screen.reels.grid, true)
      case 'show-wins':
        return void this.#showWins(effect.reply, effect.step)
      case 'skip-wins':
        return this.#skip.abort()
      case 'round-started':
        return tell({ type: 'round-started' })
      case 'round-ended':
        return this.#roundEnded(effect.reply)
      case 'report-failure':
        return tell({ type: 'failed', problem: effect.failure.kind })
    }
  }

  async #openSession(): Promise<void> {
    const { api, launch } = this.#parts
    const answer = await api.openSession(launch)
    if (!answer.ok) return this.#dispatch({ type: 'open-failed', failure: answer.failure })
    if (this.#screen === null) {
      const symbols = await loadSymbols(answer.value.game, (share) => this.#loading.show(share))
      if (symbols === null) return this.#dispatch({ type: 'open-failed', failure: failure('unreachable') })
      this.#build(answer.value.game, symbols)
    }
    this.#dispatch({ type: 'opened', session: answer.value })
    this.#parts.tell({ type: 'ready' })
    this.#announce(texts.spoken.ready(answer.value.game.name, this.#amount(answer.value.balance)))
  }

  async #askRound(roundId: string, bet: number): Promise<void> {
    const token = this.#table.session?.token ?? ''
    const answer = await this.#parts.api.playRound(token, { roundId, bet })
    if (answer.ok) this.#dispatch({ type: 'answered', reply: answer.value })
    else this.#dispatch({ type: 'round-failed', roundId, failure: answer.failure })
  }

  #spinReels(): void {
    this.#screen?.reels.lines.clear()
    this.#screen?.reels.light(null)
    this.#screen?.reels.start()
    this.#sounds.play('press')
  }

  async #stopReels(grid: number[][], quick: boolean): Promise<void> {
    await this.#screen?.reels.stop(grid, quick)
    this.#screen?.table.show(grid)
    this.#dispatch({ type: 'reels-stopped' })
  }

  async #showWins(reply: RoundReply, step: number): Promise<void> {
    const { session } = this.#table
    this.#skip = new AbortController()
    if (this.#screen && session) {
      const hands = {
        screen: this.#screen,
        sounds: this.#sounds,
        game: session.game,
        amount: (cents: number) => this.#amount(cents),
      }
      await showWins(hands, reply, step, this.#skip.signal)
    }
    this.#dispatch({ type: 'wins-shown' })
  }

  #roundEnded(reply: RoundReply): void {
    this.#parts.tell({ type: 'round-ended', balance: reply.balance })
    const balance = this.#amount(reply.balance)
    this.#announce(reply.win > 0 ? texts.spoken.won(this.#amount(reply.win), balance) : texts.spoken.lost(balance))
  }

  /** The screen and the panels show what the table says. */
  #follow(): void {
    const { play, balance, bet, online, session } = this.#table
    this.#failures.follow(this.#table, {
      retry: () => this.#dispatch({ type: 'retry' }),
      startAnew: () => this.#dispatch({ type: 'open-again' }),
      dismiss: () => this.#dispatch({ type: 'dismissed' }),
      chooseBet: (to) => this.#dispatch({ type: 'bet-chosen', bet: to }),
      amount: (cents) => this.#amount(cents),
    })
    if (this.#screen === null || session === null) return
    this.#screen.meters.showBalance(this.#amount(balance))
    this.#screen.stake.show(this.#amount(bet), session.game.bets, bet, play.at === 'idle')
    this.#screen.spin.show(spinFace(play, online))
    this.#screen.showOnline(online)
    showPlay(this.#screen, this.#table, {
      amount: (cents) => this.#amount(cents),
      announce: (text) => this.#announce(text),
      sounds: this.#sounds,
    })
  }

  #build(game: SlotDefinition, symbols: Pictures): void {
    wear(document.documentElement, game)
    document.title = texts.page.title(game.name)
    const press = (): void => this.#dispatch({ type: 'pressed', roundId: crypto.randomUUID() })
    const hands = {
      press,
      tap: () => {
        const { at } = this.#table.play
        if (at === 'asking' || at === 'stopping' || at === 'showing') press()
      },
      bet: (step: -1 | 1) => this.#stepBet(step),
      openBets: () => this.#openBets(),
      openInfo: () => openInfoPanel(game, this.#table.session?.currency ?? 'EUR', this.#table.bet),
      toggleSound: () => this.#toggleSound(),
      back: this.#parts.back,
      reelStopped: () => this.#sounds.play('stop'),
      calm: () => this.#calm.matches,
    }
    this.#screen = new Screen(game, symbols, hands)
    this.#parts.root.replaceChildren(this.#screen.root)
    listenToKeys({ press, bet: hands.bet, sound: hands.toggleSound }, this.#parts.until)
  }

  #stepBet(step: -1 | 1): void {
    const bet = neighbourBet(this.#table.session?.game.bets ?? [], this.#table.bet, step)
    if (bet !== null) this.#chooseBet(bet)
  }

  #openBets(): void {
    const { session, bet, play } = this.#table
    if (session && play.at === 'idle') openBetSheet(session.game, session.currency, bet, (to) => this.#chooseBet(to))
  }

  #chooseBet(bet: number): void {
    if (this.#table.play.at !== 'idle') return
    this.#dispatch({ type: 'bet-chosen', bet })
    this.#announce(texts.spoken.bet(this.#amount(bet)))
  }

  #toggleSound(): void {
    this.#sounds.set(!this.#sounds.on)
    this.#screen?.showSound(this.#sounds.on)
    this.#announce(texts.spoken.sound(this.#sounds.on))
  }

  #online(online: boolean): void {
    this.#dispatch({ type: online ? 'online' : 'offline' })
    this.#announce(online ? texts.spoken.online : texts.spoken.offline)
  }

  #announce(text: string): void {
    this.#live.textContent = text
  }

  #amount(cents: number): string {
    return amountText(cents, this.#table.session?.currency ?? 'EUR')
  }
}
