import assert from 'node:assert/strict'
import { MAX_CHECKED_SESSIONS } from '@herna/contract/wallet'
import type { Check } from './check.ts'
import { newId, type WalletClient } from './wallet-client.ts'

const endedOf = async (client: WalletClient, ...sessionIds: string[]): Promise<string[]> =>
  (await client.call('endedSessions', { sessionIds })).ended

/** Which sessions accept no more bets, for windows that stay open without calls. */
export const SESSION_CHECKS: readonly Check[] = [
  {
    title: 'of the sessions asked about, an unknown one has ended and an open one has not; each is named once',
    async run({ client, play }) {
      const { session } = await play()
      const unknown = newId()
      assert.deepEqual(await endedOf(client, session.sessionId, unknown, unknown), [unknown])
      assert.deepEqual(await endedOf(client, session.sessionId), [])
    },
  },
  {
    title: 'too many sessions, none and an id of another form are refused, naming the field',
    async run({ client }) {
      for (const sessionIds of [Array.from({ length: MAX_CHECKED_SESSIONS + 1 }, newId), [], ['1']]) {
        const { status, body } = await client.send('endedSessions', { sessionIds })
        assert.equal(status, 400)
        assert.match((body as { errors?: { field: string }[] }).errors?.[0]?.field ?? '', /^sessionIds/)
      }
    },
  },
  {
    title: 'after a logout the session has ended, and the session of the next login has not',
    needsLogout: true,
    async run({ client, player, play }) {
      const { session } = await play()
      await player.logOut?.()
      const next = await play()
      assert.deepEqual(await endedOf(client, session.sessionId, next.session.sessionId), [session.sessionId])
      await client.refused('bet', next.bet({ sessionId: session.sessionId }), 401, 'session-invalid')
    },
  },
]
