import { slotAssignments } from '@herna/seed'
import { expect, test } from 'vitest'
import { BONUS_TEMPLATES } from './bonus-templates.ts'

test('every slot of a bonus takes its free spins: their value is a multiple of the lowest bet [3.51]', () => {
  const slots = slotAssignments()
  const freeSpins = BONUS_TEMPLATES.flatMap((template) =>
    'value' in template ? template.games.map((game) => ({ game, value: template.value, slot: slots.get(game) })) : [],
  ).filter(({ slot }) => slot !== undefined)
  expect(freeSpins.length).toBeGreaterThan(5)
  for (const { game, value, slot } of freeSpins) expect([game, value % (slot?.minBet ?? 0)]).toEqual([game, 0])
})
