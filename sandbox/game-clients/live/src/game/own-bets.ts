import { make, plainAmountText } from '@herna/game-kit'
import type { LiveDefinition, Stake } from '@herna/contract/games'
import { added } from '../round/index.ts'
import { texts } from '../texts/index.ts'

const t = texts.own

/** The list of the own bets in the side panel, and the table's limits. */
export class OwnBets {
  readonly #list = make('dl')
  readonly #none = make('p', { class: 'hint' }, t.none)
  readonly root: HTMLElement
  readonly #names: Map<string, string>
  readonly #amount: (cents: number) => string
  #shown = ''

  constructor({ spots }: LiveDefinition, amount: (cents: number) => string) {
    this.#names = new Map(spots.map(({ spot, name }) => [spot, name]))
    this.#amount = amount
    this.root = make('section', { class: 'own-bets' }, make('h2', {}, t.title, make('small', {}, t.note)), this.#none, this.#list)
  }

  show(confirmed: readonly Stake[], unconfirmed: readonly Stake[]): void {
    const key = JSON.stringify([confirmed, unconfirmed])
    if (key === this.#shown) return
    this.#shown = key
    const open = new Set(unconfirmed.map(({ spot }) => spot))
    const rows = added(confirmed, unconfirmed).map(({ spot, amount }) =>
      make(
        'div',
        {},
        make('dt', {}, this.#names.get(spot) ?? spot, ...(open.has(spot) ? [make('small', {}, ` ${t.unconfirmed}`)] : [])),
        make('dd', {}, this.#amount(amount)),
      ),
    )
    this.#list.replaceChildren(...rows)
    this.#list.hidden = rows.length === 0
    this.#none.hidden = rows.length > 0
  }
}

/** Least and most stake of a round, and on each kind of spot. */
export const limitsOf = ({ minBet, maxBet, spotLimits }: LiveDefinition, amount: (cents: number) => string): HTMLElement =>
  make(
    'section',
    { class: 'limits' },
    make('h3', {}, texts.limits.title),
    make(
      'dl',
      {},
      ...[{ name: texts.limits.round, minBet, maxBet }, ...spotLimits].map((limit) =>
        make(
          'div',
          {},
          make('dt', {}, limit.name),
          make('dd', {}, texts.bar(plainAmountText(limit.minBet), amount(limit.maxBet))),
        ),
      ),
    ),
  )
