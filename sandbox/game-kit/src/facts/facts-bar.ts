import { make } from '../dom.ts'
import { amountText, clockText, plainAmountText, signedAmountText, stopwatchText } from '../texts/amounts.ts'
import { texts } from '../texts/sk-SK.ts'
import { openLimitsPanel } from './limits-panel.ts'
import { nearestLimit, type PlayLimits } from './nearest-limit.ts'

const t = texts.facts

/** Which limits the bar shows: the most used one, or the most used one of losses and of stakes. */
export type ShownLimits = 'nearest' | 'each-kind'

/** A limit of the bar; `kind` null: of any kind. */
interface LimitFact {
  kind: 'loss' | 'stake' | null
  name: HTMLElement
  value: HTMLElement
  meter: HTMLElement
}

/**
 * Clock, time in play, net result of this session and the most used limits, for a game on its own page: on phones games open at the provider's
 * URL [4.17] without the portal's bar, and § 32 (1) requires these facts to be visible during play.
 */
export class FactsBar {
  readonly root: HTMLElement
  readonly #clock = make('dd')
  readonly #inPlay = make('dd')
  readonly #net = make('dd')
  readonly #limits: readonly LimitFact[]
  readonly #openedAt: number
  readonly #loadLimits: () => Promise<PlayLimits>
  readonly #back: (() => void) | null
  #shown: PlayLimits
  #netCents = 0
  #currency: string
  #refresh: 'idle' | 'running' | 'repeat' = 'idle'

  constructor({ currency, now, limits, loadLimits, shownLimits = 'nearest', back = null }: FactsBarOptions) {
    this.#back = back
    this.#openedAt = now
    this.#currency = currency
    this.#loadLimits = loadLimits
    this.#limits = (shownLimits === 'nearest' ? [null] : (['loss', 'stake'] as const)).map(limitFact)
    for (const { value } of this.#limits) value.addEventListener('click', () => this.#openLimits())
    const fact = (name: string, value: HTMLElement, note?: string) =>
      make('div', { title: note ?? null }, make('dt', {}, name), value)
    this.root = make(
      'dl',
      { class: 'facts-bar', 'aria-label': t.label },
      fact(t.clock, this.#clock),
      fact(t.inPlay, this.#inPlay),
      fact(t.net, this.#net, t.netNote),
      ...this.#limits.map(({ name, value, meter }) =>
        make('div', { class: 'fact-limit', title: t.limit.note }, name, make('dd', {}, value, meter)),
      ),
    )
    this.tick(now)
    this.#showNet()
    this.#showLimits(limits)
  }

  /** Called every second. */
  tick(now: number): void {
    this.#clock.textContent = clockText(now)
    this.#inPlay.textContent = stopwatchText(now - this.#openedAt)
  }

  /** Adds a finished round (cents) to the net result and reloads the limits, which the wallet counts. */
  addRound(staked: number, won: number): void {
    this.#netCents += won - staked
    this.#showNet()
    void this.#refreshLimits()
  }

  /** One request at a time; a round that ends meanwhile causes another one afterwards. */
  async #refreshLimits(): Promise<void> {
    if (this.#refresh !== 'idle') {
      this.#refresh = 'repeat'
      return
    }
    this.#refresh = 'running'
    const limits = await this.#loadLimits().catch(() => undefined)
    const isStale = (this.#refresh as string) === 'repeat'
    this.#refresh = 'idle'
    this.#showLimits(limits)
    if (isStale) await this.#refreshLimits()
  }

  #showNet(): void {
    this.#net.textContent = signedAmountText(this.#netCents, this.#currency)
  }

  #openLimits(): void {
    openLimitsPanel(this.#shown, this.#currency, this.#back)
  }

  /** Unknown limits show a dash, because an outdated number would be wrong. */
  #showLimits(limits: PlayLimits): void {
    this.#shown = limits
    for (const { kind, name, value, meter } of this.#limits) {
      const nearest = limits && nearestLimit(limits.filter((limit) => kind === null || limit.kind === kind))
      name.textContent = nearest ? t.limit[nearest.kind][nearest.period] : kind === null ? t.limit.name : t.limit.names[kind]
      value.textContent = nearest
        ? t.limit.of(
            kind === null ? amountText(nearest.used, this.#currency) : plainAmountText(nearest.used),
            amountText(nearest.amount, this.#currency),
          )
        : limits
          ? t.limit.none
          : t.limit.unknown
      const share = nearest ? Math.min(1, nearest.amount === 0 ? 1 : nearest.used / nearest.amount) : 0
      meter.hidden = !nearest
      meter.style.setProperty('--share', String(share))
      meter.classList.toggle('is-near', share >= NEAR)
    }
  }
}

/** Share of a limit from which its meter is highlighted. */
const NEAR = 0.8

const limitFact = (kind: LimitFact['kind']): LimitFact => ({
  kind,
  name: make('dt'),
  // One tap from every round: what is left of each limit, and where they are changed.
  value: make('button', { type: 'button', class: 'fact-open', 'aria-haspopup': 'dialog' }),
  meter: make('i', { class: 'fact-meter', 'aria-hidden': 'true' }),
})

interface FactsBarOptions {
  currency: string
  now: number
  limits: PlayLimits
  loadLimits: () => Promise<PlayLimits>
  shownLimits?: ShownLimits | undefined
  /** Back to the portal; null: not possible. */
  back?: (() => void) | null
}
