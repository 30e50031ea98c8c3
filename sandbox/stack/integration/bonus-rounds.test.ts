import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { RoundReply } from '@herna/contract/games'
import { BLACKJACK, CRASH, POKER, ROULETTE, SLOT } from '@herna/game-host/testing'
import { EVERY_KIND, LIVE_ROULETTE, nextLiveBet, playToEnd } from './every-kind.fixture.ts'
import { openGameStack, type Player, type GameStack } from './game-stack.fixture.ts'

const CASH = 10_000

let stack: GameStack
beforeAll(async () => {
  stack = await openGameStack(EVERY_KIND)
})
afterAll(() => stack.close())
afterEach(() => {
  stack.lostCall = null
})

interface BonusSize {
  pieces: number
  value: number
}
/** Grants a template's bonus and accepts it for the player; game, pieces and value are replaced by the test's. */
async function grantBonus(player: Player, templateCode: string, gameCode: string, { pieces, value }: BonusSize): Promise<string> {
  await stack.operator('/bonuses', { username: player.name, templateCode, reference: randomUUID() })
  const list = await player.browser.call('GET', '/gateway/pams/api/v2/player/bonuses?statusFilter=current')
  const { bonusId } = list.body.bonuses.find((one: { status: string }) => one.status === 'offered')
  await player.browser.expect(200, 'POST', `/platform/bonuses/${bonusId}`, { answer: 'accept' })
  await stack.pam.database.pool.query(
    'UPDATE pam.bonuses SET games = $2, value = $3, pieces = $4, pieces_left = $4 WHERE id = $1',
    [bonusId, [gameCode], value, pieces],
  )
  return bonusId
}
const bonusState = async (bonusId: string) => {
  const { rows } = await stack.pam.database.pool.query('SELECT pieces_left AS left, status FROM pam.bonuses WHERE id = $1', [
    bonusId,
  ])
  return rows[0]
}
const expectReconciled = async () => {
  const answer = await stack.pam.app.inject({
    url: '/platform/operator/reconciliation',
    headers: { authorization: 'Bearer operators-token-of-tests' },
  })
  expect(answer.json()).toMatchObject({ isRight: true, differences: [] })
}

const KINDS = [
  { gameCode: SLOT, template: 'VIKEND-20', kind: 'freespins', value: 15 },
  { gameCode: SLOT, template: 'MISIE-LINKA-30', kind: 'freespins2', value: 50 },
  { gameCode: ROULETTE, template: 'ZLATE-CIPY-10', kind: 'goldenchips', value: 50, spot: 'red' },
  { gameCode: BLACKJACK, template: 'ZLATE-CIPY-10', kind: 'goldenchips', value: 100, spot: 'hand' },
  { gameCode: POKER, template: 'ZLATE-CIPY-10', kind: 'goldenchips', value: 100, spot: 'hand' },
  { gameCode: 'baccarat', template: 'ZLATE-CIPY-10', kind: 'goldenchips', value: 200, spot: 'player' },
  { gameCode: 'dice', template: 'ZLATE-CIPY-10', kind: 'goldenchips', value: 50, spot: 'small' },
  { gameCode: CRASH, template: 'ZLATE-CIPY-10', kind: 'goldenchips', value: 100, autoCashOut: 105 },
  { gameCode: LIVE_ROULETTE, template: 'ZLATE-CIPY-10', kind: 'goldenchips', value: 100, spot: 'red' },
] as const

test.each(KINDS)(
  '$kind in $gameCode: each piece pays one round, duplicates are ignored, and only wins change the balance [3.51] [4.23] [F9]',
  async ({ gameCode, template, kind, value, ...stake }) => {
    const player = await stack.player(CASH)
    const bonusId = await grantBonus(player, template, gameCode, { pieces: 3, value })
    const { token, bonus } = await player.open(gameCode)
    expect(bonus).toEqual({ bonusId, kind, remaining: 3, value })
    const requestOf = () => ({
      bet: value,
      bonusId,
      ...('spot' in stake ? { stakes: [{ spot: stake.spot, amount: value }] } : {}),
      ...('autoCashOut' in stake ? { autoCashOut: stake.autoCashOut } : {}),
      ...(gameCode === LIVE_ROULETTE ? nextLiveBet(stack, gameCode, value) : {}),
    })
    let won = 0
    for (let round = 1; round <= 3; round += 1) {
      const roundRequest = { ...requestOf(), roundId: randomUUID() }
      const [first, again] = await Promise.all([stack.play(token, roundRequest), stack.play(token, roundRequest)])
      expect([first.status, again.body.roundId]).toEqual([200, roundRequest.roundId])
      const { body } = first
      expect(body).toMatchObject({ payment: 'gaming-bonus', bet: value, balanceAfterBet: CASH + won })
      const closedRound = await playToEnd(stack, token, body)
      won += closedRound.win
      expect([closedRound.state, closedRound.balance, await player.cash()]).toEqual(['closed', CASH + won, CASH + won])
      expect((await bonusState(bonusId)).left).toBe(3 - round)
    }
    expect(await bonusState(bonusId)).toEqual({ left: 0, status: 'completed' })
    expect((await stack.balance(token)).bonus).toBeNull()
    expect((await stack.play(token, { ...requestOf(), roundId: randomUUID() })).code).toBe('bonus-unusable')
    expect(await player.cash()).toBe(CASH + won)
    await expectReconciled()
  },
  60_000,
)

