import type { LiveDefinition, LiveResult } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import { roadPicture } from '../baccarat/index.ts'
import type { BoardActions, BoardView } from '../board/index.ts'
import { Spots } from '../chips/index.ts'
import { timesOf } from '../deal/index.ts'
import { countList, section } from '../statistics/index.ts'
import { spotBox, TableTopBoard } from '../table-top/index.ts'
import { dragonTigerTexts as t } from '../texts/index.ts'
import { countsOf, type Duel, hitsOf, roadResults, shownCards, SIDES } from './duel.ts'
import { Side } from './side.ts'

const STRIP_COLUMNS = 26
const PANEL_COLUMNS = 20
const NO_CARDS = { dragon: [], tiger: [] } as const
const duelOf = (result: LiveResult | null): Duel | null => (result?.kind === 'dragon-tiger' ? result : null)

/** Two sides with a card each, four spots, the road of the last rounds. */
export class DragonTigerBoard extends TableTopBoard {
  readonly #spots: Spots
  readonly #sides: Record<(typeof SIDES)[number], Side>

  constructor(definition: LiveDefinition, actions: BoardActions) {
    const spots = new Spots(definition, actions)
    const fan = { isStill: actions.reducedMotion, onCard: () => actions.play('card') }
    const sides = { dragon: new Side('dragon', fan), tiger: new Side('tiger', fan) }
    super({
      top: make('div', { class: 'table-top baccarat-top' }, sides.dragon.root, sides.tiger.root),
      bets: make(
        'div',
        { class: 'bets-duel', role: 'group', 'aria-label': t.spots },
        ...definition.spots.map((spot) => spotBox(spots, spot, `is-${spot.spot}`)),
      ),
      figures: {
        brief: (results) => [road(results, STRIP_COLUMNS), counts(results)],
        full: (results) => [section(t.road, road(results, PANEL_COLUMNS)), section(t.counted, counts(results))],
      },
    })
    this.#spots = spots
    this.#sides = sides
  }

  protected renderBets(view: BoardView): void {
    this.#spots.render(view)
    this.onChange.run('hits', duelOf(view.result), (duel) => this.#spots.showHits(duel ? hitsOf(duel) : []))
  }

  protected renderTop({ arriving, result, table, now }: BoardView): void {
    const [duel, times] = [duelOf(arriving), timesOf(table)]
    const shown = duel && times ? shownCards(duel, times, now) : NO_CARDS
    for (const side of SIDES) this.#sides[side].show(shown[side], duelOf(result)?.winner === side)
  }
}

function road(results: readonly string[], columns: number): SVGElement {
  const { dragon, tiger, tie } = countsOf(results)
  return roadPicture(roadResults(results), columns, t.roadOf(dragon, tiger, tie))
}

function counts(results: readonly string[]): HTMLElement {
  const counted = countsOf(results)
  return countList(
    'side-counts',
    ([...SIDES, 'tie'] as const).map((side) => [t.counts[side], counted[side], side]),
  )
}
