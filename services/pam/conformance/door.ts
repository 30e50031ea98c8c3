import assert from 'node:assert/strict'
import { SIGNATURE_WINDOW_SECONDS } from '@herna/contract/wallet'
import type { Check } from './check.ts'
import { newId } from './wallet-client.ts'

const JUNK: readonly unknown[] = [0, -1, 0.1, 1e21, 'NaN', '100', null, true, [100]]

/** Who is let in, and with what. */
export const DOOR: readonly Check[] = [
  {
    says: 'a wrong secret, an unknown provider, an old or early timestamp and a changed body are refused',
    async run({ client, play }) {
      const { bet, balance } = await play()
      const before = await balance()
      const beside = (SIGNATURE_WINDOW_SECONDS + 5) * 1_000
      const call = bet()
      for (const signing of [
        { secret: 'x'.repeat(40) },
        { provider: 'nobody-at-all' },
        { timestamp: String(Date.now() - beside) },
        { timestamp: String(Date.now() + beside) },
        { timestamp: 'today' },
        { sentBody: JSON.stringify({ ...call, amount: 1 }) },
      ]) {
        const answer = await client.send('bet', call, signing)
        assert.equal(answer.status, 401, JSON.stringify(signing))
        assert.equal((answer.body as { errorCode?: string }).errorCode, 'signature-invalid')
      }
      assert.deepEqual(await balance(), before)
    },
  },
  {
    says: 'a launch token works once (M7)',
    async run({ client, player }) {
      const launchToken = await player.launchToken()
      const { gameCode } = client.target
      const statuses = await Promise.all(
        [1, 2, 3].map(async () => (await client.send('openSession', { launchToken, gameCode })).status),
      )
      assert.deepEqual(
        statuses.toSorted((a, b) => a - b),
        [200, 401, 401],
      )
      await client.refused('openSession', { launchToken: newId(), gameCode }, 401, 'launch-token-invalid')
    },
  },
  {
    says: 'a second launch of a game is the same session (M7)',
    async run({ play }) {
      const [first, second] = await Promise.all([play(), play()])
      assert.equal(first.session.sessionId, second.session.sessionId)
    },
  },
  {
    says: 'a session nobody opened stakes nothing; neither does one of another game',
    async run({ client, play }) {
      const { bet } = await play()
      await client.refused('bet', bet({ sessionId: newId() }), 401, 'session-invalid')
      await client.refused('bet', bet({ gameCode: client.target.otherGameCode }), 401, 'session-invalid')
    },
  },
  {
    says: 'amounts that are no whole cents above nothing are refused, by name (M4)',
    async run({ client, play }) {
      const { bet, balance } = await play()
      const before = await balance()
      for (const amount of JUNK) {
        const { status, body } = await client.send('bet', { ...bet(), amount })
        assert.equal(status, 400, String(amount))
        assert.equal((body as { errors?: { field: string }[] }).errors?.[0]?.field, 'amount')
      }
      assert.deepEqual(await balance(), before)
    },
  },
  {
    says: 'a stake beyond the balance is refused whole',
    async run({ client, play }) {
      const { bet, balance } = await play()
      const before = await balance()
      await client.refused('bet', bet({ amount: before.gaming + 1 }), 402, 'insufficient-funds')
      assert.deepEqual(await balance(), before)
    },
  },
  {
    says: 'the report sums what was posted, by game',
    async run({ client, play }) {
      const { bet, win } = await play()
      const window = () => ({
        from: new Date(Date.now() - 3_600_000).toISOString(),
        until: new Date(Date.now() + 60_000).toISOString(),
      })
      const sums = async () => {
        const { games } = await client.ask('report', window())
        return games.find(({ gameCode }) => gameCode === client.target.gameCode) ?? { bets: 0, staked: 0, wins: 0, won: 0 }
      }
      const before = await sums()
      const call = bet({ amount: 125 })
      await client.ask('bet', call)
      await client.ask('win', win({ roundId: call.roundId, amount: 75 }))
      const after = await sums()
      assert.deepEqual(
        [after.bets - before.bets, after.staked - before.staked, after.wins - before.wins, after.won - before.won],
        [1, 125, 1, 75],
      )
    },
  },
]
