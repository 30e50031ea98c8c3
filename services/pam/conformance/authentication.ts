import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { SIGNATURE_WINDOW_SECONDS, wallet } from '@herna/contract/wallet'
import type { Check } from './check.ts'
import { newId } from './wallet-client.ts'

const INVALID_AMOUNTS: readonly unknown[] = [0, -1, 0.1, 1e21, 'NaN', '100', null, true, [100]]

/** Authentication, sessions, amounts and the report. */
export const AUTHENTICATION_CHECKS: readonly Check[] = [
  {
    title: 'a wrong secret, an unknown provider, an old or early timestamp and a changed body are refused',
    async run({ client, play }) {
      const { bet, balance } = await play()
      const initialBalance = await balance()
      const outsideWindowMs = (SIGNATURE_WINDOW_SECONDS + 5) * 1_000
      const call = bet()
      for (const signing of [
        { secret: 'x'.repeat(40) },
        { provider: 'unknown-provider' },
        { timestamp: String(Date.now() - outsideWindowMs) },
        { timestamp: String(Date.now() + outsideWindowMs) },
        { timestamp: 'today' },
        { sentBody: JSON.stringify({ ...call, amount: 1 }) },
      ]) {
        const response = await client.send('bet', call, signing)
        assert.equal(response.status, 401, JSON.stringify(signing))
        assert.equal((response.body as { errorCode?: string }).errorCode, 'signature-invalid')
      }
      assert.deepEqual(await balance(), initialBalance)
    },
  },
  {
    title: 'a launch token works once (M7)',
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
    title: 'a launch token is admitted again for the attempt that used it, and for no other (M7)',
    async run({ client, player }) {
      const [launchToken, attemptId] = [await player.launchToken(), randomUUID()]
      const { gameCode } = client.target
      const open = async (more: object) => (await client.send('openSession', { launchToken, gameCode, ...more })).status
      assert.deepEqual([await open({ attemptId }), await open({ attemptId })], [200, 200])
      assert.deepEqual([await open({ attemptId: randomUUID() }), await open({})], [401, 401])
    },
  },
  {
    title: 'a second launch of a game is the same session (M7)',
    async run({ play }) {
      const [first, second] = [await play(), await play()]
      assert.equal(first.session.sessionId, second.session.sessionId)
    },
  },
  {
    title:
      'of two launches at the same time the later one opens; the earlier one is the same session, or refused as given up (M7)',
    async run({ client, player }) {
      const launchTokens = [await player.launchToken(), await player.launchToken()]
      const { gameCode } = client.target
      const [earlier, later] = await Promise.all(
        launchTokens.map((launchToken) => client.send('openSession', { launchToken, gameCode })),
      )
      const sessionIdOf = (reply: typeof later) => wallet.openSession.reply.parse(reply?.body).sessionId
      const sessionId = sessionIdOf(later)
      if (earlier?.status === 200) assert.equal(sessionIdOf(earlier), sessionId)
      else assert.equal((earlier?.body as { errorCode?: string } | undefined)?.errorCode, 'launch-token-invalid')
    },
  },
  {
    title: 'a bet in an unknown session, or in a session of another game, is refused',
    async run({ client, play }) {
      const { bet } = await play()
      await client.refused('bet', bet({ sessionId: newId() }), 401, 'session-invalid')
      await client.refused('bet', bet({ gameCode: client.target.otherGameCode }), 401, 'session-invalid')
    },
  },
  {
    title: 'amounts that are not a positive number of whole cents are refused, naming the field (M4)',
    async run({ client, play }) {
      const { bet, balance } = await play()
      const initialBalance = await balance()
      for (const amount of INVALID_AMOUNTS) {
        const { status, body } = await client.send('bet', { ...bet(), amount })
        assert.equal(status, 400, String(amount))
        assert.equal((body as { errors?: { field: string }[] }).errors?.[0]?.field, 'amount')
      }
      assert.deepEqual(await balance(), initialBalance)
    },
  },
  {
    title: 'a bet above the balance is refused entirely',
    async run({ client, play }) {
      const { bet, balance } = await play()
      const initialBalance = await balance()
      await client.refused('bet', bet({ amount: initialBalance.gaming + 1 }), 402, 'insufficient-funds')
      assert.deepEqual(await balance(), initialBalance)
    },
  },
  {
    title: 'the report sums what was posted, by game',
    async run({ client, play }) {
      const { bet, win } = await play()
      const window = () => ({
        from: new Date(Date.now() - 3_600_000).toISOString(),
        until: new Date(Date.now() + 60_000).toISOString(),
      })
      const sums = async () => {
        const { games } = await client.call('report', window())
        return games.find(({ gameCode }) => gameCode === client.target.gameCode) ?? { bets: 0, staked: 0, wins: 0, won: 0 }
      }
      const initial = await sums()
      const call = bet({ amount: 125 })
      await client.call('bet', call)
      await client.call('win', win({ roundId: call.roundId, amount: 75 }))
      const current = await sums()
      assert.deepEqual(
        [current.bets - initial.bets, current.staked - initial.staked, current.wins - initial.wins, current.won - initial.won],
        [1, 125, 1, 75],
      )
    },
  },
]
