import { flightOf, heroSvg } from '@herna/game-art'
import { crashAssignments } from '@herna/seed'
import { expect, test } from 'vitest'

const briefs = [...crashAssignments().values()].map(({ brief }) => brief)

test('every crash game of the catalogue has a vehicle of its own, and they fly and end in many ways', () => {
  expect(briefs.length).toBeGreaterThanOrEqual(20)
  expect(new Set(briefs.map((brief) => heroSvg({ ...brief, gameCode: 'x', provider: 'krivan' }))).size).toBe(briefs.length)
  const flights = briefs.map(flightOf)
  expect(new Set(flights.map(({ trail }) => trail)).size).toBeGreaterThanOrEqual(10)
  expect(new Set(flights.map((flight) => JSON.stringify(flight))).size).toBeGreaterThanOrEqual(15)
  expect(new Set(flights.map(({ burst }) => burst)).size).toBe(5)
})
