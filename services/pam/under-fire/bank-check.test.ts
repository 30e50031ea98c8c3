import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const PROGRAM = fileURLToPath(new URL('bank-check.ts', import.meta.url))
const SHORT_FIRE = ['--seconds', '10', '--workers', '6', '--seed', '7']

function run(program: string, args: readonly string[]): Promise<{ code: number | null; said: string }> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    child.stdout.on('data', (chunk) => (said += String(chunk)))
    child.stderr.on('data', (chunk) => (said += String(chunk)))
    child.once('error', fail)
    child.once('exit', (code) => done({ code, said }))
  })
}

// The program brings a database of its own, which it crashes too: one run is enough, whatever the others run on.
test.skipIf(process.env['TEST_DATABASE_URL'])(
  'workers play while the service is killed, frozen and left without its database: nothing acknowledged is lost, the total stays (M5, F9, F11)',
  { timeout: 240_000 },
  async () => {
    const { code, said } = await run(PROGRAM, SHORT_FIRE)
    expect(said).toContain('the money is right')
    expect(code, said).toBe(0)
    expect(Number(/: (\d+) acknowledged/.exec(said)?.[1]), said).toBeGreaterThan(0)
    expect(said, 'it was under fire').toMatch(/[1-9]\d* (kills|freezes|database crashes)/)
  },
)
