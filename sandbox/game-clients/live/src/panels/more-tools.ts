import { button, make } from '@herna/game-kit'

/** The bar's buttons for which a narrow screen has no room, in words; null: all are visible. */
export function moreTools(page: ParentNode, closePanel: () => void): HTMLElement | null {
  const hidden = [...page.querySelectorAll<HTMLElement>('.bar .round-button')].filter((tool) => !tool.checkVisibility())
  const entries = hidden.map((tool) => {
    const name = tool.getAttribute('aria-label') ?? ''
    const entry = button(name, { class: 'more-tool' }, ...[...tool.childNodes].map((node) => node.cloneNode(true)), name)
    entry.addEventListener('click', () => {
      closePanel()
      tool.click()
    })
    return entry
  })
  return entries.length === 0 ? null : make('div', { class: 'more-tools' }, ...entries)
}
