import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findPrograms, searchFolders } from './programs.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'herna-programs-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function install(path: string): string {
  const file = join(folder, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, '')
  chmodSync(file, 0o755)
  return file
}

test('all programs that are missing are named in one line, with the packages that have them', () => {
  install('openssl')
  install('redis-server')
  expect(() => findPrograms([folder])).toThrow(
    /^missing programs: postgres, initdb, createdb, psql, pg_basebackup, nginx \(Debian: apt-get install postgresql postgresql-client nginx\)$/,
  )
})

test('the newest of Debian’s PostgreSQL versions is used, after the folders of PATH', () => {
  for (const version of ['9', '15', '17'])
    for (const name of ['postgres', 'initdb', 'createdb', 'psql', 'pg_basebackup']) install(`postgresql/${version}/bin/${name}`)
  const path = ['redis-server', 'nginx', 'openssl'].map((name) => join(install(`bin/${name}`), '..'))
  const folders = searchFolders(path.join(':'), join(folder, 'postgresql'))
  const newest = join(folder, 'postgresql/17/bin')
  expect(folders.indexOf(newest)).toBeGreaterThan(0)
  expect(folders.filter((name) => name.startsWith(join(folder, 'postgresql'))).at(0)).toBe(newest)
  const found = findPrograms(folders.filter((name) => name.startsWith(folder)))
  expect(found).toMatchObject({ postgres: join(newest, 'postgres'), nginx: join(folder, 'bin/nginx') })
})
