import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { breadth } from '../../tools/breadth.ts'
import { expect, test } from './guest.ts'
import { freePort, startSecondProduct } from './running-product.ts'

// When the product cannot start, the operator reads one line that names what to correct.
const root = resolve(import.meta.dirname, '../..')

interface ExitedProcess {
  code: number | null
  lines: string[]
}
async function start(environment: Record<string, string>): Promise<ExitedProcess> {
  const data = mkdtempSync(join(tmpdir(), 'herna-start-'))
  const ports = {
    HERNA_PORTAL_PORT: String(await freePort()),
    HERNA_SERVICES_PORT: String(await freePort()),
    HERNA_GAME_HOST_PORT: String(await freePort()),
    HERNA_EMBEDS_PORT: String(await freePort()),
    HERNA_LIVE_STUDIO_PORT: String(await freePort()),
  }
  const child = spawn(process.execPath, ['tools/start.ts'], {
    cwd: root,
    // The test runner sets FORCE_COLOR; together with NO_COLOR, Node would print a warning to stderr.
    env: { ...process.env, FORCE_COLOR: undefined, HERNA_DATA_DIR: data, ...ports, ...environment },
  })
  let errorOutput = ''
  child.stderr.on('data', (chunk) => (errorOutput += chunk))
  const code = await new Promise<number | null>((done) => child.on('exit', done))
  rmSync(data, { recursive: true, force: true })
  return { code, lines: errorOutput.split('\n').filter((line) => line.trim() !== '') }
}
const occupyPort = (port: number): Promise<Server> =>
  new Promise((done) => {
    const server = createServer().listen(port, () => done(server))
  })

/** In the gate the setting that both processes read; `services/main.test.ts` and each process’s own tests cover the others. */
const INVALID_SETTINGS = [
  ['HERNA_LOG_LEVEL', 'loud'],
  ...(breadth === 'full'
    ? ([
        ['DATABASE_URL', 'mysql://nowhere'],
        ['HERNA_PORTAL_PORT', 'abc'],
        ['HERNA_GAME_HOST_PORT', '99999999'],
      ] as const)
    : []),
] as const

test('an invalid setting, such as an unknown log level, is named in one line [8.12]', async () => {
  await Promise.all(
    INVALID_SETTINGS.map(async ([variable, value]) => {
      const { code, lines } = await start({ [variable]: value })
      expect(code, variable).toBe(1)
      expect(lines, variable).toHaveLength(1)
      expect(lines[0]).toContain(variable)
    }),
  )
})

/** Ports of the portal and of the services; service tests cover every listener. */
const PORTS = [
  'HERNA_PORTAL_PORT',
  'HERNA_SERVICES_PORT',
  ...(breadth === 'full' ? ['HERNA_GAME_HOST_PORT', 'HERNA_EMBEDS_PORT'] : []),
]

test('a port that is already in use is named in one line', async () => {
  await Promise.all(
    PORTS.map(async (variable) => {
      const port = await freePort()
      const otherServer = await occupyPort(port)
      const { code, lines } = await start({ [variable]: String(port) })
      otherServer.close()
      expect(code, variable).toBe(1)
      expect(lines, variable).toHaveLength(1)
      expect(lines[0], variable).toContain(String(port))
    }),
  )
})

test('a corrupt data directory is named in one line', async () => {
  const data = mkdtempSync(join(tmpdir(), 'herna-corrupt-'))
  chmodSync(data, 0o755) // the database’s user must have access, or the data would be stored elsewhere
  mkdirSync(join(data, 'postgres'))
  writeFileSync(join(data, 'postgres', 'PG_VERSION'), 'nonsense\n')
  const { code, lines } = await start({ HERNA_DATA_DIR: data })
  expect(code).toBe(1)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(join(data, 'postgres'))
  rmSync(data, { recursive: true, force: true })
})

test('a second start on the same data says that it is in use, and the first keeps running [F10]', async ({ request }) => {
  const { HERNA_JOURNEYS_ORIGIN: origin = '', HERNA_JOURNEYS_CONTENT: content = '', HERNA_JOURNEYS_DATA: data = '' } = process.env
  const { code, lines } = await start({ HERNA_DATA_DIR: data })
  expect(code).toBe(1)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/in use/)
  // The same command again: whichever process fails first, one line says why.
  const ports = { HERNA_PORTAL_PORT: new URL(origin).port, HERNA_SERVICES_PORT: new URL(content).port }
  const secondStart = await start({ HERNA_DATA_DIR: data, ...ports })
  expect(secondStart.code).toBe(1)
  expect(secondStart.lines).toHaveLength(1)
  expect(secondStart.lines[0]).toMatch(/in use|taken/)
  for (const address of [`${origin}/`, `${content}/version`]) expect((await request.get(address)).status(), address).toBe(200)
})

// In the gate `tools/supervisor.test.ts` proves that the processes end, and `services/main.test.ts` starts the services again on such data.
test('after kill -9 of the supervisor its processes end, the data are not locked any more, and the product starts again on them', {
  tag: '@full',
}, async () => {
  test.setTimeout(180_000)
  let product = await startSecondProduct()
  product.killSupervisor()
  const isReachable = (address: string) =>
    fetch(address).then(
      () => true,
      () => false,
    )
  for (const address of [`${product.origin}/healthz`, `${product.content}/version`])
    await expect.poll(() => isReachable(address), { timeout: 60_000 }).toBe(false)
  const lock = join(product.data, 'postgres.lock')
  await expect.poll(() => existsSync(lock), { timeout: 60_000 }).toBe(false)
  product = await startSecondProduct({}, product.data)
  await product.close()
})
