import type { IncomingMessage } from 'node:http'
import { addressGroup } from '@herna/contract/edge'
import { type LIVE_QUEUE_ANSWERS, LIVE_TABLE_HUB_PATH, LIVE_TABLE_METHODS } from '@herna/contract/games'
import { accessTokenOf, type Call, createHub, HubError, type HubMethod, HubRefusal } from '@herna/live-hub'
import { addGauge, closingSpread, type HttpServer, type ServiceDeps } from '@herna/service-kit'
import type { GameHostContext } from '../../context.ts'
import { readSession } from '../../sessions/sessions.store.ts'
import { joinQueue, leaveQueue } from '../queue/seat-queue.ts'
import { SessionCheck } from './session-check.ts'
import { SESSION_OVER, TableHub, type TableUser } from './table-hub.ts'

/** Tight limits: a window sends pings, and joins or leaves the queue. */
const LIMITS = { messageBytes: 4_096, postBytes: 16_384, recordsAtOnce: 50, recordsPerSecond: 10 }

/** The hub of live tables: a session's window is sent the state of its table. */
export function addLiveTableHub(
  app: HttpServer,
  context: GameHostContext,
  { secret, metrics }: { secret: string; metrics: ServiceDeps['metrics'] },
): void {
  const { pool, settings, wallet, now, log } = context
  const tables = new TableHub({ pool, secret, now, log })
  const sessions = new SessionCheck({ wallet, log })
  const hub = createHub<TableUser>({
    path: LIVE_TABLE_HUB_PATH,
    authenticate: (request) => userOf(context, request),
    // Game pages are of this host; calls without an origin do not come from a browser page [S9].
    isOriginAllowed: (origin) => origin === undefined || origin === settings.origin,
    addressOf: (request) => addressGroup(app.clientAddressOf(request)),
    methods: queueMethods(context, secret, () => tables.tick()),
    onConnected: (connection) => {
      const end = () => connection.close({ error: SESSION_OVER, allowReconnect: false })
      const removals = [tables.add(connection), sessions.add({ walletSessionId: connection.user.walletSessionId, end })]
      return () => {
        for (const remove of removals) remove()
      }
    },
    limits: {
      ...LIMITS,
      connections: settings.liveConnections,
      connectionsPerAddress: settings.liveConnectionsPerAddress,
    },
    on: {
      failed: (error) =>
        log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'connection to a live table failed'),
    },
  })
  addGauge(metrics, {
    name: 'herna_game_live_connections',
    help: 'Open connections of windows at live tables',
    read: () => hub.size,
  })
  app.earlyHandlers.push(hub.request)
  app.upgrades.set(LIVE_TABLE_HUB_PATH, hub.upgrade)
  // Before the server stops listening: open connections would keep it running.
  app.addHook('preClose', async () => {
    tables.close()
    sessions.close()
    await hub.close({ allowReconnect: true, spreadMs: closingSpread(hub.size) })
  })
}

/** Waiting for a seat: only at a blackjack table, where there are seats. */
function queueMethods(
  { pool, now }: GameHostContext,
  secret: string,
  publish: () => Promise<void>,
): Readonly<Record<string, HubMethod<TableUser>>> {
  const seatedTable = ({ connection: { user } }: Call<TableUser>) => {
    if (user.table.kind !== 'blackjack') throw new HubError('The table has no seats.')
    return user
  }
  return {
    async [LIVE_TABLE_METHODS.joinQueue](call): Promise<(typeof LIVE_QUEUE_ANSWERS)[number]> {
      const { table, ownerId } = seatedTable(call)
      const isWaiting = await joinQueue(pool, { table, secret, now: now() }, ownerId)
      await publish()
      return isWaiting ? 'waiting' : 'seat-free'
    },
    async [LIVE_TABLE_METHODS.leaveQueue](call) {
      const { table, ownerId } = seatedTable(call)
      await leaveQueue(pool, table, ownerId)
      await publish()
      return null
    },
  }
}

/** The player of a session token, whose window is at a live table. */
async function userOf({ pool, wallet, now, games }: GameHostContext, request: IncomingMessage): Promise<TableUser> {
  const token = accessTokenOf(request)
  const session = token ? await readSession(pool, token, now()) : null
  if (session?.mode !== 'real' || session.isSuperseded) throw new HubRefusal('Unauthorized')
  const table = games.find(session.gameCode)?.assignment.live
  if (!table) throw new HubRefusal('Unauthorized')
  const { walletSessionId } = session
  const result = await wallet.call('endedSessions', { sessionIds: [walletSessionId] })
  // A wallet that does not answer proves nothing.
  if (result.status === 'done' && result.reply.ended.length > 0) throw new HubRefusal('Unauthorized')
  return { sessionId: session.id, walletSessionId, ownerId: session.playerId, table }
}
