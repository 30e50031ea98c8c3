import { LIVE_LANGUAGES, type LiveLanguage } from '@herna/contract'
import { blankGame } from '@herna/contract/content'
import { findLiveModel, type LiveModel } from '@herna/game-maths/live'
import type { titleMaker } from '../naming/titles.ts'
import { type Random, randomOf } from '../random.ts'
import { slugOf } from '../language/folding.ts'
import { LIVE_STUDIOS } from '../studios/live-studios.ts'
import { motifOfDealer, DEALERS, SPOKEN_LANGUAGE_TEXTS } from './dealers.ts'
import { type Entry, infoOf } from './entry.ts'
import { REFERENCE_TABLES } from './reference-tables.ts'
import { LABELS } from './labels.ts'
import { LIVE_KINDS, type LiveKind, SHOW_MOTIFS, type LiveTable } from './live-kinds.ts'
import { liveKindOf, liveModelIdOf } from './live-tables.ts'
import { drawCommercialTier, drawMaintenance, drawPromotionLevel, releaseDate } from './ranking.ts'

/** Percentage of generated tables per language; all Slovak tables are listed in reference-tables.ts. */
const LANGUAGE_WEIGHTS = { en: 40, ro: 12, tr: 11, nl: 10, el: 9, 'pt-br': 9, ar: 9, sk: 0 }
type Limits = readonly [min: number, max: number]
const LIMITS: readonly Limits[] = [
  [10, 50000],
  [20, 100000],
  [50, 100000],
  [50, 200000],
  [100, 250000],
  [100, 500000],
  [200, 300000],
  [500, 100000],
  [500, 500000],
  [1000, 500000],
  [2500, 1000000],
]
const VIP_LIMITS: readonly Limits[] = [
  [5000, 1000000],
  [10000, 2000000],
  [10000, 1000000],
]
const TABLE_PLACES = [
  'Amalfi',
  'Bergamo',
  'Coimbra',
  'Delfy',
  'Elba',
  'Florencia',
  'Granada',
  'Havana',
  'Izmir',
  'Jaffa',
  'Korfu',
  'Lisabon',
  'Malta',
  'Nikósia',
  'Ostrava',
  'Porto',
  'Riga',
  'Sinaia',
  'Toledo',
  'Utrecht',
  'Varna',
  'Zadar',
] as const

function tableName(kind: LiveKind, isVip: boolean, random: Random): string {
  const name = random.pick(isVip ? kind.names.filter((candidate) => !candidate.includes(' pre ')) : kind.names)
  if (isVip) return `${name} VIP ${random.chance(0.5) ? random.pick(TABLE_PLACES) : 1 + random.int(9)}`
  return kind.id === 'herne-sou' ? name : `${name} ${random.chance(0.65) ? random.pick(TABLE_PLACES) : 1 + random.int(12)}`
}

function drawTables(kind: LiveKind, titles: ReturnType<typeof titleMaker>): LiveTable[] {
  const random = randomOf(`live tables of ${kind.id}`)
  const tables: LiveTable[] = []
  for (let attempt = 0; tables.length < kind.count && attempt < 4000; attempt++) {
    const isVip = kind.id !== 'herne-sou' && random.chance(0.12)
    const name = tableName(kind, isVip, random)
    if (!titles.accept(name)) continue
    const language = LIVE_LANGUAGES[random.weighted(LIVE_LANGUAGES.map((code) => LANGUAGE_WEIGHTS[code]))] as LiveLanguage
    tables.push({
      code: `live-${slugOf(name)}`,
      name,
      studio: (LIVE_STUDIOS[random.weighted(LIVE_STUDIOS.map(({ weight }) => weight))] ?? LIVE_STUDIOS[0])?.id ?? 'corso',
      kind,
      dealer: random.pick([...DEALERS[language].women, ...DEALERS[language].men]),
      language,
      limits: random.pick(isVip ? VIP_LIMITS : LIMITS),
      label: isVip ? 'VIP' : kind.id === 'herne-sou' ? 'Šou' : random.chance(0.08) ? 'Nové' : null,
    })
  }
  return tables
}

/** Slovak sentence with the dealer and the language. */
function presenterText({ dealer, language, kind }: LiveTable, random: Random): string {
  if (!dealer) return 'Koleso sa točí samo, bez krupiéra.'
  const speech = `hovorí sa ${SPOKEN_LANGUAGE_TEXTS[language]}`
  if (kind.id === 'herne-sou')
    return `${random.pick(['Moderuje', 'Hrou sprevádza', 'V štúdiu je', 'Šou vedie'])} ${dealer}, ${speech}.`
  return `Za stolom ${random.pick(['vás čaká', 'je', 'sedí'])} ${dealer}, ${speech}.`
}

/** Null: there are no rules for this kind of table yet, so it is not played. */
function modelOf({ kind, name }: LiveTable): LiveModel | null {
  const table = liveKindOf(kind.id, name)
  return table && findLiveModel(liveModelIdOf(table, name))
}

/** The lowest bet, where every stake must be a whole multiple of the model's step. */
const playableMinimum = (minBet: number, model: LiveModel | null): number =>
  model && minBet % model.stakeStep > 0 ? minBet * 2 : minBet

/** Bets are those of the table, RTP comes from its model. */
function liveEntry(table: LiveTable): Entry {
  const random = randomOf(`live ${table.code}`)
  const model = modelOf(table)
  const [lowest, maxBet] = table.limits
  const minBet = playableMinimum(lowest, model)
  const game = {
    ...blankGame({ gameCode: table.code, name: table.name, provider: table.studio, type: 'Live' as const }),
    minBet,
    maxBet,
    rtp: model?.rtp ?? null,
    realEnabled: model !== null,
    commercialTier: drawCommercialTier(random),
    promotionLevel: drawPromotionLevel(random),
    labels: table.label ? [LABELS[table.label]] : [],
    Dealer: table.dealer === null ? null : { DealerName: table.dealer },
    Language: table.language,
    maintenance: drawMaintenance(random),
    releasedOn: releaseDate(table.label === 'Nové' ? 20 + random.int(40) : 100 + random.int(1500)),
  }
  return {
    game,
    info: infoOf(game, `${random.pick(table.kind.rules)} ${presenterText(table, random)}`, null, []),
    motifs: [
      ...table.kind.motifs,
      ...(SHOW_MOTIFS[table.name]?.split(' ') ?? []),
      ...(table.dealer ? [motifOfDealer(table.dealer)] : []),
    ],
    variantId: model?.id ?? null,
    themes: [table.kind.id, ...(table.label === 'VIP' ? ['vip'] : []), ...(minBet <= 50 ? ['nizke-limity'] : [])],
  }
}

export function liveEntries(titles: ReturnType<typeof titleMaker>): Entry[] {
  return [...REFERENCE_TABLES, ...LIVE_KINDS.flatMap((kind) => drawTables(kind, titles))].map(liveEntry)
}
