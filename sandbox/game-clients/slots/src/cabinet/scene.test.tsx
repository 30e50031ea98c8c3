import type { World } from '@herna/contract/games'
import { afterEach, expect, test, vi } from 'vitest'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import { Scene } from './scene.ts'

const picture = (colour: string): string =>
  `data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="9" height="9"%3E%3Crect width="9" height="9" fill="${colour}"/%3E%3C/svg%3E`
const layersOf = (address: string) => {
  const layer = { tall: address, wide: address }
  return { far: layer, middle: layer, near: layer }
}
const world: World = { cabinet: 'wood', ...layersOf(picture('green')), isLight: true }

afterEach(() => document.body.replaceChildren())

const opacities = (scene: Scene, selector: string): number[] =>
  [...scene.root.querySelectorAll(selector)].map((part) => Number(getComputedStyle(part).opacity))

test('the scene of a bonus feature is loaded with its round and shown while the feature runs', async () => {
  const scene = new Scene({ ...world, bonus: layersOf(picture('navy')) })
  document.body.append(scene.root)
  expect(scene.root.querySelectorAll('img')).toHaveLength(3)
  scene.prepareBonus()
  scene.prepareBonus()
  await vi.waitFor(() => expect(scene.root.querySelectorAll('.of-bonus.is-loaded')).toHaveLength(3))
  expect(opacities(scene, '.of-bonus')).toEqual([0, 0, 0])
  scene.showBonus(true)
  await vi.waitFor(() => expect(opacities(scene, '.of-bonus')).toEqual([1, 1, 1]))
  // The opaque layer stays behind it.
  await vi.waitFor(() => expect(opacities(scene, 'picture:not(.of-bonus)')).toEqual([1, 0, 0]))
  scene.showBonus(false)
  await vi.waitFor(() => expect(opacities(scene, '.of-bonus')).toEqual([0, 0, 0]))
})

test('without pictures of its own a bonus feature runs in the scene of the game', async () => {
  const failing = new Scene({ ...world, bonus: layersOf('data:image/svg+xml,broken') })
  const scene = new Scene(world)
  document.body.append(failing.root, scene.root)
  for (const each of [failing, scene]) each.showBonus(true)
  await failing.loaded
  expect(scene.root.querySelectorAll('.of-bonus')).toHaveLength(0)
  expect(failing.root.querySelectorAll('.of-bonus.is-loaded')).toHaveLength(0)
  expect(opacities(failing, 'picture:not(.of-bonus)')).toEqual([1, 1, 1])
})
