import { expect, test } from 'vitest'
import { closeModalIn, MODAL_LEVELS, openModalIn, type StackedModal, topModal } from './modal-stack.ts'

const stackOf = (...modals: StackedModal[]) => modals.reduce<readonly StackedModal[]>(openModalIn, [])

test('modals stack by the priority levels 2000, 2200, 2400, 5000 and 6000, in any order of opening [4.32] [9.10]', () => {
  expect(MODAL_LEVELS).toEqual([2000, 2200, 2400, 5000, 6000])
  const backwards = [...MODAL_LEVELS].reverse().map((level) => ({ id: String(level), level }))
  expect(stackOf(...backwards).map(({ level }) => level)).toEqual([2000, 2200, 2400, 5000, 6000])
})

test('within a level the later modal is above [4.32]', () => {
  expect(topModal(stackOf({ id: 'search', level: 2200 }, { id: 'menu', level: 2200 }, { id: 'low', level: 2000 }))).toEqual({
    id: 'menu',
    level: 2200,
  })
})

test('there is one entry per id and level [4.32]', () => {
  const first = { id: 'details', level: 2200 as const, game: 'vlcia-hora' }
  const stack = openModalIn(openModalIn([], first), { ...first, game: 'kometa-9' })
  expect(stack).toEqual([{ id: 'details', level: 2200, game: 'kometa-9' }])
  expect(stackOf({ id: 'details', level: 2200 }, { id: 'details', level: 2400 })).toHaveLength(2)
})

test('closing requires the id and the level', () => {
  const stack = stackOf({ id: 'menu', level: 2000 })
  expect(closeModalIn(stack, { id: 'menu', level: 2200 })).toBe(stack)
  expect(topModal([])).toBeNull()
})
