import { make } from '../dom.ts'
import { openPanel } from './panel.ts'

/** One tab of a panel: its name and content. */
export interface PanelTab {
  name: string
  content: readonly Node[]
}

/** Opens a panel with tabs, navigable with the arrow keys; `first`: index of the selected tab. */
export function openTabbedPanel(title: string, label: string, sheets: readonly PanelTab[], first = 0): HTMLDialogElement {
  const tabs = sheets.map(({ name }, index) =>
    make('button', { type: 'button', role: 'tab', id: `tab-${index}`, 'aria-controls': `tab-panel-${index}` }, name),
  )
  const bodies = sheets.map(({ content }, index) =>
    make('div', { role: 'tabpanel', id: `tab-panel-${index}`, 'aria-labelledby': `tab-${index}`, tabindex: '0' }, ...content),
  )
  const select = (to: number): void => {
    for (const [index, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', String(index === to))
      tab.tabIndex = index === to ? 0 : -1
      const body = bodies[index]
      if (body) body.hidden = index !== to
    }
  }
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => select(index))
    tab.addEventListener('keydown', ({ key }) => {
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
      const to = (index + (key === 'ArrowRight' ? 1 : -1) + tabs.length) % tabs.length
      select(to)
      tabs[to]?.focus()
    })
  }
  select(first)
  return openPanel(title, 'info', make('div', { role: 'tablist', class: 'tabs', 'aria-label': label }, ...tabs), ...bodies)
}
