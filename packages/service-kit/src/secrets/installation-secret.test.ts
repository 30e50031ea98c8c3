import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartupError } from '../startup-error.ts'
import { type TestDatabase, testDatabase } from '../test-database.ts'
import { installationSecret, requireKnownSecret } from './installation-secret.ts'

let database: TestDatabase
let folder: string
beforeEach(async () => {
  database = await testDatabase()
  folder = mkdtempSync(join(tmpdir(), 'herna-secret-'))
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const secretOf = (name: string, dataFolder = folder) => installationSecret(database.pool, dataFolder, name)

test('processes of one data folder share one secret per name, readable by their user only', async () => {
  const data = join(folder, 'data')
  const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => secretOf('internal', data)))
  expect(first).toMatch(/^[\w-]{43}$/)
  expect(new Set(others)).toEqual(new Set([first]))
  expect(await secretOf('wallet', data)).not.toBe(first)
  expect(readdirSync(data).toSorted()).toEqual(['internal.key', 'wallet.key'])
  expect(statSync(join(data, 'internal.key')).mode & 0o077).toBe(0)
})

test.each([
  ['empty', ''],
  ['short', 'x'.repeat(31)],
  ['blank', ' \n'.repeat(40)],
])('a key file that is %s is invalid: the start fails with its path, and the file is not changed', async (_what, content) => {
  const path = join(folder, 'pam.key')
  writeFileSync(path, content)
  const refused = secretOf('pam')
  await expect(refused).rejects.toThrow(StartupError)
  await expect(refused).rejects.toThrow(`the key file ${path} has ${content.trim().length} characters, at least 32 are required`)
  expect(readFileSync(path, 'utf8')).toBe(content)
})

test('a key file that cannot be written is named in the error', async () => {
  writeFileSync(join(folder, 'file'), '')
  await expect(secretOf('pam', join(folder, 'file'))).rejects.toThrow(/^the key file .*file\/pam\.key cannot be (read|written)/)
})

test('the key of another installation is rejected, from the data folder or from a setting', async () => {
  await secretOf('pam')
  const otherFolder = join(folder, 'other')
  const { pool } = database
  const otherDatabase = await testDatabase()
  const foreign = await installationSecret(otherDatabase.pool, otherFolder, 'pam')
  await otherDatabase.close()
  const reason = 'this is not the key "pam" that the database was first started with'
  await expect(secretOf('pam', otherFolder)).rejects.toThrow(`${join(otherFolder, 'pam.key')}: ${reason}`)
  await expect(requireKnownSecret(pool, { name: 'pam', secret: foreign, source: 'HERNA_PAM_KEY' })).rejects.toThrow(
    `HERNA_PAM_KEY: ${reason}`,
  )
  expect(await secretOf('pam')).not.toBe(foreign)
})

test('a lost key is reported instead of being replaced, and the database does not contain it', async () => {
  const secret = await secretOf('pam')
  rmSync(join(folder, 'pam.key'))
  await expect(secretOf('pam')).rejects.toThrow(`the key file ${join(folder, 'pam.key')} is missing`)
  expect(readdirSync(folder)).toEqual([])
  const { rows } = await database.pool.query<{ row: string }>('SELECT key_hashes::text AS row FROM herna.key_hashes')
  expect(rows).toHaveLength(1)
  expect(rows[0]?.row).not.toContain(secret)
  writeFileSync(join(folder, 'pam.key'), `${secret}\n`)
  expect(await secretOf('pam')).toBe(secret)
})
