import { formatCurrency } from '@herna/rules'
import { decorateWaitingIslands } from '../islands/index.ts'
import { textOf } from '../texts/index.ts'
import styles from './jackpot-amounts.module.css'
import type { JackpotStore } from './jackpot-store.ts'

/** Tiles are written before they are scrolled into view. */
const NEAR = '200px 0px'

/** How the amounts are written: the page's locale and currency. */
export type MoneyStyle = Parameters<typeof formatCurrency>[1]

/**
 * Writes the amounts on tiles of lists that are not hydrated, as `JackpotRibbon` does in those that are: hydrating a list of forty tiles for a few ribbons
 * costs a phone several times as much [P3] [3.28]. Returns a function that removes the ribbons.
 */
export function writeWaitingRibbons(store: JackpotStore, money: MoneyStyle): () => void {
  const ribbonsByIsland = new Map<Element, Ribbon[]>()
  let lastLeft: Element | null = null
  const show = (island: Element): void => {
    const ribbons = [...island.querySelectorAll<HTMLElement>('[data-jackpot]')].map((link) => ribbonOf(link, store, money))
    ribbonsByIsland.set(island, ribbons)
    for (const ribbon of ribbons) ribbon.update()
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        show(target)
      }
    },
    { rootMargin: NEAR },
  )
  const stopDecorating = decorateWaitingIslands({
    enter(island) {
      // A list of a row that has just hydrated keeps its ribbons without a frame between.
      if (lastLeft?.contains(island)) show(island)
      else observer.observe(island)
    },
    leave(island) {
      lastLeft = island
      observer.unobserve(island)
      for (const ribbon of ribbonsByIsland.get(island) ?? []) ribbon.remove()
      ribbonsByIsland.delete(island)
      return undefined
    },
  })
  const unsubscribe = store.subscribe(() => {
    for (const ribbons of ribbonsByIsland.values()) for (const ribbon of ribbons) ribbon.update()
  })
  return () => {
    unsubscribe()
    stopDecorating()
    observer.disconnect()
  }
}

type Ribbon = ReturnType<typeof ribbonOf>

/** The ribbon on one tile's picture, while the amount is known. */
function ribbonOf(link: HTMLElement, store: JackpotStore, money: MoneyStyle) {
  const { jackpot = '' } = link.dataset
  let shown: { element: HTMLElement; amount: Text } | null = null
  return {
    update(): void {
      const cents = store.total(jackpot)
      if (cents === null) return this.remove()
      shown ??= appendRibbon(link)
      const text = formatCurrency(cents, money)
      // Keeps the text node: replacing it costs more layout.
      if (shown.amount.data !== text) shown.amount.data = text
    },
    remove(): void {
      shown?.element.remove()
      shown = null
    },
  }
}

function appendRibbon(link: HTMLElement): { element: HTMLElement; amount: Text } {
  const element = document.createElement('span')
  element.className = styles.ribbon ?? ''
  element.dataset.ribbon = ''
  const label = document.createElement('small')
  label.textContent = textOf('jackpots.jackpot')
  const amount = new Text()
  element.append(label, amount)
  link.firstElementChild?.append(element)
  return { element, amount }
}
