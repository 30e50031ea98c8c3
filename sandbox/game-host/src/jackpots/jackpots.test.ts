import { randomUUID } from 'node:crypto'
import { jackpotFeed } from '@herna/contract/games'
import { shownLevels } from '@herna/rules'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { seededDraw } from '../game-host.fixture.ts'
import { type RealPlay, realPlay, SLOT } from '../real-play.fixture.ts'
import { foldContributions } from './jackpots.store.ts'
import { drawLevel, type JackpotLevel, oddsOf, pay, shareOf } from './rules.ts'

const TOP = 1_000_003
const LOW = 20_001
const POT = {
  id: 'fond',
  title: 'Fond',
  gameCodes: [SLOT],
  jackpotLevels: [
    { title: 'Veľká', amount: TOP },
    { title: 'Malá', amount: LOW },
  ],
}

let real: RealPlay
/** Only level draws use the levels' odds as upper bound: the test decides which one wins. */
let winningOdds: number | null = null
const seeded = seededDraw(inject('seed'))
const draw = (upper: number): number => {
  if (upper === oddsOf(TOP) || upper === oddsOf(LOW)) return winningOdds === upper ? 0 : upper - 1
  return seeded(upper)
}
beforeAll(async () => {
  real = await realPlay({ draw, jackpots: [POT] })
})
afterAll(() => real.close())
beforeEach(() => {
  winningOdds = null
  real.wallet.clearFaults()
})

/** Adds waiting contributions at once, which the sweeper does every second. */
const fold = () => foldContributions(real.host.database.pool, real.host.clock.now)
const readPools = async (): Promise<bigint[]> => {
  await fold()
  const { rows } = await real.host.database.pool.query('SELECT pool_units FROM game_host.jackpot_levels ORDER BY level')
  return rows.map((row) => BigInt(row.pool_units))
}
const readFeed = async () => {
  await fold()
  real.advanceTime(1_000)
  const reply = await real.host.app.inject('/jackpots')
  expect(reply.headers['access-control-allow-origin']).toBe('*')
  return jackpotFeed.parse(reply.json())
}
const readAmounts = async () =>
  Object.fromEntries(Object.entries(await readFeed()).map(([id, levels]) => [id, levels.map(({ amount }) => amount)]))

test('a jackpot starts at the catalogue’s amounts and each real stake adds its exact contribution to every level', async () => {
  expect(await readAmounts()).toEqual({ fond: [TOP, LOW] })
  const poolsBefore = await readPools()
  const { token } = await real.open()
  const stakes = [10, 50, 100, 100, 500]
  for (const bet of stakes) expect((await real.play(token, { bet })).status).toBe(200)
  const sum = stakes.reduce((total, bet) => total + bet, 0)
  expect(await readPools()).toEqual(poolsBefore.map((units) => units + BigInt(sum * 20)))
})

test('demo, other games, refused and cancelled stakes and free spins contribute nothing', async () => {
  const poolsBefore = await readPools()
  const demo = await real.host.openSession(SLOT)
  await real.play(demo.token, {})
  const { token } = await real.open()
  real.wallet.refuse('bet', 'insufficient-funds')
  await real.play(token, {})
  real.wallet.fail('bet', '500-after')
  winningOdds = oddsOf(LOW)
  expect((await real.play(token, {})).code).toBe('round-cancelled')
  winningOdds = null
  real.wallet.clearFaults()
  const bonusId = randomUUID()
  real.wallet.bonuses = [{ bonusId, kind: 'freespins', remaining: 1, value: 50, endsAt: null }]
  expect((await real.play(token, { bet: 50, bonusId })).status).toBe(200)
  const other = await real.open('zlaty-vlk')
  await real.play(other.token, {})
  expect(await readPools()).toEqual(poolsBefore)
})

test('a drawn level is paid through the wallet with its name, once, and starts again at half its opening amount', async () => {
  const { token } = await real.open()
  const [top = 0n, low = 0n] = await readPools()
  winningOdds = oddsOf(LOW)
  const roundId = randomUUID()
  real.wallet.fail('win', '500-after', 1)
  const answers = await Promise.all([1, 2, 3].map(() => real.play(token, { roundId, bet: 100 })))
  const amount = Number((low + 2_000n) / 10_000n)
  for (const { body } of answers) {
    expect(body.jackpot).toEqual({ title: 'Fond: Malá', amount })
    expect(body.win).toBeGreaterThanOrEqual(amount)
  }
  const wins = real.wallet.of('win', roundId)
  expect(wins).toHaveLength(1)
  expect(wins[0]).toMatchObject({ jackpot: { title: 'Fond: Malá', amount }, amount: answers[0]?.body.win })
  expect(await readPools()).toEqual([top + 2_000n, ((low + 2_000n) % 10_000n) + 100_000_000n])
  expect((await readAmounts())['fond']?.[1]).toBe(10_000)
})

