import { randomUUID } from 'node:crypto'
import type { RoundHistory, RoundReply, SlotOutcome } from '@herna/contract/games'
import { awardsChoice, playRound, slotModel } from '@herna/game-maths'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { GameAssignment } from '../games/assignments.ts'
import { seededDraw } from '../game-host.fixture.ts'
import { type RealPlay, realPlay } from '../real-play.fixture.ts'

const slot = (gameCode: string, variantId: string): [string, GameAssignment] => [
  gameCode,
  {
    variantId,
    brief: { gameCode, name: gameCode, provider: 'corso', providerName: 'Corso', type: 'Slot', motifs: [], fileVersion: '1' },
    minBet: 10,
    maxBet: 10_000,
  },
]
const GAMBLE = 'riskovanie'
const CHOICE = 'vyber'
const HOUR = 3_600_000

const VARIANTS = { [GAMBLE]: 'classic-3x3-5l-v3', [CHOICE]: 'choice-5x3-10l-v2' }

let real: RealPlay
/** Numbers that the host draws next; then seeded ones. */
let nextDraws: number[] = []
beforeAll(async () => {
  const seeded = seededDraw(1)
  const draw = (upperExclusive: number): number => nextDraws.shift() ?? seeded(upperExclusive)
  const assignments = new Map([slot(GAMBLE, VARIANTS[GAMBLE]), slot(CHOICE, VARIANTS[CHOICE])])
  real = await realPlay({ assignments, draw })
})
afterAll(() => real.close())

const outcomeOf = ({ outcome }: RoundReply) => outcome as SlotOutcome
const expectBalanced = () => expect(real.wallet.balance).toBe(100_000 + real.wallet.posted)
/** A round that waits for its player: its draws are found before. */
async function openRound(token: string, gameCode: keyof typeof VARIANTS): Promise<RoundReply> {
  const model = slotModel(VARIANTS[gameCode])
  for (let seed = 1; nextDraws.length === 0; seed += 1) {
    const seeded = seededDraw(seed)
    const drawn: number[] = []
    const round = playRound(model, 10, (upperExclusive) => drawn[drawn.push(seeded(upperExclusive)) - 1] as number)
    if (model.gamble ? round.win > 0 && round.win <= 100 : awardsChoice(model, round)) nextDraws = drawn
  }
  const { body } = await real.play(token, { bet: 10 })
  expect(body.state).toBe('open')
  return body
}
const winsOf = (roundId: string) => real.wallet.of('win', roundId).map(({ amount }) => amount)

test('a risked win is paid once when it is collected, comes first until then and is in the history with its cards [M6]', async () => {
  const { token } = await real.open(GAMBLE)
  let round = await openRound(token, GAMBLE)
  expect(winsOf(round.roundId)).toEqual([])
  expect((await real.play(token, { bet: 10 })).code).toBe('round-unfinished')
  expect((await real.open(GAMBLE)).openRound).toEqual(round)
  const again = await real.open(GAMBLE)
  const guess = { actionId: randomUUID(), action: 'gamble', colour: 'red' } as const
  const answers = await Promise.all([1, 2, 3].map(() => real.act(again.token, round.roundId, guess)))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body.outcome))).size).toBe(1)
  round = answers[0]?.body ?? expect.fail()
  expect(outcomeOf(round).gamble?.steps).toHaveLength(1)
  if (round.state === 'open') round = (await real.act(again.token, round.roundId, { action: 'collect' })).body
  expect(round).toMatchObject({ state: 'closed', win: outcomeOf(round).gamble?.amount })
  expect(winsOf(round.roundId)).toEqual([round.win])
  expect((await real.act(again.token, round.roundId, { action: 'collect' })).code).toBe('action-refused')
  const { rounds } = (await real.get<RoundHistory>(again.token, '/api/rounds')).body
  expect(rounds.find(({ roundId }) => roundId === round.roundId)).toMatchObject({
    win: round.win,
    outcome: { gamble: { steps: [{ colour: 'red' }] } },
  })
  expectBalanced()
})

test('a choice of free spins is played by the host once it arrives, and no option that is not offered', async () => {
  const { token } = await real.open(CHOICE)
  const round = await openRound(token, CHOICE)
  expect(outcomeOf(round)).toMatchObject({ freeSpinChoice: { chosen: null } })
  expect((await real.act(token, round.roundId, { action: 'choose', option: 7 })).code).toBe('action-refused')
  const { body } = await real.act(token, round.roundId, { action: 'choose', option: 2 })
  expect(outcomeOf(body)).toMatchObject({ freeSpinChoice: { chosen: 2 } })
  expect(outcomeOf(body).steps).toHaveLength(7)
  expect(body.win).toBe(outcomeOf(body).steps.reduce((sum, step) => sum + step.win, 0))
  expect(winsOf(round.roundId)).toEqual([body.win])
  expectBalanced()
})

test('a choice that never comes is made by the time limit, and the round is paid once [M6]', async () => {
  const { token } = await real.open(CHOICE)
  const round = await openRound(token, CHOICE)
  real.advanceTime(721 * HOUR)
  await vi.waitFor(() => expect(winsOf(round.roundId)).toHaveLength(1), { timeout: 10_000, interval: 100 })
  const { openRound: shown } = await real.open(CHOICE)
  expect(shown).toMatchObject({ roundId: round.roundId, state: 'closed', outcome: { freeSpinChoice: { chosen: 0 } } })
  expect(winsOf(round.roundId)).toEqual([shown?.win])
  expectBalanced()
})
