import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { isExecutable } from '../is-executable.ts'

/** Programs of Debian's packages that the cluster runs. */
export interface ClusterPrograms {
  postgres: string
  initdb: string
  createdb: string
  psql: string
  basebackup: string
  redis: string
  nginx: string
  openssl: string
}

/** Debian keeps the servers of each version in a folder of their own, and nginx where only root looks. */
const DEBIAN_POSTGRES = '/usr/lib/postgresql'
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/sbin']

const PACKAGES: Record<keyof ClusterPrograms, { file: string; package: string }> = {
  postgres: { file: 'postgres', package: 'postgresql' },
  initdb: { file: 'initdb', package: 'postgresql' },
  createdb: { file: 'createdb', package: 'postgresql-client' },
  psql: { file: 'psql', package: 'postgresql-client' },
  basebackup: { file: 'pg_basebackup', package: 'postgresql-client' },
  redis: { file: 'redis-server', package: 'redis-server' },
  nginx: { file: 'nginx', package: 'nginx' },
  openssl: { file: 'openssl', package: 'openssl' },
}

/** Folders to search: those of PATH, the system's, and PostgreSQL's, newest version first. */
export function searchFolders(path = process.env.PATH ?? '', debianPostgres = DEBIAN_POSTGRES): string[] {
  const versions = existsSync(debianPostgres) ? readdirSync(debianPostgres) : []
  const newestFirst = versions.filter((name) => /^\d+$/.test(name)).toSorted((a, b) => Number(b) - Number(a))
  return [
    ...path.split(delimiter).filter((folder) => folder !== ''),
    ...SYSTEM_FOLDERS,
    ...newestFirst.map((version) => join(debianPostgres, version, 'bin')),
  ]
}

/** The programs, or one line that names everything that is missing and how to install it. */
export function findPrograms(folders = searchFolders()): ClusterPrograms {
  const names = Object.keys(PACKAGES) as (keyof ClusterPrograms)[]
  const found = new Map(names.map((name) => [name, pathOf(PACKAGES[name].file, folders)]))
  const missing = names.filter((name) => !found.get(name))
  if (missing.length === 0) return Object.fromEntries(found) as unknown as ClusterPrograms
  const packages = [...new Set(missing.map((name) => PACKAGES[name].package))]
  throw new Error(
    `missing programs: ${missing.map((name) => PACKAGES[name].file).join(', ')} (Debian: apt-get install ${packages.join(' ')})`,
  )
}

const pathOf = (file: string, folders: readonly string[]): string | undefined =>
  folders.map((folder) => join(folder, file)).find(isExecutable)