test('twenty concurrent rounds with two golden chips: two are played, each chip is used once', async () => {
  const player = await stack.player(0)
  const bonusId = await grantBonus(player, 'ZLATE-CIPY-10', ROULETTE, { pieces: 2, value: 50 })
  const { token } = await player.open(ROULETTE)
  const request = { bet: 50, bonusId, stakes: [{ spot: 'straight-17', amount: 50 }] }
  const answers = await Promise.all(Array.from({ length: 20 }, () => stack.play(token, request)))
  const played = answers.filter(({ status }) => status === 200)
  expect([played.length, await bonusState(bonusId)]).toEqual([2, { left: 0, status: 'completed' }])
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(new Set(['bonus-unusable']))
  expect(await player.cash()).toBe(played.reduce((sum, { body }) => sum + body.win, 0))
})

test('a cancelled round returns its golden chip, which can pay another round [M6]', async () => {
  const player = await stack.player(0)
  const bonusId = await grantBonus(player, 'ZLATE-CIPY-10', ROULETTE, { pieces: 1, value: 50 })
  const { token } = await player.open(ROULETTE)
  const request = { bet: 50, bonusId, stakes: [{ spot: 'red', amount: 50 }] }
  stack.lostCall = '/bet'
  expect((await stack.play(token, request)).code).toBe('round-cancelled')
  stack.lostCall = null
  await stack.settled()
  expect([await bonusState(bonusId), await player.cash()]).toEqual([{ left: 1, status: 'active' }, 0])
  expect((await stack.balance(token)).bonus).toEqual({ bonusId, kind: 'goldenchips', remaining: 1, value: 50 })
  const { body } = await stack.play(token, request)
  expect([body.payment, await player.cash(), (await bonusState(bonusId)).left]).toEqual(['gaming-bonus', body.win, 0])
}, 60_000)

test('doubling a hand opened with a golden chip is paid by the player, and both stakes win', async () => {
  const player = await stack.player(CASH)
  const bonusId = await grantBonus(player, 'ZLATE-CIPY-10', BLACKJACK, { pieces: 10, value: 100 })
  const { token } = await player.open(BLACKJACK)
  let cash = CASH
  let round: RoundReply
  do {
    round = (await stack.play(token, { bet: 100, bonusId, stakes: [{ spot: 'hand', amount: 100 }] })).body
    if (round.state === 'closed') cash += round.win
  } while (round.state === 'closed')
  const { body } = await stack.act(token, round.roundId, { action: 'double' })
  expect(body).toMatchObject({ state: 'closed', payment: 'gaming-bonus', bet: 100, staked: 200, balanceAfterBet: cash - 100 })
  expect([body.balance, await player.cash()]).toEqual([cash - 100 + body.win, cash - 100 + body.win])
  await expectReconciled()
})

test('a chip whose value a game does not accept is not offered there, and refused with the field name when it is sent', async () => {
  const player = await stack.player(CASH)
  const bonusId = await grantBonus(player, 'ZLATE-CIPY-10', CRASH, { pieces: 3, value: 50 })
  const { token, bonus } = await player.open(CRASH)
  expect(bonus).toBeNull()
  const refused = await stack.play(token, { bet: 50, bonusId })
  expect([refused.status, refused.body]).toEqual([
    422,
    expect.objectContaining({ errors: [expect.objectContaining({ field: 'bet' })] }),
  ])
  const other = await stack.play((await player.open(ROULETTE)).token, { bet: 50, bonusId, stakes: [{ spot: 'red', amount: 50 }] })
  expect([other.status, other.code]).toEqual([409, 'bonus-unusable'])
  expect([await bonusState(bonusId), await player.cash()]).toEqual([{ left: 3, status: 'active' }, CASH])
})
