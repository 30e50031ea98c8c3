import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const FILES = globSync(['services/*/migrations/*.sql', 'sandbox/*/migrations/*.sql', 'packages/*/migrations/*.sql'], {
  cwd: ROOT,
})

/** What a node of the former version, which still runs or is started again, may not survive. Each pattern's first group is the table, where there is one. */
const TAKES_AWAY: readonly [string, RegExp][] = [
  ['drops', /\bDROP\s+(?:TABLE|VIEW|MATERIALIZED VIEW|TYPE|SCHEMA|SEQUENCE)\s+(?:IF EXISTS\s+)?([\w.]+)/gi],
  ['drops a function', /\bDROP\s+(?:FUNCTION|PROCEDURE|AGGREGATE|TRIGGER)\b/gi],
  ['drops a column or constraint', /\bALTER\s+TABLE\s+(?:ONLY\s+)?([\w.]+)[^;]*?\bDROP\s+(?:COLUMN|CONSTRAINT)\b/gi],
  ['renames', /\bALTER\s+(?:TABLE|TYPE|VIEW|FUNCTION)\s+([\w.]+)[^;]*?\bRENAME\b/gi],
  ['changes a type', /\bALTER\s+TABLE\s+([\w.]+)[^;]*?\bALTER\s+(?:COLUMN\s+)?\w+\s+(?:SET\s+DATA\s+)?TYPE\b/gi],
  ['requires a value', /\bALTER\s+TABLE\s+([\w.]+)[^;]*?\bSET\s+NOT\s+NULL\b/gi],
  ['drops a default', /\bALTER\s+TABLE\s+([\w.]+)[^;]*?\bDROP\s+DEFAULT\b/gi],
  ['revokes', /\bREVOKE\b/gi],
]
/** A new column without which the former version inserts: it must have a default or be nullable. */
const REQUIRED_COLUMN = /\bADD\s+(?:COLUMN\s+)?(?!CONSTRAINT\b)\w+\s+[^,;]*?\bNOT\s+NULL\b[^,;]*/gi
const ALTERED_TABLE = /\bALTER\s+TABLE\s+([\w.]+)([^;]*)/gi
const CREATED_TABLE = /\bCREATE\s+(?:UNLOGGED\s+)?TABLE\s+(?:IF NOT EXISTS\s+)?([\w.]+)/gi

const withoutComments = (sql: string) => sql.replace(/--[^\n]*/g, '').replace(/\$\$[\s\S]*?\$\$/g, "''")

/** What the migration takes away from the version before it. Tables that it creates itself do not count. */
function takenAway(sql: string): string[] {
  const text = withoutComments(sql)
  const created = new Set([...text.matchAll(CREATED_TABLE)].map(([, table]) => table))
  const isFormer = (table: string | undefined) => table === undefined || !created.has(table)
  const found = TAKES_AWAY.flatMap(([what, pattern]) =>
    [...text.matchAll(pattern)].filter(([, table]) => isFormer(table)).map(([statement]) => `${what}: ${statement}`),
  )
  const required = [...text.matchAll(ALTERED_TABLE)]
    .filter(([, table]) => isFormer(table))
    .flatMap(([, , actions = '']) => [...actions.matchAll(REQUIRED_COLUMN)])
    .filter(([column]) => !/\bDEFAULT\b|\bGENERATED\b/i.test(column))
  return [...found, ...required.map(([column]) => `adds a required column: ${column}`)]
}
const isContracting = (sql: string) => /^-- contract: \S/.test(sql)

test('a migration only adds to what the former version uses, or says in its first line that and why it takes something away', () => {
  expect(FILES.length).toBeGreaterThan(20)
  const offending = FILES.flatMap((path) => {
    const sql = readFileSync(resolve(ROOT, path), 'utf8')
    return isContracting(sql) ? [] : takenAway(sql).map((what) => `${path} ${what}`)
  })
  expect(offending).toEqual([])
})

test.each([
  'DROP TABLE shop.things',
  'drop view if exists shop.list',
  'DROP FUNCTION shop.price(int)',
  'ALTER TABLE shop.things ADD size int, DROP COLUMN colour',
  'ALTER TABLE shop.things DROP CONSTRAINT positive',
  'ALTER TABLE shop.things RENAME COLUMN colour TO color',
  'ALTER TABLE shop.things RENAME TO items',
  'ALTER TABLE shop.things ALTER COLUMN size TYPE bigint',
  'ALTER TABLE shop.things ALTER size SET NOT NULL',
  'ALTER TABLE shop.things ALTER size DROP DEFAULT',
  'ALTER TABLE shop.things ADD COLUMN size int NOT NULL',
  'ALTER TABLE shop.things ADD note text, ADD size int CHECK (size > 0) NOT NULL',
  'CREATE TABLE shop.others (id int); ALTER TABLE shop.things DROP COLUMN colour',
])('%s takes something away', (sql) => {
  expect(takenAway(sql)).toHaveLength(1)
})

test.each([
  'CREATE TABLE shop.things (id int NOT NULL)',
  'ALTER TABLE shop.things ADD size int',
  "ALTER TABLE shop.things ADD features text[] NOT NULL DEFAULT '{}'",
  'ALTER TABLE shop.things ADD CONSTRAINT positive CHECK (size IS NOT NULL OR colour IS NULL)',
  'CREATE TABLE shop.others (id int); ALTER TABLE shop.others ALTER id SET NOT NULL',
  '-- DROP TABLE shop.things\nCREATE INDEX ON shop.things (size)',
  'CREATE FUNCTION shop.f() RETURNS void LANGUAGE plpgsql AS $$ BEGIN DROP TABLE temporary; END $$',
])('%s only adds', (sql) => {
  expect(takenAway(sql)).toEqual([])
})
