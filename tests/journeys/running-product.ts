import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { copyRunningData } from '@herna/service-kit/testing'
import { seed } from '../../tools/breadth.ts'
import { newJourneyData, preparedData } from './prepared-data.ts'

const root = resolve(import.meta.dirname, '../..')
export const EDITOR_TOKEN = 'editor-token-of-the-journeys-0123456789'
export const OPERATOR_TOKEN = 'operator-token-of-the-journeys-0123456789'

/** All journeys come from one IP address within minutes, so rate limits are raised. */
const RAISED_LIMITS = {
  HERNA_LOGINS_PER_MINUTE: '10000',
  HERNA_REGISTRATIONS_PER_HOUR: '10000',
  HERNA_CODES_PER_MINUTE: '10000',
  HERNA_CHAT_SESSIONS_PER_MINUTE: '10000',
}

/**
 * Starts the whole product once for all journeys. `HERNA_JOURNEYS_ORIGIN` uses a running one instead, which needs our tokens, raised rate
 * limits, `HERNA_PORTAL_FRAMED_BY` and the same in
 * `HERNA_JOURNEYS_EMBEDDER`, and `HERNA_JOURNEYS_CONTENT` and `HERNA_JOURNEYS_DATA` with its content service and data folder.
 */
export default async function startProductForJourneys(): Promise<() => Promise<void>> {
  // A running product has the accounts of earlier runs.
  process.env.HERNA_JOURNEYS_PEOPLE = String(process.env.HERNA_JOURNEYS_ORIGIN ? Date.now() : seed)
  if (process.env.HERNA_JOURNEYS_ORIGIN) return async () => undefined
  // Pictures that no journey opens would take a tenth of the processor time of all journeys.
  const product = await startProduct(undefined, { HERNA_DRAW_AHEAD: 'off' })
  const prepared = process.env.DATABASE_URL ? undefined : newJourneyData()
  if (prepared) await copyRunningData(product.data, prepared)
  process.env.HERNA_JOURNEYS_ORIGIN = product.origin
  process.env.HERNA_JOURNEYS_CONTENT = product.content
  process.env.HERNA_JOURNEYS_DATA = product.data
  process.env.HERNA_JOURNEYS_EMBEDDER = product.environment.HERNA_PORTAL_FRAMED_BY
  process.env.HERNA_JOURNEYS_PREPARED = prepared
  return async () => {
    await product.close()
    if (prepared) rmSync(prepared, { recursive: true, force: true })
  }
}

export interface RunningProduct {
  origin: string
  content: string
  /** The data folder. */
  data: string
  environment: Record<string, string>
  /** Kills only the supervisor, like `kill -9`. */
  killSupervisor: () => void
  /** Stops the product and removes its data. */
  close: () => Promise<void>
}

/** Starts the product like `npm start`, on free ports with its own data; `settings` are the operator's environment variables. */
export async function startProduct(data = newJourneyData(), settings: Record<string, string> = {}): Promise<RunningProduct> {
  const [portal, services, games] = [await freePort(), await freePort(), await freePort()]
  const [embeds, studio, embedder] = [await freePort(), await freePort(), await freePort()]
  const environment = {
    HERNA_PORTAL_PORT: String(portal),
    HERNA_SERVICES_PORT: String(services),
    HERNA_GAME_HOST_PORT: String(games),
    HERNA_EMBEDS_PORT: String(embeds),
    HERNA_LIVE_STUDIO_PORT: String(studio),
    HERNA_DATA_DIR: data,
    HERNA_EDITOR_TOKEN: EDITOR_TOKEN,
    HERNA_OPERATOR_TOKEN: OPERATOR_TOKEN,
    // The journey of an embedding site serves it there.
    HERNA_PORTAL_FRAMED_BY: `http://localhost:${embedder}`,
    ...RAISED_LIMITS,
    ...settings,
  }
  const child = spawn(process.execPath, ['tools/start.ts'], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await untilReady(child)
  return {
    origin: `http://localhost:${portal}`,
    content: `http://localhost:${services}/content`,
    data,
    environment,
    killSupervisor: () => void child.kill('SIGKILL'),
    close: async () => {
      await stopProduct(child)
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Starts a second product on prepared data, for journeys that need other settings. */
export const startSecondProduct = (settings: Record<string, string> = {}, data = preparedData()): Promise<RunningProduct> =>
  startProduct(data, { HERNA_DRAW_AHEAD: 'off', ...settings })

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let output = ''
    const onOutput = (chunk: Buffer) => {
      output += chunk
      if (output.includes('ready at')) done()
    }
    child.stdout?.on('data', onOutput)
    child.stderr?.on('data', onOutput)
    child.on('exit', () => fail(new Error(`the product did not start:\n${output}`)))
  })
}

async function stopProduct(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise<void>((done) => child.once('exit', () => done()))
  child.kill('SIGTERM')
  await exited
}

export function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done(port))
    })
  })
}
