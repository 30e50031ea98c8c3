import { make } from '../dom.ts'
import { amountText, clockText, signedAmountText, stopwatchText } from '../texts/amounts.ts'
import { texts } from '../texts/sk-SK.ts'
import type { GameParts } from '../start/game-parts.ts'
import { nearestLimit, type PlayLimits } from './nearest-limit.ts'

const t = texts.facts

/**
 * Clock, time in play, what this play won or lost and the limit nearest to its end, for a game that stands on its own page: on a phone it opens
 * at the provider's address [4.17], where no bar of a portal is, and § 32 (1) wants them in sight throughout play.
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
  #refresh: 'no' | 'once' | 'again' = 'no'

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

  /** Every second. */
  tick(now: number): void {
    this.#clock.textContent = clockText(now)
    this.#inPlay.textContent = stopwatchText(now - this.#openedAt)
  }

  /** A round is over: what it took and gave. The limits are the wallet's to count: they are asked for again. */
  addRound(staked: number, won: number): void {
    this.#netCents += won - staked
    this.#showNet()
    void this.#refreshLimits()
  }

  /** One question at a time; what ended meanwhile is asked for after it. */
  async #refreshLimits(): Promise<void> {
    if (this.#refresh !== 'no') {
      this.#refresh = 'again'
      return
    }
    this.#refresh = 'once'
    const limits = await this.#loadLimits().catch(() => undefined)
    const isStale = (this.#refresh as string) === 'again'
    this.#refresh = 'no'
    this.#showLimit(limits)
    if (isStale) await this.#refreshLimits()
  }

  #showNet(): void {
    this.#net.textContent = signedAmountText(this.#netCents, this.#currency)
  }

  /** Unknown is a dash: an old number would be a wrong one. */
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
  /** Of the session as it is then: a game may open another. */
  token: () => string
}

/** The bar of facts, ticking until the game ends; null where a portal shows them around the game, and in demo. */
export function factsOnOwnPage<D, O>(
  { launch, portal: host, api, until }: GameParts<D, O>,
  { currency, limits, token }: FactsOptions,
): FactsBar | null {
  if (launch.mode !== 'real' || host.isFramed) return null
  const loadLimits = async () => {
    const answer = await api.balance(token())
    return answer.ok ? answer.value.limits : undefined
  }
  const facts = new FactsBar(currency, Date.now(), limits, loadLimits)
  const timer = setInterval(() => facts.tick(Date.now()), 1000)
  until.addEventListener('abort', () => clearInterval(timer))
  return facts
}