test('concurrent stakes of many rounds lose no unit', async () => {
  const { token } = await real.open()
  const poolsBefore = await readPools()
  await Promise.all(Array.from({ length: 30 }, () => real.play(token, { bet: 50 })))
  expect(await readPools()).toEqual(poolsBefore.map((units) => units + BigInt(30 * 50 * 20)))
})

test('a round waits for no other round of its jackpot, and its contribution is added once they have ended', async () => {
  const { token } = await real.open()
  const poolsBefore = await readPools()
  const other = await real.host.database.pool.connect()
  try {
    await other.query('BEGIN')
    await other.query('SELECT FROM game_host.jackpot_levels FOR UPDATE')
    expect((await real.play(token, { bet: 100 })).status).toBe(200)
  } finally {
    await other.query('ROLLBACK')
    other.release()
  }
  expect(await readPools()).toEqual(poolsBefore.map((units) => units + 2_000n))
})

test('a won level pays the contributions that are not added yet, and no contribution is added twice', async () => {
  const { token } = await real.open()
  const [top = 0n, low = 0n] = await readPools()
  for (const bet of [50, 100, 500]) await real.play(token, { bet })
  winningOdds = oddsOf(LOW)
  const [won] = await Promise.all([real.play(token, { bet: 100 }), fold(), fold()])
  winningOdds = null
  const paid = low + BigInt(750 * 20)
  expect(won.body.jackpot?.amount).toBe(Number(paid / 10_000n))
  expect(await readPools()).toEqual([top + BigInt(750 * 20), (paid % 10_000n) + 100_000_000n])
})

test('the displayed amount of a level only rises until it is won, and a restart does not change it [4.26]', async () => {
  const { token } = await real.open()
  const readShown = async () => shownLevels((await readFeed())['fond'] ?? [], real.host.clock.now.getTime())
  let previousAmounts = await readShown()
  for (let stake = 0; stake < 5; stake += 1) {
    real.advanceTime(60_000)
    await real.play(token, { bet: 500 })
    const now = await readShown()
    now.forEach((cents, level) => expect(cents).toBeGreaterThan(previousAmounts[level] ?? 0))
    previousAmounts = now
  }
  const climbs = await readFeed()
  const again = await realPlay({ wallet: real.wallet, database: real.host.database, draw, jackpots: [POT] })
  expect(await readFeed()).toEqual(climbs)
  await again.close()
  winningOdds = oddsOf(LOW)
  await real.play(token, { bet: 100 })
  const [top = 0, low = 0] = await readShown()
  expect(top).toBeGreaterThanOrEqual(previousAmounts[0] ?? 0)
  // A second has passed since the win: a tick of a cent at most.
  expect([9_900, 9_901]).toContain(low)
})

test('a restart keeps the pools of the levels', async () => {
  const poolsBefore = await readPools()
  const again = await realPlay({ wallet: real.wallet, database: real.host.database, draw, jackpots: [POT] })
  expect(await readPools()).toEqual(poolsBefore)
  await again.close()
})

const level = (opening: number, levelIndex = 0): JackpotLevel => ({
  jackpotId: 'j',
  level: levelIndex,
  title: '',
  opening,
  poolUnits: 0n,
})

test('a stake’s chance is exactly stake : odds, and ten times the stake has ten times the chance', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2_000, max: 2_000_000_000 }), fc.integer({ min: 1, max: 100 }), (opening, stake) => {
      const odds = oddsOf(opening)
      const wins = (drawn: number) => drawLevel([level(opening)], stake, () => drawn) !== null
      expect(wins(stake - 1)).toBe(true)
      expect(wins(stake)).toBe(false)
      expect(wins(odds - 1)).toBe(false)
      expect(odds).toBeLessThan(2 ** 48)
    }),
    { seed: inject('seed') },
  )
})

test('between two wins a level is contributed on average what raises it from its restart to its opening amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 2_000_000_000 }), (opening) => {
      const restart = pay({ opening, poolUnits: 0n }).poolUnits / 10_000n
      expect((BigInt(oddsOf(opening)) * shareOf(1)) / 10_000n).toBe(BigInt(opening) - restart)
    }),
    { seed: inject('seed') },
  )
})

test('a level pays whole cents and keeps the fraction', () => {
  expect(pay({ opening: 1_000, poolUnits: 12_345_678n })).toEqual({ amount: 1_234, poolUnits: 5_678n + 5_000_000n })
})
