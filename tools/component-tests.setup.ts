import { beforeAll } from 'vitest'
import { commands } from 'vitest/browser'

// The pointer stays where the previous file left it; an element under it would be hovered, and a hovered toast does not close.
beforeAll(() => commands.takePointerAway())

// A page keeps its fallback font when the web font comes after its first text (`font-display: optional`), and sizes would depend on the cache.
beforeAll(async () => {
  await Promise.all(['Inter Variable', 'Outfit Variable'].map((family) => document.fonts.load(`1em "${family}"`)))
})
