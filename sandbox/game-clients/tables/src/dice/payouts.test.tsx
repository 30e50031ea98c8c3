import { afterEach, expect, test } from 'vitest'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import { sampleGame } from '../round/sample.ts'
import { DiceView } from './view.ts'

afterEach(() => document.body.replaceChildren())

const field = {
  spot: 'field',
  name: 'Pole, prvý hod',
  paysToOne: 3,
  payouts: [
    { outcome: '3, 4, 9, 10, 11', paysToOne: 1 },
    { outcome: '2', paysToOne: 2 },
    { outcome: '12', paysToOne: 3 },
  ],
  rtp: 97.3,
}

test('the field of craps shows on its spot, and to a screen reader, what each of its totals pays', () => {
  const craps = sampleGame('dice')
  const spots = [...craps.spots.filter(({ spot }) => spot !== 'field'), field]
  const callbacks = {
    place: () => {},
    amount: String,
    reducedMotion: () => true,
    play: () => {},
    decided: () => {},
    placeAll: () => {},
    chip: () => 100,
  }
  const view = new DiceView({ ...craps, spots }, callbacks)
  document.body.append(view.root)
  const button = view.root.querySelector('[data-spot=field]')
  const lines = [...(button?.querySelectorAll('small') ?? [])].map((line) => line.textContent?.replaceAll(/\s/g, ' '))
  expect(lines).toEqual(['3, 4, 9, 10, 11 platí 1 : 1', '2 platí 2 : 1', '12 platí 3 : 1'])
  expect(button?.getAttribute('aria-label')).toBe('Pole, prvý hod; 3, 4, 9, 10, 11 platí 1 ku 1; 2 platí 2 ku 1; 12 platí 3 ku 1')
})
