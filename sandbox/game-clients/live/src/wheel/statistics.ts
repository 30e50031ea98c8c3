import type { LiveDefinition } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import { section } from '../statistics/index.ts'
import { texts } from '../texts/index.ts'
import { resultFaceOf } from './face.ts'

const t = texts.statistics
const LATEST = 12

/** The last segments, newest first. */
export function latestSegments(results: readonly string[]): HTMLElement {
  const items = results.slice(0, LATEST).map((result) => {
    const { className, label, name } = resultFaceOf(result)
    return make('li', { class: className, 'aria-label': name }, label)
  })
  return make('ol', { class: 'segment-results', 'aria-label': t.latestName }, ...items)
}

/** The last segments; how many of each the wheel has, and how often each came. */
export function segmentFigures({ segments, spots }: LiveDefinition, results: readonly string[]): HTMLElement[] {
  const countOf = (segment: string): number => results.filter((result) => result.split(':')[0] === segment).length
  const shares = spots.map(({ spot, name }) =>
    make(
      'div',
      {},
      make(
        'dt',
        {},
        name,
        ' ',
        make('small', {}, t.segmentShare(segments.filter((segment) => segment === spot).length, segments.length)),
      ),
      make('dd', {}, t.times(countOf(spot))),
    ),
  )
  return [section(t.latest, latestSegments(results)), section(t.segments, make('dl', { class: 'segment-shares' }, ...shares))]
}
