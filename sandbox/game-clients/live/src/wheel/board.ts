import type { LiveDefinition, LiveResult } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import { type Board, type BoardActions, type BoardView, OnChange } from '../board/index.ts'
import { Spots } from '../chips/index.ts'
import { Studio } from '../scene/index.ts'
import { Statistics } from '../statistics/index.ts'
import { texts } from '../texts/index.ts'
import { ShowWheel } from './drawing.ts'
import { faceOf } from './face.ts'
import { MultiplierPlate } from './multiplier.ts'
import { latestSegments, segmentFigures } from './statistics.ts'

/** The show: wheel with its pointer, one spot per value. */
export class WheelBoard implements Board {
  readonly scene: HTMLElement
  readonly bets: HTMLElement
  readonly moves = null
  readonly #studio: Studio
  readonly #wheel: ShowWheel
  readonly #multiplier: MultiplierPlate
  readonly #spots: Spots
  readonly #changes = new OnChange()
  readonly #statistics: Statistics
  #restingAt = 0

  constructor(definition: LiveDefinition, actions: BoardActions) {
    this.#wheel = new ShowWheel(definition.segments, actions.reducedMotion)
    this.#multiplier = new MultiplierPlate(actions.announce)
    this.#studio = new Studio(this.#wheel.root, this.#multiplier.root)
    this.scene = this.#studio.root
    this.#spots = new Spots(definition, actions)
    const spots = definition.spots.map((spot) => {
      const { className, name } = faceOf(spot.spot)
      return this.#spots.add(spot, `segment-bet ${className}`, [
        make('b', {}, name),
        make('small', { 'aria-hidden': 'true' }, texts.wheel.odds(spot)),
      ])
    })
    this.bets = make('div', { class: 'segment-bets', role: 'group', 'aria-label': texts.wheel.bets }, ...spots)
    this.#statistics = new Statistics({
      brief: (results) => [latestSegments(results)],
      full: (results) => segmentFigures(definition, results),
    })
  }

  get results(): HTMLElement {
    return this.#statistics.brief
  }

  get statistics(): HTMLElement {
    return this.#statistics.full
  }

  render(view: BoardView): void {
    const { table, result } = view
    this.#studio.showDealer(table?.dealer ?? null)
    this.#spots.render(view)
    this.#changes.run('result', result, () => this.#spots.showHits(result?.kind === 'wheel' ? [result.segment] : []))
    this.#changes.run('results', table?.results ?? [], (results) => this.#statistics.show(results))
    this.#showMultiplier(view.arriving)
    this.#turn(view)
  }

  /** It is drawn when nobody can bet any more, while the wheel still turns, and stays until the next round. */
  #showMultiplier(arriving: LiveResult | null): void {
    const multiplier = arriving?.kind === 'wheel' ? (arriving.multiplier ?? null) : null
    this.#multiplier.show(multiplier)
    this.#changes.run('multiplier', multiplier, () => {
      for (const { dataset } of this.bets.querySelectorAll<HTMLElement>('[data-spot]'))
        if (multiplier && dataset['spot'] === multiplier.segment) dataset['factor'] = `${multiplier.factor}×`
        else delete dataset['factor']
    })
  }

  #turn({ phase, arriving, result, table, now }: BoardView): void {
    if (arriving?.kind === 'wheel') this.#restingAt = arriving.index
    if (phase !== 'dealing') return this.#wheel.showAtRest(this.#restingAt, result !== null)
    if (arriving?.kind !== 'wheel' || !table?.round) return this.#wheel.turn()
    this.#wheel.landAt(arriving.index, Date.parse(table.round.resultAt) - now)
  }
}
