import type { LiveDefinition, LiveResult } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import type { BoardActions, BoardView } from '../board/index.ts'
import { Spots } from '../chips/index.ts'
import { timesOf } from '../deal/index.ts'
import { section } from '../statistics/index.ts'
import { spotBox, TableTopBoard } from '../table-top/index.ts'
import { baccaratTexts as t } from '../texts/index.ts'
import { shownCoup } from './coup.ts'
import { roadPicture, sideCounts } from './road-view.ts'
import { Side } from './side.ts'

type Coup = Extract<LiveResult, { kind: 'baccarat' }>
const coupOf = (result: LiveResult | null): Coup | null => (result?.kind === 'baccarat' ? result : null)
const STRIP_COLUMNS = 26
const PANEL_COLUMNS = 20
const NO_CARDS = { player: [], banker: [] } as const

/** Two sides with their cards, five spots, the big road of the last rounds. */
export class BaccaratBoard extends TableTopBoard {
  readonly #spots: Spots
  readonly #sides: Record<'player' | 'banker', Side>

  constructor(definition: LiveDefinition, actions: BoardActions) {
    const spots = new Spots(definition, actions)
    const fan = { isStill: actions.reducedMotion, onCard: () => actions.play('card') }
    const sides = { player: new Side('player', fan), banker: new Side('banker', fan) }
    super({
      top: make('div', { class: 'table-top baccarat-top' }, sides.player.root, sides.banker.root),
      bets: make(
        'div',
        { class: `bets-baccarat spots-${definition.spots.length}`, role: 'group', 'aria-label': t.spots },
        ...definition.spots.map((spot) => spotBox(spots, spot, `is-${spot.spot}`)),
      ),
      figures: {
        brief: (results) => [roadPicture(results, STRIP_COLUMNS), sideCounts(results)],
        full: (results) => [section(t.road, roadPicture(results, PANEL_COLUMNS)), section(t.counted, sideCounts(results))],
      },
    })
    this.#spots = spots
    this.#sides = sides
  }

  protected renderBets(view: BoardView): void {
    this.#spots.render(view)
    this.onChange.run('hits', coupOf(view.result), (coup) => this.#spots.showHits(coup ? hitsOf(coup) : []))
  }

  protected renderTop({ arriving, result, table, now }: BoardView): void {
    const [coup, times] = [coupOf(arriving), timesOf(table)]
    const shown = coup && times ? shownCoup(coup, times, now) : NO_CARDS
    for (const side of ['player', 'banker'] as const) this.#sides[side].show(shown[side], coupOf(result)?.winner === side)
  }
}

/** Spots that win with this coup. */
function hitsOf({ winner, player, banker }: Coup): string[] {
  const isPair = ([first, second]: Coup['player']) => first !== undefined && first.rank === second?.rank
  return [winner, ...(isPair(player) ? ['player-pair'] : []), ...(isPair(banker) ? ['banker-pair'] : [])]
}
