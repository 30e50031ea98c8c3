import type { LiveDefinition, LiveResult, SpotDefinition } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import { type Board, type BoardActions, type BoardView, OnChange } from '../board/index.ts'
import { Spots } from '../chips/index.ts'
import { timesOf } from '../deal/index.ts'
import { Studio } from '../scene/index.ts'
import { section, Statistics } from '../statistics/index.ts'
import { baccaratTexts as t, oddsLines } from '../texts/index.ts'
import { shownCoup } from './coup.ts'
import { roadPicture, sideCounts } from './road-view.ts'
import { Side } from './side.ts'

type Coup = Extract<LiveResult, { kind: 'baccarat' }>
const coupOf = (result: LiveResult | null): Coup | null => (result?.kind === 'baccarat' ? result : null)
const STRIP_COLUMNS = 26
const PANEL_COLUMNS = 20
const NO_CARDS = { player: [], banker: [] } as const

/** Two sides with their cards, five spots, the big road of the last rounds. */
export class BaccaratBoard implements Board {
  readonly bets: HTMLElement
  readonly moves = null
  readonly #spots: Spots
  readonly #sides: Record<'player' | 'banker', Side>
  readonly #studio: Studio
  readonly #statistics = new Statistics({
    brief: (results) => [roadPicture(results, STRIP_COLUMNS), sideCounts(results)],
    full: (results) => [section(t.road, roadPicture(results, PANEL_COLUMNS)), section(t.counted, sideCounts(results))],
  })
  readonly #onChange = new OnChange()

  constructor(definition: LiveDefinition, actions: BoardActions) {
    this.#spots = new Spots(definition, actions)
    const fan = { isStill: actions.reducedMotion, onCard: () => actions.play('card') }
    this.#sides = { player: new Side('player', fan), banker: new Side('banker', fan) }
    this.#studio = new Studio(make('div', { class: 'table-top baccarat-top' }, this.#sides.player.root, this.#sides.banker.root))
    this.#studio.root.classList.add('has-top')
    this.bets = make(
      'div',
      { class: `bets-baccarat spots-${definition.spots.length}`, role: 'group', 'aria-label': t.spots },
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
    const [arriving, result, times] = [coupOf(view.arriving), coupOf(view.result), timesOf(table)]
    const shown = arriving && times ? shownCoup(arriving, times, now) : NO_CARDS
    for (const side of ['player', 'banker'] as const) this.#sides[side].show(shown[side], result?.winner === side)
    this.#onChange.run('hits', result, (coup) => this.#spots.showHits(coup ? hitsOf(coup) : []))
    this.#onChange.run('results', table.results, (results) => this.#statistics.show(results))
  }
}

/** Spots that win with this coup. */
function hitsOf({ winner, player, banker }: Coup): string[] {
  const isPair = ([first, second]: Coup['player']) => first !== undefined && first.rank === second?.rank
  return [winner, ...(isPair(player) ? ['player-pair'] : []), ...(isPair(banker) ? ['banker-pair'] : [])]
}

const faceOf = (spot: SpotDefinition): HTMLElement =>
  make(
    'span',
    { class: 'spot-face', 'aria-hidden': 'true' },
    make('b', {}, spot.name),
    ...oddsLines(spot).map((line) => make('small', {}, line)),
  )
