import { hasGamingCount, onGamingCounts } from '../../bonuses/index.ts'
import { favouritesState, onFavourites, plainFavouriteButton } from '../../favourites/index.ts'
import { type TileElement, tileElementsIn } from '../../game/index.ts'
import { decorateWaitingIslands, hydrateWhenIdle } from '../../islands/index.ts'
import styles from './tile-marks.module.css'

/** Rows are marked before they are scrolled into view. */
const NEAR = '200px 0px'

/**
 * Shows a player's favourites on the tiles of lists that are not hydrated, as `TileMarks` does in those that are: hydrating every list near the viewport only
 * for these buttons costs a phone several times as much [P3] [4.18]. Lists with games to play free are hydrated. Returns a function that removes the buttons.
 */
export function markWaitingTiles(): () => void {
  const marksByIsland = new Map<Element, TileMark[]>()
  let lastLeft: Element | null = null
  const refresh = (marks: readonly TileMark[], island: Element): void => {
    for (const mark of marks) mark.update()
    if (marks.some(({ code }) => hasGamingCount(code))) hydrateWhenIdle(island)
  }
  const refreshAll = () => marksByIsland.forEach(refresh)
  const mark = (island: Element): void => {
    const marks = tileElementsIn(island).map(tileMark)
    marksByIsland.set(island, marks)
    refresh(marks, island)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        mark(target)
      }
    },
    { rootMargin: NEAR },
  )
  const stopDecorating = decorateWaitingIslands({
    enter(island) {
      // A list of a row that has just hydrated keeps its buttons without a frame between.
      if (lastLeft?.contains(island)) mark(island)
      else observer.observe(island)
    },
    leave(island) {
      lastLeft = island
      observer.unobserve(island)
      const marks = marksByIsland.get(island) ?? []
      marksByIsland.delete(island)
      const [focused] = marks.filter((each) => each.remove().hadFocus)
      return focused && (() => focused.focusHydrated())
    },
  })
  const unsubscribers = [onFavourites(refreshAll), onGamingCounts(refreshAll)]
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe()
    stopDecorating()
    observer.disconnect()
  }
}

type TileMark = ReturnType<typeof tileMark>

/** The button on one tile, while favourites are loaded. */
function tileMark({ code, name, item }: TileElement) {
  let shown: { element: Element; favourite: ReturnType<typeof plainFavouriteButton> } | null = null
  return {
    code,
    update(): void {
      if (favouritesState() === 'off') return void this.remove()
      if (!shown) {
        const favourite = plainFavouriteButton({ code, name, className: styles.favourite })
        const element = document.createElement('div')
        element.className = styles.marks ?? ''
        element.append(favourite.button)
        item.append(element)
        shown = { element, favourite }
      }
      shown.favourite.update()
    },
    remove(): { hadFocus: boolean } {
      const hadFocus = shown?.favourite.button === document.activeElement
      shown?.element.remove()
      shown = null
      return { hadFocus }
    },
    /** The button that has replaced this one. */
    focusHydrated: () => item.querySelector<HTMLElement>('[data-heart]')?.focus(),
  }
}
