import { randomUUID } from 'node:crypto'
import { MAX_INGESTED_TABLES, MAX_LIVE_RESULTS } from '@herna/contract/live-feed'
import { type ConformancePage, openPage } from './page.ts'
import { ConformanceStudio, type Reply, tableOf, type Target } from './studio.ts'

/** How long a page waits for what it must see. */
const WAIT_MS = 5_000

/** One rule, and whether it held. */
export interface RuleResult {
  rule: string
  passed: boolean
}

interface Context {
  studio: ConformanceStudio
  page: ConformancePage
  /** Codes of three tables that exist only here. */
  codes: readonly [string, string, string]
}
type Rule = readonly [rule: string, holds: (context: Context) => Promise<boolean>]

const isRefused = ({ status, errorCode }: Reply, expected: number, code: string) => status === expected && errorCode === code
const namesField = ({ status, fields }: Reply, field: string) => status === 400 && fields.includes(field)

const SIGNATURE_RULES: readonly Rule[] = [
  [
    'an unknown source is 401 source-unknown',
    async ({ studio }) => isRefused(await studio.snapshot([], { source: 'nobody-knows' }), 401, 'source-unknown'),
  ],
  [
    'a wrong secret is 401 signature-invalid',
    async ({ studio }) => isRefused(await studio.snapshot([], { secret: randomUUID() }), 401, 'signature-invalid'),
  ],
  [
    'a timestamp of two minutes ago is 401 signature-invalid',
    async ({ studio }) => isRefused(await studio.snapshot([], { secondsLate: 120 }), 401, 'signature-invalid'),
  ],
  [
    'a timestamp of the future is 401 signature-invalid',
    async ({ studio }) => isRefused(await studio.snapshot([], { secondsLate: -120 }), 401, 'signature-invalid'),
  ],
  [
    'a call of a web page is 403 foreign-origin',
    async ({ studio }) =>
      isRefused(await studio.snapshot([], { headers: { origin: 'https://page.example' } }), 403, 'foreign-origin'),
  ],
]

const INPUT_RULES: readonly Rule[] = [
  [
    'a table without a status is 400 and named',
    async ({ studio, codes: [a] }) =>
      namesField(await studio.snapshot([{ ...tableOf(a), Status: undefined }]), 'tables.0.Status'),
  ],
  [
    'a table without seats is 400 and named',
    async ({ studio, codes: [a] }) =>
      namesField(await studio.snapshot([{ ...tableOf(a), SeatsAvailability: undefined }]), 'tables.0.SeatsAvailability'),
  ],
  [
    'a limit that is not whole cents is 400 and named',
    async ({ studio, codes: [a] }) => namesField(await studio.snapshot([tableOf(a, { MinBet: 0.5 })]), 'tables.0.MinBet'),
  ],
  [
    `more than ${MAX_LIVE_RESULTS} results are 400 and named`,
    async ({ studio, codes: [a] }) =>
      namesField(
        await studio.snapshot([tableOf(a, { Results: Array.from({ length: MAX_LIVE_RESULTS + 1 }, () => '1') })]),
        'tables.0.Results',
      ),
  ],
  [
    'a table that is named twice is 400 and named',
    async ({ studio, codes: [a] }) => namesField(await studio.snapshot([tableOf(a), tableOf(a)]), 'tables.1.ImsGameCode'),
  ],
  [
    `more than ${MAX_INGESTED_TABLES} tables are 400`,
    async ({ studio, codes: [a] }) => {
      const tables = Array.from({ length: MAX_INGESTED_TABLES + 1 }, (_, index) => tableOf(`${a}-${index}`))
      return namesField(await studio.snapshot(tables), 'tables')
    },
  ],
]

