import type { LiveDefinition, LiveResult, SpotDefinition } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import { roadPicture } from '../baccarat/index.ts'
import { type Board, type BoardActions, type BoardView, OnChange } from '../board/index.ts'
import { Spots } from '../chips/index.ts'
import { timesOf } from '../deal/index.ts'
import { Studio } from '../scene/index.ts'
import { countList, section, Statistics } from '../statistics/index.ts'
import { dragonTigerTexts as t, oddsLines } from '../texts/index.ts'
import { countsOf, type Duel, hitsOf, roadResults, shownCards, SIDES } from './duel.ts'
import { Side } from './side.ts'

const STRIP_COLUMNS = 26
const PANEL_COLUMNS = 20
const NO_CARDS = { dragon: [], tiger: [] } as const
const duelOf = (result: LiveResult | null): Duel | null => (result?.kind === 'dragon-tiger' ? result : null)

/** Two sides with a card each, four spots, the road of the last rounds. */
export class DragonTigerBoard implements Board {
  readonly bets: HTMLElement
  readonly moves = null
  readonly #spots: Spots
  readonly #sides: Record<(typeof SIDES)[number], Side>
  readonly #studio: Studio
  readonly #statistics = new Statistics({
    brief: (results) => [road(results, STRIP_COLUMNS), counts(results)],
    full: (results) => [section(t.road, road(results, PANEL_COLUMNS)), section(t.counted, counts(results))],
  })
  readonly #onChange = new OnChange()

  constructor(definition: LiveDefinition, actions: BoardActions) {
    this.#spots = new Spots(definition, actions)
    const fan = { isStill: actions.reducedMotion, onCard: () => actions.play('card') }
    this.#sides = { dragon: new Side('dragon', fan), tiger: new Side('tiger', fan) }
    this.#studio = new Studio(make('div', { class: 'table-top baccarat-top' }, this.#sides.dragon.root, this.#sides.tiger.root))
    this.#studio.root.classList.add('has-top')
    this.bets = make(
      'div',
      { class: 'bets-duel', role: 'group', 'aria-label': t.spots },
      ...definition.spots.map((spot) => this.#spots.add(spot, `spot-box is-${spot.spot}`, [faceOf(spot)])),
    )
  }

  get scene(): HTMLElement {
    return this.#studio.root
  }

  get results(): HTMLElement {
    return this.#statistics.brief
  }

  get statistics(): HTMLElement {
    return this.#statistics.full
  }

  render(view: BoardView): void {
    this.#spots.render(view)
    const { table, now } = view
    this.#studio.showDealer(table?.dealer ?? null)
    if (table === null) return
    const [arriving, result, times] = [duelOf(view.arriving), duelOf(view.result), timesOf(table)]
    const shown = arriving && times ? shownCards(arriving, times, now) : NO_CARDS
    for (const side of SIDES) this.#sides[side].show(shown[side], result?.winner === side)
    this.#onChange.run('hits', result, (duel) => this.#spots.showHits(duel ? hitsOf(duel) : []))
    this.#onChange.run('results', table.results, (results) => this.#statistics.show(results))
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

const faceOf = (spot: SpotDefinition): HTMLElement =>
  make(
    'span',
    { class: 'spot-face', 'aria-hidden': 'true' },
    make('b', {}, spot.name),
    ...oddsLines(spot).map((line) => make('small', {}, line)),
  )
