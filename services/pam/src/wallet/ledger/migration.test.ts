import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, type TestDatabase, testDatabase } from '@herna/service-kit'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MIGRATIONS } from '../../pam-service.ts'
import { readPurse, reconcile } from './index.ts'

let database: TestDatabase
let folder: string
beforeEach(async () => {
  database = await testDatabase()
  folder = mkdtempSync(join(tmpdir(), 'herna-before-the-ledger-'))
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

test('what players had before there was a ledger is its first entry, to the cent', async () => {
  for (const file of readdirSync(MIGRATIONS.folder).filter((name) => name < '0007'))
    cpSync(join(MIGRATIONS.folder, file), join(folder, file))
  await migrate(database.pool, { schema: 'pam', folder })
  const had = [123_456, 0, 2_550]
  const ids = had.map((_, index) => `00000000-0000-4000-8000-00000000000${index}`)
  for (const [index, amount] of had.entries()) {
    await database.pool.query(
      `INSERT INTO pam.players (id, username, username_key, email, email_key, password_hash, person_key, first_name, last_name, birth_date, sex, street, city,
         postal_code, registered_at, terms_version, terms_accepted_at, marketing_consent)
       VALUES ($1, $2, $2, $2, $2, '-', $3, 'Ján', 'Starý', '1980-01-01', 'M', 'Dlhá 1', 'Žilina', '010 01', now(), '-', now(), false)`,
      [ids[index], `stary${index}`, Buffer.from([index])],
    )
    await database.pool.query(`INSERT INTO pam.balances VALUES ($1, 'casino_gaming', $2, 'EUR')`, [ids[index], amount])
  }
  await migrate(database.pool, MIGRATIONS)
  for (const [index, amount] of had.entries())
    expect(await readPurse(database.pool, ids[index] as string)).toEqual({ cash: amount, bonus: 0, held: 0 })
  const { rows } = await database.pool.query('SELECT kind, amount::int, bank::int FROM pam.ledger ORDER BY amount')
  expect(rows).toEqual([
    { kind: 'opening', amount: 2_550, bank: -2_550 },
    { kind: 'opening', amount: 123_456, bank: -123_456 },
  ])
  expect(await reconcile(database.pool)).toMatchObject({ sum: 0, differences: [] })
})
