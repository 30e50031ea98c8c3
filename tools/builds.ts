import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const TEMPORARY_OUTPUT = 'dist.new'

export interface Build {
  name: string
  folder: string
  command: string[]
  /** Folders and files whose change makes the build stale. */
  sources: string[]
  output: string
  /** Built into a temporary folder and then swapped in, so that a running server never serves half a build. */
  isSwapped?: boolean
}

/** Everything that needs a build: the portal, the game clients, the embedded apps and PAM's browser scripts. Node runs the rest from source. */
export function builds(): Build[] {
  const packages = [
    'packages/contract/src',
    'packages/http-client/src',
    'packages/rules/src',
    'packages/kit/src',
    'package-lock.json',
  ]
  const portal: Build = {
    name: 'portal',
    folder: 'apps/portal',
    command: ['react-router', 'build'],
    sources: [
      'apps/portal/app',
      'apps/portal/public',
      'apps/portal/vite.config.ts',
      'apps/portal/compile-texts.ts',
      'apps/portal/first-load.ts',
      'apps/portal/lazy-schemas.ts',
      'apps/portal/on-first-use.ts',
      'apps/portal/throw-on-failed-chunk.ts',
      'apps/portal/react-router.config.ts',
      'packages/game-art/src',
      'packages/service-kit/src/source-version.ts',
      // Used by the server, which is not built.
      'packages/telemetry/src',
      ...packages,
    ],
    output: 'apps/portal/build/server/index.js',
  }
  // A deployment with real providers has no sandbox folder.
  const gameClients = join(root, 'sandbox/game-clients')
  const games = (existsSync(gameClients) ? readdirSync(gameClients) : []).map((game) => ({
    name: `game ${game}`,
    folder: `sandbox/game-clients/${game}`,
    command: ['vite', 'build', '--logLevel', 'warn', '--outDir', TEMPORARY_OUTPUT, '--emptyOutDir'],
    isSwapped: true,
    sources: [`sandbox/game-clients/${game}`, 'sandbox/game-kit', ...packages],
    output: `sandbox/game-clients/${game}/dist/index.html`,
  }))
  const embeds = readdirSync(join(root, 'apps/embeds')).map((embed) => ({
    name: `embed ${embed}`,
    folder: `apps/embeds/${embed}`,
    command: ['vite', 'build', '--logLevel', 'warn'],
    sources: [`apps/embeds/${embed}`, 'packages/embed-kit', ...packages],
    output: `apps/embeds/${embed}/dist/manifest.json`,
  }))
  const scripts: Build = {
    name: 'platform scripts',
    folder: 'services/pam/scripts',
    command: ['node', 'build.ts', TEMPORARY_OUTPUT],
    isSwapped: true,
    sources: ['services/pam/scripts', 'packages/contract/src', 'package-lock.json'],
    output: 'services/pam/scripts/dist/login.js',
  }
  return [portal, ...games, ...embeds, scripts]
}

/**
 * Builds what changed since its last build; `onStep` is called with a line per build. Throws with the build's output when one fails.
 * `isDev` skips the portal, which the development server compiles on request.
 */
export async function buildStaleTargets(onStep: (message: string) => void, { isDev = false } = {}): Promise<void> {
  const stale = builds().filter((build) => !(isDev && build.name === 'portal') && !isFresh(build))
  const buildRemaining = async () => {
    for (let build = stale.shift(); build; build = stale.shift()) {
      onStep(`building ${build.name} …`)
      await runBuild(build).catch((error: unknown) => {
        stale.length = 0
        throw error
      })
    }
  }
  // Two at a time: builds are independent and leave a core idle. After a failure no further build starts; the running one finishes.
  const results = await Promise.allSettled([buildRemaining(), buildRemaining()])
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

const stampFileOf = ({ name }: Build): string => join(root, '.cache', `build-${name.replace(' ', '-')}`)

function isFresh(build: Build): boolean {
  const stampFile = stampFileOf(build)
  return existsSync(join(root, build.output)) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprintOf(build)
}

async function runBuild(build: Build): Promise<void> {
  // Computed before the build, so that a change during the build makes it stale again.
  const fingerprint = fingerprintOf(build)
  await run(build.command, join(root, build.folder))
  if (build.isSwapped) swapOutput(join(root, build.folder))
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(stampFileOf(build), fingerprint)
}

function swapOutput(folder: string): void {
  const [built, current, old] = [TEMPORARY_OUTPUT, 'dist', 'dist.old'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  rmSync(old, { recursive: true, force: true })
  if (existsSync(current)) renameSync(current, old)
  renameSync(built, current)
  rmSync(old, { recursive: true, force: true })
}

function fingerprintOf(build: Build): string {
  const hash = createHash('sha256')
  for (const source of build.sources)
    for (const file of filesBelow(join(root, source))) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

const NOT_SOURCES = new Set(['node_modules', 'dist', TEMPORARY_OUTPUT, 'dist.old', 'build', '.react-router', '.vite'])
function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .filter((name) => !NOT_SOURCES.has(name) && !/\.test\.tsx?$/.test(name))
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name)))
}

function run([command, ...args]: string[], cwd: string): Promise<void> {
  return new Promise((resolve, fail) => {
    const child = spawn(join(root, 'node_modules/.bin', command as string), args, {
      cwd,
      env: { ...process.env, NODE_ENV: 'production' },
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', fail)
    child.on('exit', (code) =>
      code === 0 ? resolve() : fail(new Error(`${command} ${args.join(' ')} failed in ${cwd}\n${output.slice(-4000)}`)),
    )
  })
}