const SEQUENCE_RULES: readonly Rule[] = [
  ['changes before a snapshot are 409 sequence-gap', async ({ studio }) => isRefused(await studio.change(), 409, 'sequence-gap')],
  [
    'a snapshot is accepted and acknowledged with its sequence, and every page receives its tables',
    async ({ studio, page, codes: [a, b] }) => {
      const { status, sequence } = await studio.snapshot([tableOf(a, { Players: 1 }), tableOf(b)])
      return status === 200 && sequence === studio.sequence && (await page.sees(() => page.tables.has(a) && page.tables.has(b)))
    },
  ],
  [
    'a change is accepted, and every page receives it',
    async ({ studio, page, codes: [a] }) => {
      const { status, sequence } = await studio.change({ ImsGameCode: a, Players: 2 })
      return status === 200 && sequence === studio.sequence && (await page.sees(() => page.tables.get(a)?.Players === 2))
    },
  ],
  [
    'a repeated request is acknowledged with the stored sequence and has no effect',
    async ({ studio, page, codes: [a] }) => {
      const stored = studio.sequence
      const repeated = { epoch: studio.epoch, sequence: stored, changes: [{ ImsGameCode: a, Players: 99 }] }
      const { status, sequence } = await studio.send('POST', repeated)
      await studio.change({ ImsGameCode: a, Players: 3 })
      const isSeen = await page.sees(() => page.tables.get(a)?.Players === 3)
      return status === 200 && sequence === stored && isSeen && !page.updates.some(({ Players }) => Players === 99)
    },
  ],
  ['an empty list of changes is accepted: the studio is there', async ({ studio }) => (await studio.change()).status === 200],
  [
    'a missing request is 409 sequence-gap, and nothing is applied',
    async ({ studio, page, codes: [a] }) => {
      const skipped = { epoch: studio.epoch, sequence: studio.sequence + 2, changes: [{ ImsGameCode: a, Players: 98 }] }
      const reply = await studio.send('POST', skipped)
      const next = await studio.change({ ImsGameCode: a, Players: 4 })
      const isSeen = await page.sees(() => page.tables.get(a)?.Players === 4)
      return (
        isRefused(reply, 409, 'sequence-gap') &&
        next.status === 200 &&
        isSeen &&
        !page.updates.some(({ Players }) => Players === 98)
      )
    },
  ],
  [
    'another epoch is 409 sequence-gap',
    async ({ studio }) =>
      isRefused(
        await studio.send('POST', { epoch: randomUUID(), sequence: studio.sequence + 1, changes: [] }),
        409,
        'sequence-gap',
      ),
  ],
  [
    'a change of an unknown table is 409 sequence-gap',
    async ({ studio, codes: [, , c] }) => {
      const unknown = { epoch: studio.epoch, sequence: studio.sequence + 1, changes: [{ ImsGameCode: c, Players: 1 }] }
      return isRefused(await studio.send('POST', unknown), 409, 'sequence-gap')
    },
  ],
  [
    'a table that a snapshot no longer has is removed, a new one appears',
    async ({ studio, page, codes: [a, b, c] }) => {
      const { status } = await studio.snapshot([tableOf(a), tableOf(c)])
      return status === 200 && (await page.sees(() => page.tables.has(a) && !page.tables.has(b) && page.tables.has(c)))
    },
  ],
  [
    'a snapshot without tables removes all of the studio',
    async ({ studio, page, codes }) => {
      const { status } = await studio.snapshot([])
      return status === 200 && (await page.sees(() => codes.every((code) => !page.tables.has(code))))
    },
  ],
]

/**
 * Plays a studio against a feed and checks every rule of the ingest. The tables of the source are replaced, and removed at the end: use a source of its own.
 * Rejects when no page can connect.
 */
export async function checkRules(
  target: Target,
  { onResult, waitMs = WAIT_MS }: { onResult?: (result: RuleResult) => void; waitMs?: number } = {},
): Promise<RuleResult[]> {
  const page = await openPage(target.address, waitMs)
  const code = `conformance-${randomUUID()}`
  const context: Context = { studio: new ConformanceStudio(target), page, codes: [`${code}-a`, `${code}-b`, `${code}-c`] }
  const results: RuleResult[] = []
  try {
    for (const [rule, holds] of [...SIGNATURE_RULES, ...INPUT_RULES, ...SEQUENCE_RULES]) {
      const result = { rule, passed: await holds(context) }
      results.push(result)
      onResult?.(result)
    }
  } finally {
    await page.close()
  }
  return results
}
