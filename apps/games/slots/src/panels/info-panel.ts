import type { SlotDefinition } from '@herna/contract/games'
import { make } from '../dom.ts'
import { texts } from '../texts/index.ts'
import { openPanel } from './panel.ts'
import { paytable } from './paytable.ts'
import { rules } from './rules.ts'

type Sheet = 'paytable' | 'rules'
const SHEETS: readonly Sheet[] = ['paytable', 'rules']

/** Paytable and rules, as two tabs of one panel. */
export function openInfoPanel(game: SlotDefinition, currency: string, bet: number): void {
  const content = { paytable: paytable(game, currency, bet), rules: rules(game, currency, bet) }
  const tabs = SHEETS.map((sheet) =>
    make('button', { type: 'button', role: 'tab', id: `tab-${sheet}`, 'aria-controls': `sheet-${sheet}` }, texts.menu[sheet]),
  )
  const sheets = SHEETS.map((sheet) =>
    make('div', { role: 'tabpanel', id: `sheet-${sheet}`, 'aria-labelledby': `tab-${sheet}`, tabindex: '0' }, ...content[sheet]),
  )
  const turn = (to: number): void => {
    for (const [place, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', String(place === to))
      tab.tabIndex = place === to ? 0 : -1
      const sheet = sheets[place]
      if (sheet) sheet.hidden = place !== to
    }
  }
  for (const [place, tab] of tabs.entries()) {
    tab.addEventListener('click', () => turn(place))
    tab.addEventListener('keydown', ({ key }) => {
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
      turn(1 - place)
      tabs[1 - place]?.focus()
    })
  }
  turn(0)
  openPanel(game.name, 'info', make('div', { role: 'tablist', class: 'tabs', 'aria-label': texts.menu.open }, ...tabs), ...sheets)
}
