import { make } from '../dom.ts'
import { openPanel } from './panel.ts'

/** One sheet of a panel: what its tab says and what it holds. */
export interface PanelTab {
  name: string
  content: readonly Node[]
}

/** A panel with one tab for each sheet, walked with the arrow keys; `first` is the sheet that lies on top. */
export function openTabbedPanel(title: string, label: string, sheets: readonly PanelTab[], first = 0): HTMLDialogElement {
  const tabs = sheets.map(({ name }, place) =>
    make('button', { type: 'button', role: 'tab', id: `tab-${place}`, 'aria-controls': `sheet-${place}` }, name),
  )
  const bodies = sheets.map(({ content }, place) =>
    make('div', { role: 'tabpanel', id: `sheet-${place}`, 'aria-labelledby': `tab-${place}`, tabindex: '0' }, ...content),
  )
  const select = (to: number): void => {
    for (const [place, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', String(place === to))
      tab.tabIndex = place === to ? 0 : -1
      const body = bodies[place]
      if (body) body.hidden = place !== to
    }
  }
  for (const [place, tab] of tabs.entries()) {
    tab.addEventListener('click', () => select(place))
    tab.addEventListener('keydown', ({ key }) => {
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
      const to = (place + (key === 'ArrowRight' ? 1 : -1) + tabs.length) % tabs.length
      select(to)
      tabs[to]?.focus()
    })
  }
  select(first)
  return openPanel(title, 'info', make('div', { role: 'tablist', class: 'tabs', 'aria-label': label }, ...tabs), ...bodies)
}
