import { erasePlayer, exportPlayer } from '@herna/contract/personal-data'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { addOperation } from '../http/operations.ts'
import { exportTables, type PersonalTable } from './export-tables.ts'

/** What a service knows of players, and how it erases it. */
interface PersonalData {
  pool: pg.Pool
  schema: string
  tables: readonly PersonalTable[]
  tags: string[]
  /** Of the two operations, in the API's documentation. */
  summaries: { export: string; erasure: string }
  /** Erases one player's data; the number of erased rows. */
  erase: (playerId: string) => Promise<number>
}

/** Adds export and erasure of one player's data, in the scope of the caller's authorisation. */
export function addPersonalDataOperations(
  app: FastifyInstance,
  { pool, schema, tables, tags, summaries, erase }: PersonalData,
): void {
  const options = { tags, isBearer: true, config: { rateLimit: { max: 60, timeWindow: 60_000 }, mayTakeLong: true } } as const
  addOperation(app, exportPlayer, { ...options, summary: summaries.export }, async ({ body: { playerId }, reply }) =>
    reply.type('application/json; charset=utf-8').send(exportTables(pool, { schema, tables, playerId })),
  )
  addOperation(app, erasePlayer, { ...options, summary: summaries.erasure }, async ({ body: { playerId } }) => ({
    erased: await erase(playerId),
  }))
}
