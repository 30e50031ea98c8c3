import type { LiveDefinition, LiveResult } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import type { BoardActions, BoardView } from '../board/index.ts'
import { timesOf } from '../deal/index.ts'
import { section } from '../statistics/index.ts'
import { TableTopBoard } from '../table-top/index.ts'
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
export class DiceBoard extends TableTopBoard {
  readonly #actions: BoardActions
  readonly #bets: DiceBets
  readonly #dice: readonly Die[]
  readonly #tray: HTMLElement
  readonly #sum: HTMLElement

  constructor(definition: LiveDefinition, actions: BoardActions) {
    const bets = new DiceBets(definition, actions)
    const dice = [new Die(), new Die(), new Die()]
    const tray = make('div', { class: 'dice-tray', role: 'img', 'aria-label': t.dice }, ...dice.map(({ root }) => root))
    const sum = make('p', { class: 'dice-sum sum', 'aria-hidden': 'true' })
    super({
      top: make('div', { class: 'table-top dice-top' }, tray, sum),
      bets: bets.root,
      figures: {
        brief: (results) => [lastThrows(results, STRIP_THROWS), throwShares(results)],
        full: (results) => [section(t.last, lastThrows(results, PANEL_THROWS)), section(t.counted, throwShares(results))],
      },
    })
    this.#actions = actions
    this.#bets = bets
    this.#dice = dice
    this.#tray = tray
    this.#sum = sum
  }

  protected renderBets(view: BoardView): void {
    this.#bets.render(view)
    this.onChange.run('hits', throwOf(view.result)?.dice ?? null, (faces) => this.#bets.showThrow(faces))
  }

  protected renderTop({ table, arriving, phase, now }: BoardView): void {
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
    this.onChange.run('moving', isMoving, () => isMoving && this.#actions.play('dice'))
    this.onChange.run('sum', [isMoving, isRevealed, ...faces], () => {
      this.#sum.textContent = String(sumOf(faces))
      this.#sum.hidden = !isRevealed
      this.#tray.setAttribute('aria-label', isMoving ? t.moving : t.thrown(faces, sumOf(faces)))
    })
  }
}
