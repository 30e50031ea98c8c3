import { hash } from 'node:crypto'
import type { GameType } from '@herna/contract'
import { blankGame, game as gameSchema } from '@herna/contract/content'
import type { GameRow } from '../kinds/game-row.ts'
import { featureNames, filteredFeatures, hasBonusGame } from './features.ts'
import type { Fields } from './mapping.ts'
import { parseDate, parseFlag, type ParsedCell, parseNumber, parseVolatility, parseWholeNumber } from './parse-cells.ts'
import { type Facts, DERIVED_CATEGORIES } from './derived-categories.ts'
import { slugOf } from './slug.ts'
import { collectionIds } from './themes.ts'

export interface ImportedGame {
  row: GameRow
  provider: { id: string; name: string }
}

/** `other` has no type in the contract (keno, bingo): it is listed in the casino lobby, but not in the category of slots. */
const TYPES: Record<string, GameType> = { slot: 'Slot', live: 'Live', table: 'Table', crash: 'Crash', other: 'Slot' }
const NEW_LABEL = { title: 'Nové', color: '#0f7a4d', textColor: '#ffffff' }

/** The game of a row, or all reasons why the row is rejected. Empty cells are unknown and stay `null`. */
export function importedGame(fields: Fields, listSeparator: string, thisYear: number): ImportedGame | { problems: string[] } {
  const problems = unreadableFields(fields)
  const valueOf = <T>(parsedCell: ParsedCell<T>): T | null => {
    if ('problem' in parsedCell) problems.push(parsedCell.problem)
    return 'problem' in parsedCell ? null : parsedCell.value
  }
  const kind = fields.type.toLowerCase()
  const type = TYPES[kind]
  if (!type) problems.push(`type: expected one of ${Object.keys(TYPES).join(', ')}, got ${JSON.stringify(fields.type)}`)
  if (!fields.provider) problems.push('provider: is empty')
  const provider = { id: slugOf(fields.providerSlug || fields.provider), name: fields.provider.slice(0, 80) }
  const code = fields.code || `${provider.id}--${slugOf(fields.name)}`.slice(0, 120)
  const list = (text: string) => [
    ...new Set(
      text
        .split(listSeparator)
        .map((word) => word.trim().toLowerCase())
        .filter(Boolean),
    ),
  ]
  const features = list(fields.features)
  const themes = list(fields.themes)
  const released = valueOf(parseDate('release_date', fields.releaseDate))
  const isSlot = kind === 'slot'
  const facts: Facts = { features, themes, year: released?.year ?? null, isSlot }
  // The file has no bets, and the highest win in money depends on them: both stay unknown.
  const game = blankGame({
    gameCode: code,
    name: fields.name,
    provider: provider.id,
    type: type ?? 'Slot',
    collections: collectionIds(themes),
    // Only slots have reels: the data lists keno's eighty numbers as reels.
    numberOfReels: isSlot ? valueOf(parseWholeNumber('reels', fields.reels, 1, 12)) : null,
    jackpot: features.includes('jackpot'),
    gamble: valueOf(parseFlag('gamble', fields.gamble)) ?? features.includes('gamble'),
    bonusGameFeature: hasBonusGame(features),
    features: filteredFeatures(features),
    rtp: valueOf(parseNumber('rtp', fields.rtp, 0, 100)),
    volatility: valueOf(parseVolatility(fields.volatility, fields.volatilityLevel)),
    fileVersion: hash('sha256', `${fields.name}|${provider.id}`).slice(0, 8),
    releasedOn: released?.date ?? null,
  })
  const lines = valueOf(parseWholeNumber('lines', fields.lines, 1, 1_000_000))
  const multiple = valueOf(parseNumber('max_win_x', fields.maxWinMultiple, 0, 1e9))
  game.categories = DERIVED_CATEGORIES.filter((category) => category.includes(game, facts, thisYear)).map(({ id }) => id)
  if (game.categories.includes('nove')) game.labels = [NEW_LABEL]
  const checked = gameSchema.safeParse(game)
  for (const issue of checked.error?.issues ?? []) problems.push(`${issue.path.join('.')}: ${issue.message}`)
  if (problems.length > 0) return { problems }
  const labels = [...game.labels.map(({ title }) => ({ title })), ...(multiple === null ? [] : [{ title: highestWin(multiple) }])]
  const info = {
    description: fields.description || null,
    videoPreview: null,
    lines,
    specialFeatures: featureNames(features),
    labels,
    hitFrequency: null,
  }
  return { provider, row: { game, info, motifs: null } }
}

const formatMultiple = new Intl.NumberFormat('sk-SK', { maximumFractionDigits: 1 })
const highestWin = (multiple: number): string => `Výhra až ${formatMultiple.format(multiple)}× stávky`

/** Replaces unreadable bytes. */
const REPLACEMENT = 0xfffd

/** Problems with the characters of a row, by field. */
function unreadableFields(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([field, text]) => {
    const unreadable = text.isWellFormed() ? firstUnreadable(text) : REPLACEMENT
    if (unreadable === null) return []
    const code = unreadable.toString(16).toUpperCase().padStart(4, '0')
    return [`${field}: contains a character that cannot be stored (U+${code})`]
  })
}

function firstUnreadable(text: string): number | null {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (isControl(code) || code === REPLACEMENT) return code
  }
  return null
}

/** Control characters except tabs and line breaks; PostgreSQL cannot store NUL. */
const isControl = (code: number): boolean =>
  (code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d) || (code >= 0x7f && code <= 0x9f)
