import { readFileSync } from 'node:fs'
import { type Cabinet, TOPPERS } from '@herna/contract/games'
import { buildOf, cabinetOf, type SlotSymbol, symbolSvg, TOPPER_OUTLINES } from '@herna/game-art'
import { gameAssignments, slotAssignments } from '@herna/seed'
import { expect, test } from 'vitest'
import { worldOf } from './theme.ts'

/** Materials of each studio's slots, by provider. */
const materials = new Map<string, Set<string>>()
for (const { brief } of slotAssignments().values())
  materials.set(brief.provider, (materials.get(brief.provider) ?? new Set()).add(cabinetOf(brief)))

const studios = [...materials]
const pairs = studios.flatMap(([one, ofOne], place) =>
  studios.slice(place + 1).map(([other, ofOther]) => ({ one, ofOne, other, ofOther })),
)
const sharing = pairs.filter(({ ofOne, ofOther }) => [...ofOne].some((material) => ofOther.has(material)))

test('no two studios of the default catalogue build the same cabinet', () => {
  expect(studios.length).toBeGreaterThan(40)
  const cabinets = studios.map(([studio, ofStudio]) => JSON.stringify([[...ofStudio].toSorted(), buildOf(studio)]))
  expect(new Set(cabinets).size).toBe(studios.length)
})

test('studios that build of one material differ in what stands on the frame, the pattern of the ground and the hue', () => {
  expect(sharing.length).toBeGreaterThan(40)
  for (const { one, other } of sharing) {
    const [a, b] = [buildOf(one), buildOf(other)]
    const names = `${one} and ${other}`
    expect(a.topper, names).not.toBe(b.topper)
    expect(a.ground, names).not.toBe(b.ground)
    if (a.hue !== undefined) expect(a.hue, names).not.toBe(b.hue)
    const others = (['window', 'keys', 'motion'] as const).filter((name) => a[name] !== b[name])
    expect(others.length, names).toBeGreaterThanOrEqual(1)
  }
})

test('every slot and crash game tells its client how its studio builds', () => {
  for (const { brief } of gameAssignments().values()) expect(worldOf(brief).build).toEqual(buildOf(brief.provider))
})

/** Outline of the first part of a symbol, which is what it stands on, drawn for each studio whose slots are of this material. */
function outlinesIn(material: Cabinet, symbol: SlotSymbol): (string | undefined)[] {
  const makers = studios.filter(([, ofStudio]) => ofStudio.has(material)).map(([provider]) => provider)
  return makers.map((provider) => {
    const brief = [...slotAssignments().values()]
      .map((assignment) => assignment.brief)
      .find((each) => each.provider === provider && cabinetOf(each) === material)
    return brief && /<g filter="url\(#[\w-]+\)"><path d="([^"]+)"/.exec(symbolSvg(brief, symbol))?.[1]
  })
}

test('letters of studios of one material stand on plates of their own', () => {
  const plates = outlinesIn('velvet', { role: 'low', index: 0, hasWild: true })
  expect(plates).not.toContain(undefined)
  expect(new Set(plates).size).toBe(plates.length)
})

test.each(['sandstone', 'brass', 'coral', 'paper', 'stone', 'steel', 'lacquer', 'velvet'] as const)(
  'high symbols of studios of %s stand on grounds of their own',
  (material) => {
    const grounds = outlinesIn(material, { role: 'high', index: 0, hasWild: true })
    expect(grounds.length).toBeGreaterThan(1)
    expect(grounds).not.toContain(undefined)
    expect(new Set(grounds).size).toBe(grounds.length)
  },
)

test('two games of a studio give their letters other colours', () => {
  const games = [...slotAssignments().values()].filter(({ brief }) => brief.provider === 'hora')
  const letters = games.slice(0, 20).map(({ brief }) => symbolSvg(brief, { role: 'low', index: 0, hasWild: true }))
  expect(new Set(letters).size).toBeGreaterThan(3)
})

test('pictures of play show the toppers of the client', () => {
  const folder = new URL('../../../game-clients/slots/src/styles/toppers/', import.meta.url)
  for (const topper of TOPPERS)
    expect(readFileSync(new URL(`${topper}.svg`, folder), 'utf8')).toContain(` d="${TOPPER_OUTLINES[topper]}"`)
})
