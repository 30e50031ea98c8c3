import { KNOWN_MOTIFS } from '@herna/game-art'
import { defaultCatalogue } from '@herna/seed'
import { expect, test } from 'vitest'

// The seed does not import game-art, which renders its pictures.
const knownMotifs = new Set<string>(KNOWN_MOTIFS)
const catalogue = defaultCatalogue()

test('game-art can render every motif of the default catalogue', () => {
  const unknown = Object.entries(catalogue.motifs).flatMap(([gameCode, motifs]) =>
    motifs.filter((motif) => !knownMotifs.has(motif)).map((motif) => `${gameCode}: ${motif}`),
  )
  expect(unknown).toEqual([])
})

test('game-art can render every icon of categories, collections and menus', () => {
  const { categories, collections, menu } = catalogue.published
  const images = [...categories, ...collections].map(({ iconImage }) => iconImage).concat(menu.map(({ img }) => img))
  const icons = images.flatMap((image) => image?.match(/\/assets\/icons\/(.+)\.svg/)?.[1] ?? [])
  expect(icons.length).toBeGreaterThan(0)
  expect(icons.filter((icon) => !knownMotifs.has(icon))).toEqual([])
})
