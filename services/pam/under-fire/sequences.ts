import fc from 'fast-check'

/** Amounts as careless or hostile callers send them; NaN and Infinity travel as null. */
const WEIRD = [Number.NaN, 1e21, -0, 0.1, -1, 0, 2 ** 53, Number.POSITIVE_INFINITY, '100', null, 1_000_000_001]

const amount = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 4_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(...WEIRD) },
)
/** Few ids for many calls: the same one comes again, for the same or for something else, before what it refers to or after. */
const few = (letter: string, count: number) => fc.integer({ min: 0, max: count - 1 }).map((n) => `${letter}${n}`)
const who = fc.nat({ max: 1 })
const game = fc.nat({ max: 1 })
const round = few('r', 3)
const transaction = few('t', 8)

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('bet' as const), who, game, transaction, round, amount }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('win' as const),
      who,
      game,
      transaction,
      round,
      amount: fc.oneof(amount, fc.constant(0)),
      closes: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('rollback' as const), who, game, transaction, round, of: transaction }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('deposit' as const, 'withdrawal' as const),
      who,
      payment: fc.nat({ max: 4 }),
      amount,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('bonus-grant' as const, 'bonus-conversion' as const, 'bonus-forfeit' as const, 'bonus-cash' as const),
      who,
      bonus: fc.nat({ max: 3 }),
      amount: fc.integer({ min: 1, max: 3_000 }),
    }),
  },
)
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Steps of one group are sent at once, and some of them twice. */
export const sequences: fc.Arbitrary<Step[][]> = fc
  .array(fc.record({ step, twice: fc.boolean(), withNext: fc.boolean() }), { minLength: 1, maxLength: 14 })
  .map((drawn) => {
    const groups: Step[][] = [[]]
    for (const { step: one, twice, withNext } of drawn) {
      groups.at(-1)?.push(...(twice ? [one, one] : [one]))
      if (!withNext) groups.push([])
    }
    return groups.filter((group) => group.length > 0)
  })
