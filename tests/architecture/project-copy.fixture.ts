import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const CONFIGURATION = ['oxlint.config.ts', 'tools/lint', 'tsconfig.json']
const PACKAGE_FOLDERS = ['packages', 'sandbox']

interface Diagnostic {
  code?: string
  message: string
  filename: string
}

export interface ProjectCopy {
  write(file: string, text: string): void
  /** Writes a file that imports `value` from the other file; packages are imported by name. */
  writeImport(file: string, imported: string): void
  lint(): void
  /** Lint rules reported for one file, as `plugin(rule)`. */
  reported(file: string): string[]
  remove(): void
}

/**
 * An empty copy of the project with its real lint configuration, into which a test writes violations, one per file: a rule is proven only by
 * a violation that it reports.
 */
export function copyProject(): ProjectCopy {
  const copy = mkdtempSync(join(tmpdir(), 'herna-architecture-'))
  let diagnostics: Diagnostic[] = []
  const packages = new Map<string, string>()
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), text)
  }
  for (const path of CONFIGURATION) cpSync(join(root, path), join(copy, path), { recursive: true })
  linkDependencies(copy)
  for (const folder of PACKAGE_FOLDERS.flatMap(packagesIn)) {
    const { name } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { name: string }
    packages.set(folder, name)
    write(
      `${folder}/package.json`,
      JSON.stringify({ name, type: 'module', exports: { '.': './src/index.ts', './*': './src/*.ts' } }),
    )
    write(`${folder}/src/index.ts`, 'export const value = 1\n')
    symlinkSync(join(copy, folder), join(copy, 'node_modules', name))
  }
  const nameOf = (imported: string): string | null => {
    const [folder = '', module] = imported.split('/src/')
    const name = packages.get(folder)
    return name && module ? (module === 'index.ts' ? name : `${name}/${module.replace(/\.ts$/, '')}`) : null
  }
  return {
    write,
    writeImport: (file, imported) =>
      write(
        file,
        `import { value as imported } from '${nameOf(imported) ?? relativeImport(file, imported)}'\n\nexport const value = imported\n`,
      ),
    lint: () => (diagnostics = runLint(copy)),
    reported: (file) => diagnostics.filter(({ filename }) => filename === file).map(({ code, message }) => code ?? message),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  }
}

const relativeImport = (from: string, to: string) => `${'../'.repeat(from.split('/').length - 1)}${to}`

/** Links the real npm packages; our own packages are those of the copy. */
function linkDependencies(copy: string) {
  mkdirSync(join(copy, 'node_modules/@herna'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@herna') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  }
}

const packagesIn = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(root, folder, entry.name)).includes('package.json'))
    .map(({ name }) => `${folder}/${name}`)

function runLint(copy: string): Diagnostic[] {
  try {
    return parse(run(copy))
  } catch (error) {
    if (error instanceof Error && 'stdout' in error && typeof error.stdout === 'string') return parse(error.stdout)
    throw error
  }
}
const run = (copy: string) =>
  execFileSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'json', '.'], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
const parse = (output: string): Diagnostic[] => JSON.parse(output.slice(output.indexOf('{'))).diagnostics
