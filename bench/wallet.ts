// P11: bets over HTTP (signed, validated, idempotent, limits checked, ledger written, fsync on), compared in turn with the same write in four
// round trips behind the same checks and with `pgbench` simple-update on the same PostgreSQL; medians. `node bench/wallet.ts`
// `pgbench` must be on the PATH; without it its row is omitted.
import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { WALLET_PREFIX, wallet } from '@herna/contract/wallet'
import { freePort, reachEmbeddedPostgres } from '@herna/service-kit'
import pg from 'pg'
import { startService } from '../services/pam/fault-injection/service-process.ts'
import { writePlayers } from '../services/pam/fault-injection/write-players.ts'
import { median, percentile, table, times } from './measure.ts'
import { sendAll, signedCalls } from './signed-load.ts'

const ROUNDS = 5
const SECONDS = 3
const CONNECTIONS = 32
/** More bets than a round can complete: each player bets once, so every bet opens a round. */
const BET_COUNTS = { service: 14_000, peer: 4_000 }
const PROVIDER = 'bench'
const SECRET = 'the-secret-of-the-provider-that-measures-12345'
const GAME = 'merana-hra'
const path = WALLET_PREFIX + wallet.bet.path
const run = promisify(execFile)

const service = await startService({ HERNA_WALLET_PROVIDERS: `${PROVIDER}:${SECRET}` })
const { url } = await reachEmbeddedPostgres({ folder: service.folder })
const pool = new pg.Pool({ connectionString: url, max: 1 })
const peerPort = await freePort()
const peer = spawn(
  process.execPath,
  [new URL('../services/pam/fault-injection/four-statements-peer.ts', import.meta.url).pathname, url, String(peerPort)],
  {
    env: { ...process.env, BENCH_SECRET: SECRET },
    stdio: 'inherit',
  },
)
const servicePort = Number(new URL(service.address).port)
const withPgbench = await preparePgbench()
try {
  await waitUntilReachable(peerPort)
  const measured = { own: [] as number[], peer: [] as number[], pgbench: [] as number[] }
  for (let round = 0; round <= ROUNDS; round++) {
    const [serviceLoad, peerLoad] = [await runBets(servicePort), await runBets(peerPort, BET_COUNTS.peer)]
    const tps = withPgbench ? await pgbench() : Number.NaN
    if (round === 0) continue
    measured.own.push(serviceLoad.perSecond)
    measured.peer.push(peerLoad.perSecond)
    measured.pgbench.push(tps)
  }
  const perSecond = median(measured.own)
  const runHalfLoad = () => runBets(servicePort, BET_COUNTS.service, perSecond / 2)
  const halfLoads = [await runHalfLoad(), await runHalfLoad(), await runHalfLoad()]
  const p99 = median(halfLoads.map((sent) => percentile(sent.times, 0.99)))
  const p50 = median(halfLoads.map((sent) => percentile(sent.times, 0.5)))
  const rows = [
    ['bets, together in one round trip', perSecond.toFixed(0), '1'],
    ['the same in four', median(measured.peer).toFixed(0), times(perSecond / median(measured.peer))],
    ...(withPgbench
      ? [['pgbench simple-update', median(measured.pgbench).toFixed(0), times(perSecond / median(measured.pgbench))]]
      : []),
  ]
  process.stdout.write(`${table(['what', 'a second', 'bets are'], rows)}\n\n`)
  process.stdout.write(`at half that load: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms\n`)
} finally {
  peer.kill()
  await pool.end()
  await service.close()
}

async function runBets(port: number, count = BET_COUNTS.service, rate?: number) {
  const players = await writePlayers(pool, { count, balance: 10_000, provider: PROVIDER, gameCode: GAME })
  // Cleaning up after the inserted players is not part of a bet.
  await pool.query('VACUUM ANALYZE')
  await pool.query('CHECKPOINT')
  const bodies = players.map(({ sessionId }) => ({
    sessionId,
    transactionId: randomUUID(),
    roundId: randomUUID(),
    gameCode: GAME,
    amount: 100,
  }))
  const calls = signedCalls({ port, path, provider: PROVIDER, secret: SECRET }, bodies)
  return sendAll(calls, { port, connections: CONNECTIONS, seconds: SECONDS, rate })
}

async function preparePgbench(): Promise<boolean> {
  try {
    await run('pgbench', ['-i', '-q', '-s', '10', url])
    return true
  } catch {
    return false
  }
}

/** Runs pgbench with as many clients as the service has database connections. */
async function pgbench(): Promise<number> {
  await pool.query('CHECKPOINT')
  const { stdout } = await run('pgbench', ['-N', '-n', '-c', '10', '-j', '2', '-M', 'prepared', '-T', String(SECONDS), url])
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
}

async function waitUntilReachable(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)) return
    await new Promise((next) => setTimeout(next, 200))
  }
  throw new Error('the peer did not start')
}
