import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const PROJECT = resolve(import.meta.dirname, '../..')
const NOT_COPIED = ['.git', '.cluster', '.data', 'test-results']
/** A text on every page of the portal: another build, whose scripts have other names. */
const CHANGED_TEXTS = 'apps/portal/app/texts/sk-SK/frame.json'

const OUTPUT_BYTES = 100_000_000

/** Runs a program to its end and returns what it printed. */
export function run(command: string, args: string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: OUTPUT_BYTES })
  if (status !== 0) throw new Error(`${command} ${args[0]} failed: ${error?.message ?? stderr}`)
  return stdout
}

/** The project with another text, built, in this new folder. */
export function anotherVersion(folder: string): string {
  mkdirSync(folder)
  const names = readdirSync(PROJECT).filter((name) => !NOT_COPIED.includes(name))
  // With its links as they are: the packages of the copy are those of the copy.
  run('cp', ['-a', '--reflink=auto', ...names.map((name) => join(PROJECT, name)), folder], PROJECT)
  const file = join(folder, CHANGED_TEXTS)
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  writeFileSync(file, `${JSON.stringify({ ...texts, skip: `${String(texts['skip'])} (nová verzia)` }, null, 2)}\n`)
  run(process.execPath, ['tools/build.ts'], folder)
  return folder
}

const MIGRATIONS = ['services/*/migrations/*.sql', 'sandbox/*/migrations/*.sql', 'packages/*/migrations/*.sql']

/** The newest commit whose migrations are others than those here. */
export function formerCommit(): string {
  const changes = run('git', ['log', '--format=%H', '--', ...MIGRATIONS], PROJECT)
    .trim()
    .split('\n')
  const formers = changes.map((change) => run('git', ['rev-parse', `${change}^`], PROJECT).trim())
  const former = formers.find((commit) => unknownMigrations(commit).length > 0)
  if (!former) throw new Error('no commit has other migrations')
  return former
}

/** Migrations that are here and that the commit does not have. */
export const unknownMigrations = (commit: string): string[] =>
  run('git', ['diff', '--name-only', '--diff-filter=A', commit, '--', ...MIGRATIONS], PROJECT)
    .split('\n')
    .filter((path) => path !== '')

/** The project as it was at the commit, built, in this new folder. */
export function versionOf(commit: string, folder: string): string {
  mkdirSync(folder)
  const archive = join(folder, 'archive.tar')
  run('git', ['archive', '--output', archive, commit], PROJECT)
  run('tar', ['-xf', archive, '-C', folder], folder)
  rmSync(archive)
  run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], folder)
  run(process.execPath, ['tools/build.ts'], folder)
  return folder
}
