import styles from './tile.module.css'

/** A game's tile in the HTML of the page. */
export interface TileElement {
  code: string
  name: string
  /** The element that contains everything of the tile. */
  item: Element
}

/** The tiles in `element`, read from its HTML: for lists that are not hydrated yet. */
export function tileElementsIn(element: Element): TileElement[] {
  return [...element.querySelectorAll<HTMLElement>('li > [data-game]')].map((link) => ({
    code: link.dataset.game ?? '',
    name: link.querySelector(`.${styles.name}`)?.textContent ?? '',
    item: link.parentElement as Element,
  }))
}
