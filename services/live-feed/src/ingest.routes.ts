import { changeTables, INGEST_HEADERS, INGEST_WINDOW_SECONDS, replaceTables } from '@herna/contract/live-feed'
import { addOperation, admitSigned, badField, ProblemError, type Signers, signerOf } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { IngestResult, TableLog } from './table-log/table-log.ts'

/** A snapshot of 2,000 tables has about 1.5 MB. */
const MAX_BODY_BYTES = 4_194_304
const tags = ['live feed']

export interface IngestOptions {
  log: TableLog
  sources: Signers
  now(): number
  /** Called with the result of each signed request. */
  onResult(source: string, result: IngestResult['status']): void
}

/** How studios send their tables, signed (docs/live-feed.md). */
export function addIngestRoutes(app: FastifyInstance, { log, sources, now, onResult }: IngestOptions): void {
  admitSigned(app, {
    signers: sources,
    headers: { signer: INGEST_HEADERS.source, timestamp: INGEST_HEADERS.timestamp, signature: INGEST_HEADERS.signature },
    windowSeconds: INGEST_WINDOW_SECONDS,
    now,
    bodyLimit: MAX_BODY_BYTES,
    fromPage: 'Only studios may send tables, never a page.',
    refusal: (reason) =>
      reason === 'signer-unknown'
        ? new ProblemError(401, 'The source is unknown.', undefined, 'source-unknown')
        : new ProblemError(
            401,
            'The signature is wrong, or the timestamp is outside the allowed window.',
            undefined,
            'signature-invalid',
          ),
  })

  async function ingest(source: string, field: string, codes: readonly string[], store: () => Promise<IngestResult>) {
    requireDistinct(field, codes)
    const result = await store().catch(() => {
      throw new ProblemError(503, 'The tables cannot be stored now; repeat the request.')
    })
    onResult(source, result.status)
    if (result.status === 'stored') return { sequence: result.sequence }
    if (result.status === 'table-of-another-source')
      throw tableOfAnotherSource(`${field}.${codes.indexOf(result.code)}.ImsGameCode`, result.code)
    throw new ProblemError(409, 'Requests before this one are missing; send a snapshot.', undefined, 'sequence-gap')
  }

  addOperation(
    app,
    replaceTables,
    { summary: 'Replaces all tables of the studio and starts a sequence', tags },
    ({ body, request }) => {
      const source = signerOf(request)
      return ingest(source, 'tables', codesOf(body.tables), () => log.replace(source, body))
    },
  )
  addOperation(app, changeTables, { summary: 'Applies changes of tables, exactly once', tags }, ({ body, request }) => {
    const source = signerOf(request)
    return ingest(source, 'changes', codesOf(body.changes), () => log.change(source, body))
  })
}

const codesOf = (items: readonly { ImsGameCode: string }[]): string[] => items.map(({ ImsGameCode }) => ImsGameCode)

function requireDistinct(field: string, codes: readonly string[]): void {
  const seen = new Set<string>()
  for (const [index, code] of codes.entries()) {
    if (seen.has(code)) throw badField(`${field}.${index}.ImsGameCode`, 'each table may be named once')
    seen.add(code)
  }
}

const tableOfAnotherSource = (field: string, code: string): ProblemError =>
  new ProblemError(
    409,
    `The table ${code} belongs to another source.`,
    [{ field, message: 'belongs to another source' }],
    'table-of-another-source',
  )
