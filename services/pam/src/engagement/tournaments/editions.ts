import { randomUUID } from 'node:crypto'
import { dayOf, periodOf, startOf } from '../../foundation/index.ts'
import type { EngagementContext } from '../context.ts'
import type { TournamentDefinition } from './definitions.ts'

interface Edition {
  slug: string
  startsAt: Date
  endsAt: Date
}

/** The running edition and the next. */
function editionsOf({ slug, every }: TournamentDefinition, now: Date): Edition[] {
  const currentPeriod = periodOf(dayOf(now), every)
  const nextPeriod = periodOf(currentPeriod.until, every)
  return [currentPeriod, nextPeriod].map(({ from, until }) => ({
    slug: `${slug}-${from}`,
    startsAt: startOf(from),
    endsAt: startOf(until),
  }))
}

/** Creates missing editions, each once across nodes. */
export async function openEditions({ pool: db, tournaments, now: clock }: EngagementContext): Promise<void> {
  const now = clock()
  const expected = tournaments.flatMap((definition) => editionsOf(definition, now).map((edition) => ({ definition, edition })))
  const { rows } = await db.query<{ slug: string }>('SELECT slug FROM pam.tournaments WHERE slug = ANY ($1)', [
    expected.map(({ edition }) => edition.slug),
  ])
  const existingSlugs = new Set(rows.map(({ slug }) => slug))
  for (const { definition, edition } of expected.filter((expectedEdition) => !existingSlugs.has(expectedEdition.edition.slug)))
    await db.query(
      `INSERT INTO pam.tournaments (id, definition, slug, title, description, scoring, starts_at, ends_at, games, min_bet, prizes, tag)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING`,
      [
        randomUUID(),
        definition.slug,
        edition.slug,
        definition.title,
        definition.description,
        definition.scoring,
        edition.startsAt,
        edition.endsAt,
        definition.games,
        definition.minBet,
        definition.prizes,
        definition.tag,
      ],
    )
}
