import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, inject, test } from 'vitest'

const PROGRAM = fileURLToPath(new URL('bank-check.ts', import.meta.url))
const LENGTH = inject('breadth') === 'full' ? ['--seconds', '30'] : ['--once']
const ARGS = [...LENGTH, '--workers', '6', '--seed', String(inject('seed'))]

function run(program: string, args: readonly string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += String(chunk)))
    child.stderr.on('data', (chunk) => (output += String(chunk)))
    child.once('error', fail)
    child.once('exit', (code) => done({ code, output }))
  })
}

// The program starts and crashes its own database, so one run suffices whatever database the other tests use.
test.skipIf(process.env['TEST_DATABASE_URL'])(
  'workers play while the service is killed, frozen and loses its database: nothing acknowledged is lost and the total stays the same (M5, F9, F11)',
  { timeout: 240_000 },
  async () => {
    const { code, output } = await run(PROGRAM, ARGS)
    expect(output).toContain('the ledger is consistent')
    expect(code, output).toBe(0)
    expect(Number(/: (\d+) acknowledged/.exec(output)?.[1]), output).toBeGreaterThan(0)
    const kinds = ['kills', 'freezes', 'cut connections', 'database crashes']
    const seenKinds = kinds.filter((kind) => new RegExp(`[1-9]\\d* ${kind}`).test(output))
    // Random runs may miss some kinds; the gate's run injects each once.
    if (inject('breadth') === 'full') expect(seenKinds, output).not.toEqual([])
    else expect(seenKinds, output).toEqual(kinds)
  },
)
