import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LIVE_LANGUAGES } from '@herna/contract'
import { artBrief } from '@herna/contract/content'
import { LIVE_POKER_VARIANTS } from '@herna/contract/games'
import { LIVE_TABLE_KINDS } from '@herna/contract/live-feed'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { JackpotConfig } from '../jackpots/jackpots.store.ts'
import type { GameAssignment } from './assignments.ts'

/** The part of a catalogue that the game host needs; JSON. */
export interface PlayableCatalogue {
  readonly assignments: readonly (readonly [gameCode: string, assignment: GameAssignment])[]
  readonly jackpots: readonly JackpotConfig[]
}
const studioTable = z.object({
  gameCode: z.string(),
  name: z.string(),
  kind: z.enum(LIVE_TABLE_KINDS),
  poker: z.enum(LIVE_POKER_VARIANTS).nullable(),
  language: z.enum(LIVE_LANGUAGES),
  dealer: z.string().nullable(),
  minBet: z.int(),
  maxBet: z.int(),
  maintenance: z.object({ until: z.string().nullable() }).nullable(),
})
const playableCatalogue = z.object({
  assignments: z.array(
    z.tuple([
      z.string(),
      z.object({
        variantId: z.string(),
        brief: artBrief,
        minBet: z.int(),
        maxBet: z.int(),
        requirePassword: z.boolean().exactOptional(),
        live: studioTable.exactOptional(),
      }),
    ]),
  ),
  jackpots: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      gameCodes: z.array(z.string()),
      jackpotLevels: z.array(z.object({ title: z.string(), amount: z.int() })),
    }),
  ),
}) satisfies z.ZodType<PlayableCatalogue>
export interface CatalogueCacheOptions {
  dataFolder: string
  log: Pick<FastifyBaseLogger, 'warn'>
}
export interface CatalogueGenerator {
  /** Changes whenever the result of `generate` changes. */
  version: string
  generate(): Promise<PlayableCatalogue>
}

/**
 * Generating the catalogue takes seconds of a start [F9] and is deterministic, so the result is cached in the data folder. The file begins with a
 * hash of its content: a damaged file is ignored and the catalogue generated again.
 */
export async function cachedCatalogue(
  { dataFolder, log }: CatalogueCacheOptions,
  { version, generate }: CatalogueGenerator,
): Promise<PlayableCatalogue> {
  const folder = join(dataFolder, 'game-catalogue')
  const name = `${version}.json`
  const cached = readCached(join(folder, name))
  if (cached) return cached
  const generated = await generate()
  try {
    writeCached(folder, name, generated)
  } catch (error) {
    log.warn({ err: error }, 'writing the game catalogue cache failed; the next start generates it again')
  }
  return generated
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

function readCached(file: string): PlayableCatalogue | null {
  try {
    const [hash, text = ''] = readFileSync(file, 'utf8').split('\n', 2)
    return hash === hashOf(text) ? playableCatalogue.parse(JSON.parse(text)) : null
  } catch {
    return null
  }
}

function writeCached(folder: string, name: string, catalogue: PlayableCatalogue): void {
  mkdirSync(folder, { recursive: true })
  const temporaryFile = join(folder, `${name}.${randomUUID()}`)
  const text = JSON.stringify(catalogue)
  try {
    writeFileSync(temporaryFile, `${hashOf(text)}\n${text}`)
    renameSync(temporaryFile, join(folder, name))
  } finally {
    rmSync(temporaryFile, { force: true })
  }
  for (const file of readdirSync(folder)) if (file !== name) rmSync(join(folder, file), { force: true })
}
