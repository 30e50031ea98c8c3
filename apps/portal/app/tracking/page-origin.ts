import type { OriginName } from '@herna/contract/tracking'
import type { Origin } from '@herna/rules/tracking'

/** Origins whose links are `casino_navigation` [7.49]. */
export const MENUS: ReadonlySet<string> = new Set<OriginName>(['header', 'menu', 'sub-menu', 'bottom-bar', 'drawer', 'footer'])

const headingIn = (part: Element | null, selector: string): string | null =>
  part?.querySelector(selector)?.textContent.trim().slice(0, 100) || null

const at = (origin: OriginName, name: string | null = null): Origin => ({ origin, name })

/** The part of the page that a link or another clicked element is in; null: none that counts, such as the details of a game, which belong to where its tile is. */
export function originOf(link: Element): Origin | null {
  const marked = link.closest<HTMLElement>('[data-origin]')?.dataset.origin
  if (marked) return at(marked as OriginName)
  const dialog = link.closest('[role=dialog]')
  if (dialog) return dialog.querySelector('[role=combobox]') ? at('search') : null
  if (link.closest('header:not(main *)')) return at('header')
  if (link.closest('footer')) return at('footer')
  const carousel = link.closest('[aria-roledescription]')
  if (carousel) return at('carousel', headingIn(carousel, 'h2'))
  const main = link.closest('main')
  if (!main) return null
  const row = link.closest('section')
  const heading = headingIn(row, 'h2, h3') ?? row?.getAttribute('aria-label')
  return heading ? at('row', heading) : at('list', headingIn(main, 'h1'))
}
