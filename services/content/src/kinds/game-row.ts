import type { Game, GameDetails, GameInfo } from '@herna/contract/content'

/** A game as stored: the list's fields and the details in one row, common fields once. */
export interface GameRow {
  game: Game
  info: Pick<GameInfo, 'description' | 'videoPreview' | 'lines' | 'specialFeatures' | 'labels' | 'hitFrequency'>
  /** Null: derived from the name. */
  motifs: string[] | null
}

export const emptyInfo: GameRow['info'] = {
  description: null,
  videoPreview: null,
  lines: null,
  specialFeatures: [],
  labels: [],
  hitFrequency: null,
}

/** The row by column names of content.games, for `jsonb_to_recordset`. */
export function gameColumns({ game, info, motifs }: GameRow): Record<string, unknown> {
  return {
    game_code: game.gameCode,
    name: game.name,
    provider: game.provider,
    type: game.type,
    collections: game.collections,
    categories: game.categories,
    number_of_reels: game.numberOfReels,
    jackpot: game.jackpot,
    gamble: game.gamble,
    bonus_game_feature: game.bonusGameFeature,
    features: game.features,
    min_bet: game.minBet,
    max_bet: game.maxBet,
    max_win: game.maxWin,
    rtp: game.rtp,
    volatility: game.volatility,
    promotion_level: game.promotionLevel,
    commercial_tier: game.commercialTier,
    demo_enabled: game.demoEnabled,
    real_enabled: game.realEnabled,
    require_password: game.requirePassword,
    file_version: game.fileVersion,
    labels: game.labels,
    dealer: dealerColumn(game),
    maintenance: game.maintenance,
    released_on: game.releasedOn,
    description: info.description,
    video_preview: info.videoPreview,
    lines: info.lines,
    special_features: info.specialFeatures,
    detail_labels: info.labels.map(({ title }) => title),
    hit_frequency: info.hitFrequency,
    motifs,
  }
}

/** What only live games have, in one column [3.21]. */
function dealerColumn({ Dealer, DynamicImageUrl, Language }: Game): object | null {
  const isUnknown = Dealer === null && DynamicImageUrl === null && Language === null
  return isUnknown ? null : { dealerName: Dealer?.DealerName ?? null, dynamicImageUrl: DynamicImageUrl, language: Language }
}

/** Content columns and their types, in the order of all statements. */
export const GAME_COLUMNS = {
  game_code: 'text',
  name: 'text',
  provider: 'text',
  type: 'text',
  collections: 'text[]',
  categories: 'text[]',
  number_of_reels: 'smallint',
  jackpot: 'boolean',
  gamble: 'boolean',
  bonus_game_feature: 'boolean',
  features: 'text[]',
  min_bet: 'bigint',
  max_bet: 'bigint',
  max_win: 'bigint',
  rtp: 'double precision',
  volatility: 'double precision',
  promotion_level: 'integer',
  commercial_tier: 'integer',
  demo_enabled: 'boolean',
  real_enabled: 'boolean',
  require_password: 'boolean',
  file_version: 'text',
  labels: 'jsonb',
  dealer: 'jsonb',
  maintenance: 'jsonb',
  released_on: 'date',
  description: 'text',
  video_preview: 'text',
  lines: 'integer',
  special_features: 'text[]',
  detail_labels: 'text[]',
  hit_frequency: 'double precision',
  motifs: 'text[]',
} as const

/** A game of the list as JSON, built by the database so that thousands of rows do not burden the event loop. */
export const GAME_JSON = `json_build_object(
  'gameCode', game_code, 'name', name, 'provider', provider, 'type', type, 'collections', collections, 'categories', categories,
  'numberOfReels', number_of_reels, 'jackpot', jackpot, 'gamble', gamble, 'bonusGameFeature', bonus_game_feature,
  'features', features,
  'minBet', min_bet, 'maxBet', max_bet, 'maxWin', max_win, 'rtp', rtp, 'volatility', volatility,
  'promotionLevel', promotion_level, 'commercialTier', commercial_tier, 'demoEnabled', demo_enabled, 'realEnabled', real_enabled,
  'requirePassword', require_password, 'fileVersion', file_version, 'labels', labels,
  'Dealer', CASE WHEN dealer->>'dealerName' IS NOT NULL THEN json_build_object('DealerName', dealer->'dealerName') END,
  'DynamicImageUrl', dealer->'dynamicImageUrl', 'Language', dealer->'language',
  'maintenance', maintenance, 'releasedOn', released_on)`

/** The details as JSON; common fields come from the list's columns. */
export const GAME_INFO_JSON = `json_build_object(
  'gameCode', game_code, 'description', description, 'videoPreview', video_preview, 'lines', lines,
  'numberOfReels', number_of_reels, 'volatility', volatility, 'rtp', rtp,
  'labels', (SELECT coalesce(json_agg(json_build_object('title', title)), '[]') FROM unnest(detail_labels) AS title),
  'specialFeatures', special_features, 'hitFrequency', hit_frequency)`

/** The field in which the details differ from the game, or null. */
export function findMismatch({ game, info }: GameDetails): { field: string; message: string } | null {
  const pairs = [
    ['gameCode', game.gameCode, info.gameCode],
    ['numberOfReels', game.numberOfReels, info.numberOfReels],
    ['volatility', game.volatility, info.volatility],
    ['rtp', game.rtp, info.rtp],
  ] as const
  const mismatch = pairs.find(([, list, details]) => list !== details)
  return mismatch ? { field: `info.${mismatch[0]}`, message: `must be ${JSON.stringify(mismatch[1])} as in the game` } : null
}
