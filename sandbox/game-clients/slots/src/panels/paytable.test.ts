import { expect, test } from 'vitest'
import { countText, payRows } from './paytable.ts'

const symbol = {
  id: 0,
  name: 'Lev',
  image: '/l.webp',
  pays: [
    [3, 10],
    [4, 25],
    [5, 250],
  ] as [number, number][],
}

test('a line symbol pays multiples of the line bet, the highest count first', () => {
  expect(payRows({ ...symbol, role: 'high' }, 100, 10)).toEqual([
    { count: 5, amount: 2_500 },
    { count: 4, amount: 250 },
    { count: 3, amount: 100 },
  ])
})

test('a scatter pays multiples of the whole bet', () => {
  expect(payRows({ ...symbol, role: 'scatter', pays: [[3, 2]] }, 100, 10)).toEqual([{ count: 3, amount: 200 }])
})

test('a count that pays nothing is not listed', () => {
  expect(
    payRows(
      {
        ...symbol,
        role: 'scatter',
        pays: [
          [2, 0],
          [3, 2],
        ],
      },
      100,
      10,
    ),
  ).toHaveLength(1)
})

test('with wins anywhere, a paytable entry covers all counts up to the next entry', () => {
  const symbolPaidAnywhere = {
    ...symbol,
    role: 'low' as const,
    pays: [
      [8, 1],
      [10, 2],
      [12, 5],
    ] as [number, number][],
  }
  expect([8, 10, 12].map((count) => countText({ wins: 'anywhere' }, symbolPaidAnywhere, count))).toEqual([
    '8 – 9',
    '10 – 11',
    '12 a viac',
  ])
  expect(countText({ wins: 'ways' }, symbolPaidAnywhere, 8)).toBe('8 ×')
})
