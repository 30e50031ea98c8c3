import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dataFolderOf, readDatabaseRecord, writeDatabaseRecord } from './database-record.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'herna-record-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a cluster without a record has its first server as the primary and no standby', () => {
  expect(readDatabaseRecord(folder)).toEqual({ primary: 1, standby: 'absent' })
  expect(dataFolderOf(folder, 1)).not.toBe(dataFolderOf(folder, 2))
})

test('what was recorded is read again', () => {
  writeDatabaseRecord(folder, { primary: 2, standby: 'synchronous' })
  writeDatabaseRecord(folder, { primary: 2, standby: 'asynchronous' })
  expect(readDatabaseRecord(folder)).toEqual({ primary: 2, standby: 'asynchronous' })
})

test('a record that names no primary or an unknown state is refused instead of being guessed', () => {
  for (const text of ['{"standby":"synchronous"}', '{"primary":3,"standby":"synchronous"}', '{"primary":1,"standby":"fine"}']) {
    writeFileSync(join(folder, 'database.json'), text)
    expect(() => readDatabaseRecord(folder), text).toThrow('is not valid')
  }
})
