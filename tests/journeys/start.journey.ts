import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { breadth } from '../../tools/breadth.ts'
import { expect, test } from './guest.ts'
import { freePort, startSecondProduct } from './running-product.ts'

// What an operator reads when the product cannot start: one line that names the thing to mend.
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
  }
  const child = spawn(process.execPath, ['tools/start.ts'], {
    cwd: root,
    // The test runner asks for colours; where the caller asked for none, Node says on stderr that it cannot have both.
    env: { ...process.env, FORCE_COLOR: undefined, HERNA_DATA_DIR: data, ...ports, ...environment },
  })
  let said = ''
  child.stderr.on('data', (chunk) => (said += chunk))
  const code = await new Promise<number | null>((done) => child.on('exit', done))
  rmSync(data, { recursive: true, force: true })
  return { code, lines: said.split('\n').filter((line) => line.trim() !== '') }
}
const occupyPort = (port: number): Promise<Server> =>
  new Promise((done) => {
    const server = createServer().listen(port, () => done(server))
  })

/** What both parts read, and what the services alone do: one line says it all the same. Each part’s own tests break every setting. */
const INVALID_SETTINGS = [
  ['HERNA_LOG_LEVEL', 'loud'],
  ['DATABASE_URL', 'mysql://nowhere'],
  ...(breadth === 'full'
    ? ([
        ['HERNA_PORTAL_PORT', 'abc'],
        ['HERNA_GAME_HOST_PORT', '99999999'],
      ] as const)
    : []),
] as const

test('a broken configuration value, an unknown log level among them, is named in one line [8.12]', async () => {
  await Promise.all(
    INVALID_SETTINGS.map(async ([variable, value]) => {
      const { code, lines } = await start({ [variable]: value })
      expect(code, variable).toBe(1)
      expect(lines, variable).toHaveLength(1)
      expect(lines[0]).toContain(variable)
    }),
  )
})

/** Of the portal and of the services; that each door of the services says its own is proven there. */
const PORTS = [
  'HERNA_PORTAL_PORT',
  'HERNA_SERVICES_PORT',
  ...(breadth === 'full' ? ['HERNA_GAME_HOST_PORT', 'HERNA_EMBEDS_PORT'] : []),
]

test('a port that is taken is named in one line', async () => {
  await Promise.all(
    PORTS.map(async (variable) => {
      const port = await freePort()
      const squatter = await occupyPort(port)
      const { code, lines } = await start({ [variable]: String(port) })
      squatter.close()
      expect(code, variable).toBe(1)
      expect(lines, variable).toHaveLength(1)
      expect(lines[0], variable).toContain(String(port))
    }),
  )
})

test('a corrupt data directory is named in one line', async () => {
  const data = mkdtempSync(join(tmpdir(), 'herna-corrupt-'))
  chmodSync(data, 0o755) // the database’s user must be able to enter, or the data would lie elsewhere
  mkdirSync(join(data, 'postgres'))
  writeFileSync(join(data, 'postgres', 'PG_VERSION'), 'nonsense\n')
  const { code, lines } = await start({ HERNA_DATA_DIR: data })
  expect(code).toBe(1)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(join(data, 'postgres'))
  rmSync(data, { recursive: true, force: true })
})

test('a second start on the same data says that it is in use, and the first goes on [F10]', async ({ request }) => {
  const { HERNA_JOURNEYS_ORIGIN: origin = '', HERNA_JOURNEYS_CONTENT: content = '', HERNA_JOURNEYS_DATA: data = '' } = process.env
  const { code, lines } = await start({ HERNA_DATA_DIR: data })
  expect(code).toBe(1)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/in use/)
  // The very same command again: whichever of its parts fails first, one line says why.
  const ports = { HERNA_PORTAL_PORT: new URL(origin).port, HERNA_SERVICES_PORT: new URL(content).port }
  const again = await start({ HERNA_DATA_DIR: data, ...ports })
  expect(again.code).toBe(1)
  expect(again.lines).toHaveLength(1)
  expect(again.lines[0]).toMatch(/in use|taken/)
  for (const address of [`${origin}/`, `${content}/version`]) expect((await request.get(address)).status(), address).toBe(200)
})

test('after kill -9 of the supervisor its parts end, and the product starts again on the same data', async () => {
  test.setTimeout(180_000)
  const house = await startSecondProduct()
  house.killSupervisor()
  const answers = (address: string) =>
    fetch(address).then(
      () => true,
      () => false,
    )
  for (const address of [`${house.origin}/healthz`, `${house.content}/version`])
    await expect.poll(() => answers(address), { timeout: 60_000 }).toBe(false)
  const lock = join(house.data, 'postgres.lock')
  await expect.poll(() => existsSync(lock), { timeout: 60_000 }).toBe(false)
  const again = await startSecondProduct({}, house.data)
  await again.close()
})
