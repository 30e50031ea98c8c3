import fc from 'fast-check'

/** Invalid amounts from faulty or malicious callers; NaN and Infinity are serialised as null. */
const INVALID_AMOUNTS = [Number.NaN, 1e21, -0, 0.1, -1, 0, 2 ** 53, Number.POSITIVE_INFINITY, '100', null, 1_000_000_001]

const amount = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 4_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(...INVALID_AMOUNTS) },
)
/** Few ids for many calls, so that ids repeat, for the same or another call, before or after what they refer to. */
const idOf = (letter: string, count: number) => fc.integer({ min: 0, max: count - 1 }).map((n) => `${letter}${n}`)
const player = fc.nat({ max: 1 })
const game = fc.nat({ max: 1 })
const round = idOf('r', 3)
const transaction = idOf('t', 8)

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('bet' as const), player, game, transaction, round, amount }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('win' as const),
      player,
      game,
      transaction,
      round,
      amount: fc.oneof(amount, fc.constant(0)),
      closes: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('rollback' as const), player, game, transaction, round, of: transaction }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('deposit' as const, 'withdrawal' as const),
      player,
      payment: fc.nat({ max: 4 }),
      amount,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('bonus-grant' as const, 'bonus-conversion' as const, 'bonus-forfeit' as const, 'bonus-cash' as const),
      player,
      bonus: fc.nat({ max: 3 }),
      amount: fc.integer({ min: 1, max: 3_000 }),
    }),
  },
)
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Steps of repeated group are sent concurrently, some of them twice. */
export const sequences: fc.Arbitrary<Step[][]> = fc
  .array(fc.record({ step, twice: fc.boolean(), withNext: fc.boolean() }), { minLength: 1, maxLength: 14 })
  .map((samples) => {
    const groups: Step[][] = [[]]
    for (const { step: repeated, twice, withNext } of samples) {
      groups.at(-1)?.push(...(twice ? [repeated, repeated] : [repeated]))
      if (!withNext) groups.push([])
    }
    return groups.filter((group) => group.length > 0)
  })
