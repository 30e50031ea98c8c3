import type { LiveDefinition, LiveResult } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import { type Board, type BoardActions, type BoardView, OnChange } from '../board/index.ts'
import { timesOf } from '../deal/index.ts'
import { Studio } from '../scene/index.ts'
import { section, Statistics } from '../statistics/index.ts'
import { diceTexts as t } from '../texts/index.ts'
import { DiceBets } from './bets.ts'
import { Die } from './die.ts'
import { lastThrows, throwShares } from './last-throws.ts'
import { facesOf, type ShownDie, shownDice, sumOf } from './throw.ts'

type Throw = Extract<LiveResult, { kind: 'dice' }>
const throwOf = (result: LiveResult | null): Throw | null => (result?.kind === 'dice' ? result : null)

const STRIP_THROWS = 7
const PANEL_THROWS = 12

/** Three dice, the spots of sic bo, the last throws. */
export class DiceBoard implements Board {
  readonly moves = null
  readonly #actions: BoardActions
  readonly #bets: DiceBets
  readonly #dice = [new Die(), new Die(), new Die()]
  readonly #tray = make('div', { class: 'dice-tray', role: 'img', 'aria-label': t.dice })
  readonly #sum = make('p', { class: 'dice-sum sum', 'aria-hidden': 'true' })
  readonly #studio: Studio
  readonly #statistics = new Statistics({
    brief: (results) => [lastThrows(results, STRIP_THROWS), throwShares(results)],
    full: (results) => [section(t.last, lastThrows(results, PANEL_THROWS)), section(t.counted, throwShares(results))],
  })
  readonly #onChange = new OnChange()

  constructor(definition: LiveDefinition, actions: BoardActions) {
    this.#actions = actions
    this.#bets = new DiceBets(definition, actions)
    this.#tray.append(...this.#dice.map(({ root }) => root))
    this.#studio = new Studio(make('div', { class: 'table-top dice-top' }, this.#tray, this.#sum))
    this.#studio.root.classList.add('has-top')
  }

  get scene(): HTMLElement {
    return this.#studio.root
  }

  get bets(): HTMLElement {
    return this.#bets.root
  }

  get results(): HTMLElement {
    return this.#statistics.brief
  }

  get statistics(): HTMLElement {
    return this.#statistics.full
  }

  render(view: BoardView): void {
    this.#bets.render(view)
    const { table, now } = view
    this.#studio.showDealer(table?.dealer ?? null)
    if (table === null) return
    const result = throwOf(view.result)
    this.#showDice(view, now)
    this.#onChange.run('hits', result?.dice ?? null, (faces) => this.#bets.showThrow(faces))
    this.#onChange.run('results', table.results, (results) => this.#statistics.show(results))
  }

  #showDice({ table, arriving, phase }: BoardView, now: number): void {
    const times = timesOf(table)
    const last = facesOf(table?.results[0])
    const dice = times
      ? shownDice(throwOf(arriving)?.dice ?? null, last, times, now, this.#actions.reducedMotion())
      : last.map((face): ShownDie => ({ face, isMoving: false }))
    for (const [nth, die] of dice.entries()) this.#dice[nth]?.show(die)
    const isMoving = dice.some((die) => die.isMoving)
    const isThrowing = phase === 'dealing' && throwOf(arriving) !== null && !isMoving && !this.#actions.reducedMotion()
    const isRevealed = phase === 'result' || isThrowing
    const faces = dice.map(({ face }) => face)
    this.#onChange.run('moving', isMoving, () => isMoving && this.#actions.play('dice'))
    this.#onChange.run('sum', [isMoving, isRevealed, ...faces], () => {
      this.#sum.textContent = String(sumOf(faces))
      this.#sum.hidden = !isRevealed
      this.#tray.setAttribute('aria-label', isMoving ? t.moving : t.thrown(faces, sumOf(faces)))
    })
  }
}
