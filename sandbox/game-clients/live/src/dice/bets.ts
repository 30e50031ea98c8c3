import type { LiveDefinition, SpotDefinition } from '@herna/contract/games'
import { button, make } from '@herna/game-kit'
import { type BoardActions, type BoardView, OnChange } from '../board/index.ts'
import { arrowKeys, Spots } from '../chips/index.ts'
import { diceTexts as t, oddsBriefly } from '../texts/index.ts'
import { smallDie } from './die.ts'
import { facesOfSpot, groupedSpots, groupOf, type SpotGroup } from './groups.ts'
import { hitsOf } from './hits.ts'

/** The spots in groups: all of them on large screens, one at a time on small ones, chosen by the buttons above. */
export class DiceBets {
  readonly root: HTMLElement
  readonly #spots: Spots
  readonly #tabs = new Map<SpotGroup, HTMLButtonElement>()
  readonly #groups = new Map<SpotGroup, HTMLElement>()
  readonly #onChange = new OnChange()

  constructor(definition: LiveDefinition, actions: BoardActions) {
    this.#spots = new Spots(definition, actions)
    const groups = groupedSpots(definition.spots)
    for (const { group, spots } of groups) {
      const tab = button(t.tab(t.tabs[group], false), { class: 'group-tab' }, t.tabs[group][0] ?? '')
      tab.addEventListener('click', () => this.#choose(group))
      this.#tabs.set(group, tab)
      const boxes = spots.map((spot) => this.#spots.add(spot, `spot-box is-${spot.spot}`, [faceOf(spot)]))
      this.#groups.set(
        group,
        make('div', { class: `spot-group is-${group}`, role: 'group', 'aria-label': t.groups[group] }, ...boxes),
      )
    }
    this.root = make(
      'div',
      { class: 'bets-dice', role: 'group', 'aria-label': t.spots },
      make('div', { class: 'group-tabs', role: 'group', 'aria-label': t.choose }, ...this.#tabs.values()),
      ...this.#groups.values(),
    )
    this.root.addEventListener('keydown', arrowKeys(this.root, '.spot'))
    this.#choose('main')
  }

  render(view: BoardView): void {
    this.#spots.render(view)
    const staked = [...view.confirmed, ...view.unconfirmed].map(({ spot }) => groupOf(spot))
    this.#onChange.run('staked', [...new Set(staked)].toSorted(), (groups) => {
      for (const [group, tab] of this.#tabs) {
        const hasStake = groups.includes(group)
        tab.classList.toggle('has-stake', hasStake)
        tab.setAttribute('aria-label', t.tab(t.tabs[group], hasStake))
      }
    })
  }

  /** Frames what a throw wins; null: nothing. */
  showThrow(faces: readonly number[] | null): void {
    this.#spots.showHits(faces === null ? [] : hitsOf(faces))
  }

  #choose(group: SpotGroup): void {
    for (const [name, tab] of this.#tabs) tab.setAttribute('aria-pressed', String(name === group))
    for (const [name, element] of this.#groups) element.classList.toggle('is-chosen', name === group)
  }
}

function faceOf(spot: SpotDefinition): HTMLElement {
  const faces = facesOfSpot(spot.spot)
  const name = t.short[spot.spot] ?? spot.spot.split('-').at(-1) ?? ''
  const note = t.notes[spot.spot]
  return make(
    'span',
    { class: 'spot-face', 'aria-hidden': 'true' },
    faces.length > 0 ? make('span', { class: 'face-dice' }, ...faces.map(smallDie)) : make('b', {}, name),
    ...(note ? [make('small', {}, note)] : []),
    make('small', { class: 'spot-odds' }, oddsBriefly(spot)),
  )
}
