import type { Carousel, GlobalSettings, Slide } from '@herna/contract/content'
import type { Remaining } from './mend-layouts.ts'
import { SHELVES } from './shelves.ts'

/** A carousel without the slides that promise something archived. */
export function mendCarousel(carousel: Carousel, dead: ReadonlySet<string>): Carousel {
  const isAlive = ({ jackpot, action, secondAction }: Slide) =>
    !(jackpot !== null && dead.has(jackpot)) &&
    ![action, secondAction].some((link) => link !== null && leadsInto(link.href, dead))
  return { ...carousel, slides: carousel.slides.filter(isAlive) }
}

const leadsInto = (href: string, dead: ReadonlySet<string>): boolean =>
  href
    .split(/[?#]/)[0]
    ?.split('/')
    .some((part) => dead.has(part)) ?? false

/** What an open search offers before anything is typed [3.35]. */
export function mendSearch(
  settings: GlobalSettings,
  games: ReadonlySet<string>,
  { categories, providers }: Remaining,
): GlobalSettings {
  const { search } = settings
  const stillThere = search.popularProviders.filter((id) => providers.includes(id))
  const shelf = SHELVES.find(({ id }) => categories.has(id))
  return {
    ...settings,
    search: {
      ...search,
      category: search.category !== null && categories.has(search.category) ? search.category : (shelf?.id ?? null),
      popularProviders: stillThere.length > 0 ? stillThere : providers.slice(0, search.popularProviders.length),
      recommended: search.recommended.filter((code) => games.has(code)),
    },
  }
}
