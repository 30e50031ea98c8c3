import { Racetrack } from '@herna/game-kit'
import { afterEach, expect, test } from 'vitest'
import '@herna/game-kit/styles.css'
import '../styles/index.css'

afterEach(() => document.body.replaceChildren())

test('in its panel, outside the game, the racetrack has the colours of the cloth', () => {
  const track = new Racetrack({ chip: () => 100, amount: String, play: () => undefined, place: () => undefined })
  track.open()
  const groundOf = (selector: string): string =>
    getComputedStyle(document.querySelector(`.racetrack-panel ${selector}`) as Element).backgroundColor
  const grounds = ['.track-field.red', '.track-field.black', '.track-field.green', '.track-field.called'].map(groundOf)
  expect(grounds).not.toContain('rgba(0, 0, 0, 0)')
  expect(new Set(grounds).size).toBe(4)
  track.close()
})
