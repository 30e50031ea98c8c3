import type { SpotDefinition } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import type { Spots } from '../chips/index.ts'
import { oddsLines } from '../texts/index.ts'

/** A box that takes chips, with the name of its spot and what it pays. */
export const spotBox = (spots: Spots, spot: SpotDefinition, className = ''): HTMLButtonElement =>
  spots.add(spot, `spot-box ${className}`.trim(), [
    make(
      'span',
      { class: 'spot-face', 'aria-hidden': 'true' },
      make('b', {}, spot.name),
      ...oddsLines(spot).map((line) => make('small', {}, line)),
    ),
  ])
