import type { CrashBet, CrashTable } from '@herna/contract/games'
import { counted, make } from '@herna/game-kit'
import { multipleText, texts } from '../texts/index.ts'

const t = texts.players

/** Where the round is: nobody has an exit before the start, and after the end those without one have lost. */
export interface ShownPhase {
  readonly kind: 'betting' | 'flying' | 'crashed'
  /** The shown multiple in hundredths: no exit above it is shown. */
  readonly multiple: number
}

interface Row {
  readonly bet: CrashBet
  readonly root: HTMLTableRowElement
  readonly exit: HTMLElement
  readonly sum: HTMLElement
}

/** The bets of the round, highest first. Rows are kept while the bets are the same, so nothing moves under the eye. */
export class PlayersView {
  readonly root: HTMLElement
  readonly #summary = make('p', { class: 'players-summary' })
  readonly #body = make('tbody')
  readonly #amount: (cents: number) => string
  #rows: Row[] = []
  #shown = ''

  constructor(amount: (cents: number) => string) {
    this.#amount = amount
    const head = [t.player, t.bet, t.exit, t.sum].map((name) => make('th', { scope: 'col' }, name))
    this.root = make(
      'section',
      { class: 'players', 'aria-label': t.label },
      this.#summary,
      make(
        'div',
        { class: 'players-list', tabindex: '0', role: 'group', 'aria-label': t.list },
        make('table', {}, make('thead', {}, make('tr', {}, ...head)), this.#body),
      ),
    )
  }

  /** Called with every frame; touches the page only when something visible has changed. */
  show({ bets, players, staked }: CrashTable, phase: ShownPhase): void {
    const key = bets.map(({ player, bet, isOwn }) => `${player} ${bet} ${isOwn}`).join()
    if (key !== this.#shown || this.#rows.length !== bets.length) this.#build(bets)
    this.#shown = key
    // Without bets there is no table of bets.
    if (this.root.classList.contains('is-empty') !== (players === 0)) this.root.classList.toggle('is-empty', players === 0)
    const summary = players === 0 ? t.nobody : `${counted(players, ...t.count)} · ${this.#amount(staked)}`
    if (this.#summary.textContent !== summary) this.#summary.textContent = summary
    for (const [index, row] of this.#rows.entries()) this.#showExit(row, bets[index] ?? row.bet, phase)
  }

  #showExit({ root, exit, sum }: Row, { bet, cashedOutAt }: CrashBet, { kind, multiple }: ShownPhase): void {
    const isOut = cashedOutAt !== null && kind !== 'betting' && (kind === 'crashed' || cashedOutAt <= multiple)
    const text = isOut ? multipleText(cashedOutAt) : kind === 'betting' ? t.waits : kind === 'flying' ? t.flies : t.lost
    if (exit.textContent === text) return
    exit.textContent = text
    sum.textContent = isOut ? this.#amount((bet / 100) * cashedOutAt) : '–'
    root.classList.toggle('is-out', isOut)
  }

  #build(bets: readonly CrashBet[]): void {
    this.#rows = bets.map((bet) => {
      const [exit, sum] = [make('td'), make('td')]
      const name = make('th', { scope: 'row' }, bet.isOwn ? t.you : bet.player)
      const root = make('tr', { class: bet.isOwn ? 'is-own' : null }, name, make('td', {}, this.#amount(bet.bet)), exit, sum)
      return { bet, root, exit, sum }
    })
    this.#body.replaceChildren(...this.#rows.map(({ root }) => root))
  }
}
