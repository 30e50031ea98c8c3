import { expect, test } from 'vitest'
import { addSnackbar, removeSnackbar, SNACKBAR, type Snackbar } from './snackbars.ts'

const snackbar = (id: string, extra: Partial<Snackbar> = {}): Snackbar => ({ id, type: 'info', title: `Správa ${id}`, ...extra })
const visibleIds = (...added: Snackbar[]) => added.reduce<readonly Snackbar[]>(addSnackbar, []).map(({ id }) => id)

test('snackbars stay 5 seconds and at most 4 are visible [9.3] [4.29]', () => {
  expect(SNACKBAR).toEqual({ durationMs: 5000, maxVisible: 4 })
  expect(visibleIds(...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => snackbar(id)))).toHaveLength(4)
})

test('a fifth snackbar removes the oldest that does not ignore clicks [4.29]', () => {
  const first = snackbar('a', { ignoresClicks: true })
  expect(visibleIds(first, snackbar('b'), snackbar('c'), snackbar('d'), snackbar('e'))).toEqual(['a', 'c', 'd', 'e'])
})

test('when all four snackbars ignore clicks, the oldest is still removed for a fifth [4.29]', () => {
  const ignoringClicks = ['a', 'b', 'c', 'd'].map((id) => snackbar(id, { ignoresClicks: true }))
  expect(visibleIds(...ignoringClicks, snackbar('e'))).toEqual(['b', 'c', 'd', 'e'])
})

test('with a limit, no more messages with the same title are added once that many are visible [4.29]', () => {
  const repeated = (id: string) => snackbar(id, { title: 'Hry sa nepodarilo načítať', limit: 2 })
  expect(visibleIds(repeated('a'), repeated('b'), repeated('c'), snackbar('d'))).toEqual(['a', 'b', 'd'])
})

test('the limit counts only visible messages [4.29]', () => {
  const repeated = (id: string) => snackbar(id, { title: 'Hry sa nepodarilo načítať', limit: 1 })
  const afterClosing = removeSnackbar(addSnackbar([], repeated('a')), 'a')
  expect(addSnackbar(afterClosing, repeated('b')).map(({ id }) => id)).toEqual(['b'])
})

test('removing a snackbar that is not visible changes nothing', () => {
  const visible = [snackbar('a')]
  expect(removeSnackbar(visible, 'x')).toBe(visible)
})
