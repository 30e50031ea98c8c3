import { make } from '../dom.ts'
import { openPanel } from '../panels/panel.ts'
import { amountText } from '../texts/amounts.ts'
import { texts } from '../texts/sk-SK.ts'
import type { PlayLimits } from './nearest-limit.ts'

const t = texts.facts.limit

/** Opens all limits of stakes and losses: what is used and what is left of each, and where they are changed. `back`: to the portal; null: not possible. */
export function openLimitsPanel(limits: PlayLimits, currency: string, back: (() => void) | null): void {
  const amount = (cents: number): string => amountText(cents, currency)
  const rows = (limits ?? []).map(({ kind, period, amount: most, used }) =>
    make(
      'li',
      {},
      make('b', {}, t[kind][period]),
      make('span', {}, t.left(amount(Math.max(0, most - used)))),
      make('small', {}, t.of(amount(used), amount(most))),
    ),
  )
  const leave = make('button', { type: 'button', class: 'choice', hidden: back === null }, texts.back)
  leave.addEventListener('click', () => back?.())
  const state = limits === undefined ? t.unread : t.noneSet
  openPanel(
    t.title,
    'limits',
    rows.length > 0 ? make('ul', { class: 'limits-list' }, ...rows) : make('p', {}, state),
    make('p', { class: 'hint' }, t.change),
    make('div', { class: 'choices' }, leave),
  )
}
