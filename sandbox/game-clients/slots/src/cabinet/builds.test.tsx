import { type Build, GROUNDS, KEYS, TOPPERS, WINDOWS } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import { afterEach, expect, test } from 'vitest'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import { applyCabinet } from './apply-cabinet.ts'
import { frameAround } from './frame.ts'

const root = document.documentElement
const PLAIN: Build = { topper: 'gable', window: 'columns', ground: 'plain', keys: 'own', motion: 'bounce' }
afterEach(() => {
  for (const name of Object.keys(root.dataset)) delete root.dataset[name]
  root.removeAttribute('style')
  document.body.replaceChildren()
})

/** What the browser makes of each value of a build's property. */
function looksOf<Name extends 'topper' | 'window' | 'ground' | 'keys'>(
  name: Name,
  values: readonly Build[Name][],
  parts: readonly (readonly [selector: string, property: string, pseudo?: string])[],
): string[] {
  const reel = make('div', { class: 'reel' }, make('div', { class: 'cell' }))
  const spin = make('button', { class: 'spin' })
  const key = make('button', { class: 'round-button' })
  document.body.append(frameAround(make('div', { class: 'reels' }, make('div', { class: 'reels-row' }, reel))))
  document.body.append(make('div', { class: 'console' }, spin, key))
  return values.map((value) => {
    applyCabinet(root, { cabinet: 'wood', build: { ...PLAIN, [name]: value } })
    return parts
      .map(([selector, property, pseudo]) =>
        getComputedStyle(document.querySelector(selector) as Element, pseudo).getPropertyValue(property),
      )
      .join(' | ')
  })
}

test('each topper, pattern, window and outline of keys looks different', () => {
  const looks = [
    looksOf('topper', TOPPERS, [['.frame-topper', 'mask-image', '::before']]),
    looksOf('ground', GROUNDS, [['.reel', 'background-image']]),
    looksOf('window', WINDOWS, [
      ['.reels-row', 'gap'],
      ['.reel', 'border-radius'],
      ['.cell', 'box-shadow'],
    ]),
    looksOf('keys', KEYS, [
      ['.spin', 'border-radius'],
      ['.round-button', 'border-radius'],
    ]),
  ]
  for (const look of looks) expect(new Set(look).size, look.join('\n')).toBe(look.length)
})

test('a host of a former release sends no build: the frame has no topper', () => {
  document.body.append(frameAround(make('div')))
  applyCabinet(root, { cabinet: 'wood' })
  expect(getComputedStyle(document.querySelector('.frame-topper') as Element).display).toBe('none')
})
