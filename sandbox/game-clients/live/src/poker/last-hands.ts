import { make } from '@herna/game-kit'
import { countList } from '../statistics/index.ts'
import { pokerTexts as t } from '../texts/index.ts'

const nameOf = (hand: string): string => t.hands[hand] ?? hand

/** The dealer's last hands, newest first. */
export const lastHands = (results: readonly string[], count: number): HTMLElement =>
  make('ol', { class: 'hands', 'aria-label': t.last }, ...results.slice(0, count).map((hand) => make('li', {}, nameOf(hand))))

/** How often each hand came, lowest first. */
export const handCounts = (results: readonly string[]): HTMLElement =>
  countList(
    'hand-counts',
    Object.keys(t.hands)
      .filter((hand) => results.includes(hand))
      .map((hand) => [nameOf(hand), results.filter((result) => result === hand).length]),
  )
