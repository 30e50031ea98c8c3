import type { SlotDefinition } from '@herna/contract/games'
import { commonTexts, make, openTabbedPanel } from '@herna/game-kit'
import { texts } from '../texts/index.ts'
import { paytable } from './paytable.ts'
import { rules } from './rules.ts'

/** A setting that the panel switches. */
export interface QuickSpinSetting {
  isOn: () => boolean
  set: (on: boolean) => void
}

/** Opens the panel with paytable, rules and settings. */
export function openSlotInfo(
  game: SlotDefinition,
  mode: 'demo' | 'real',
  currency: string,
  bet: number,
  quickSpin: QuickSpinSetting,
): void {
  openTabbedPanel(game.name, commonTexts.info, [
    { name: texts.menu.paytable, content: paytable(game, currency, bet) },
    { name: texts.menu.rules, content: rules(game, mode, currency, bet) },
    { name: texts.menu.controls, content: [quickSpinSwitch(quickSpin)] },
  ])
}

function quickSpinSwitch({ isOn, set }: QuickSpinSetting): HTMLElement {
  const { name, note } = texts.quickSpin
  const root = make(
    'button',
    { type: 'button', role: 'switch', class: 'setting', 'aria-checked': String(isOn()) },
    make('span', {}, make('b', {}, name), make('small', {}, note)),
    make('i', { class: 'switch', 'aria-hidden': 'true' }),
  )
  root.addEventListener('click', () => {
    set(!isOn())
    root.setAttribute('aria-checked', String(isOn()))
  })
  return root
}
