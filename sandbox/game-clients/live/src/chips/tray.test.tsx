import { expect, test } from 'vitest'
import { ChipTray } from './tray.ts'

const chosenOf = (...chips: number[]) => new ChipTray(chips, (cents) => `${cents / 100} €`).chosen

test('a table starts with its second chip, an expensive one with its smallest', () => {
  expect([chosenOf(10, 50, 100, 500), chosenOf(100, 500), chosenOf(2_500, 5_000, 10_000), chosenOf(50)]).toEqual([
    50, 500, 2_500, 50,
  ])
})
