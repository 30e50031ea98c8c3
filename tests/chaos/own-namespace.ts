import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const FOLDER = 'HERNA_DRILL_FOLDER'
const UNSHARE = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc']

/**
 * Runs this program's work in an empty temporary folder, which is removed afterwards. With the right to do so (root on Linux), in process and mount namespaces of its own: then nothing
 * that it starts or mounts outlives it, however it ends.
 */
export async function inOwnNamespace(work: (folder: string) => Promise<boolean>): Promise<void> {
  const given = process.env[FOLDER]
  if (given) {
    process.exitCode = (await work(given)) ? 0 : 1
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'herna-drill-'))
  // PostgreSQL's user must be able to enter it.
  chmodSync(folder, 0o755)
  try {
    process.exitCode = canUnshare() ? await runAgain(folder) : (await work(folder)) ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const canUnshare = (): boolean => spawnSync('unshare', [...UNSHARE, 'true']).status === 0

function runAgain(folder: string): Promise<number> {
  const args = [...UNSHARE, process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  const child = spawn('unshare', args, { stdio: 'inherit', env: { ...process.env, [FOLDER]: folder } })
  // Ends the child, and with it the namespaces.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill('SIGKILL'))
  return new Promise((done) => child.once('close', (code) => done(code ?? 1)))
}
