import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { artBrief } from '@herna/contract/content'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { JackpotSetUp } from '../jackpots/jackpots.store.ts'
import type { GameAssignment } from './assignments.ts'

/** What the game host needs of a catalogue, as JSON. */
export interface PlayableCatalogue {
  readonly assignments: readonly (readonly [gameCode: string, assignment: GameAssignment])[]
  readonly jackpots: readonly JackpotSetUp[]
}
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
export interface CataloguePlace {
  dataFolder: string
  log: Pick<FastifyBaseLogger, 'warn'>
}
export interface CatalogueMaker {
  /** Changes with what `make` gives. */
  version: string
  make(): Promise<PlayableCatalogue>
}

/**
 * Making the catalogue takes seconds of a start [F9] and gives the same each time, so it is kept in the data folder. The file begins with a
 * hash of the rest: one that was damaged decides no round, it is made anew.
 */
export async function keptCatalogue(
  { dataFolder, log }: CataloguePlace,
  { version, make }: CatalogueMaker,
): Promise<PlayableCatalogue> {
  const folder = join(dataFolder, 'game-catalogue')
  const name = `${version}.json`
  const kept = readKept(join(folder, name))
  if (kept) return kept
  const made = await make()
  try {
    keep(folder, name, made)
  } catch (error) {
    log.warn({ err: error }, 'the catalogue of games cannot be kept: the next start makes it again')
  }
  return made
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

function readKept(file: string): PlayableCatalogue | null {
  try {
    const [hash, text = ''] = readFileSync(file, 'utf8').split('\n', 2)
    return hash === hashOf(text) ? playableCatalogue.parse(JSON.parse(text)) : null
  } catch {
    return null
  }
}

function keep(folder: string, name: string, catalogue: PlayableCatalogue): void {
  mkdirSync(folder, { recursive: true })
  const half = join(folder, `${name}.${randomUUID()}`)
  const text = JSON.stringify(catalogue)
  try {
    writeFileSync(half, `${hashOf(text)}\n${text}`)
    renameSync(half, join(folder, name))
  } finally {
    rmSync(half, { force: true })
  }
  for (const other of readdirSync(folder)) if (other !== name) rmSync(join(folder, other), { force: true })
}
