import { make } from '../dom.ts'
import { amountText, clockText, signedAmountText, stopwatchText } from '../texts/amounts.ts'
import { texts } from '../texts/sk-SK.ts'
import type { GameParts } from '../start/game-parts.ts'
import { nearestLimit, type PlayLimits } from './nearest-limit.ts'

const t = texts.facts

/**
 * Clock, time in play, net result of this session and the most used limit, for a game on its own page: on phones games open at the provider's
 * URL [4.17] without the portal's bar, and § 32 (1) requires these facts to be visible during play.
 */
export class FactsBar {
  readonly root: HTMLElement
  readonly #clock = make('dd')
  readonly #inPlay = make('dd')
  readonly #net = make('dd')
  readonly #limitName = make('dt')
  readonly #limit = make('dd')
  readonly #openedAt: number
  readonly #loadLimits: () => Promise<PlayLimits>
  #netCents = 0
  #currency: string
  #refresh: 'idle' | 'running' | 'repeat' = 'idle'

  constructor(currency: string, now: number, limits: PlayLimits, loadLimits: () => Promise<PlayLimits>) {
    this.#openedAt = now
    this.#currency = currency
    this.#loadLimits = loadLimits
    const fact = (name: string, value: HTMLElement, note?: string) =>
      make('div', { title: note ?? null }, make('dt', {}, name), value)
    this.root = make(
      'dl',
      { class: 'facts-bar', 'aria-label': t.label },
      fact(t.clock, this.#clock),
      fact(t.inPlay, this.#inPlay),
      fact(t.net, this.#net, t.netNote),
      make('div', { class: 'fact-limit', title: t.limit.note }, this.#limitName, this.#limit),
    )
    this.tick(now)
    this.#showNet()
    this.#showLimit(limits)
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
    this.#showLimit(limits)
    if (isStale) await this.#refreshLimits()
  }

  #showNet(): void {
    this.#net.textContent = signedAmountText(this.#netCents, this.#currency)
  }

  /** Unknown limits show a dash, because an outdated number would be wrong. */
  #showLimit(limits: PlayLimits): void {
    const nearest = limits && nearestLimit(limits)
    this.#limitName.textContent = nearest ? t.limit[nearest.kind][nearest.period] : t.limit.name
    this.#limit.textContent = nearest
      ? t.limit.of(amountText(nearest.used, this.#currency), amountText(nearest.amount, this.#currency))
      : limits
        ? t.limit.none
        : t.limit.unknown
  }
}

interface FactsOptions {
  currency: string
  limits: PlayLimits
  /** Token of the current session; a game may open another. */
  token: () => string
}

/** The facts bar, updated until the game ends; null in demo and inside the portal, which shows the facts itself. */
export function factsOnOwnPage<D, O>(
  { launch, portal, api, until }: GameParts<D, O>,
  { currency, limits, token }: FactsOptions,
): FactsBar | null {
  if (launch.mode !== 'real' || portal.isFramed) return null
  const loadLimits = async () => {
    const result = await api.balance(token())
    return result.ok ? result.value.limits : undefined
  }
  const facts = new FactsBar(currency, Date.now(), limits, loadLimits)
  const timer = setInterval(() => facts.tick(Date.now()), 1000)
  until.addEventListener('abort', () => clearInterval(timer))
  return facts
}
