import type { Provider } from './catalogue.ts'
import type { Game } from './game.ts'

type GameFacts = Pick<Game, 'gameCode' | 'name' | 'provider' | 'type'> & Partial<Game>
type ProviderFacts = Pick<Provider, 'id' | 'name'> & Partial<Provider>

/** A game with the given facts; every other fact is unknown (null) and it cannot be played. */
export const blankGame = ({ gameCode, name, provider, type, ...facts }: GameFacts): Game => ({
  gameCode,
  name,
  provider,
  type,
  collections: [],
  categories: [],
  numberOfReels: null,
  jackpot: false,
  gamble: false,
  bonusGameFeature: false,
  features: [],
  minBet: null,
  maxBet: null,
  maxWin: null,
  rtp: null,
  volatility: null,
  promotionLevel: 0,
  commercialTier: 0,
  demoEnabled: false,
  realEnabled: false,
  requirePassword: false,
  fileVersion: '1',
  labels: [],
  Dealer: null,
  DynamicImageUrl: null,
  Language: null,
  maintenance: null,
  releasedOn: null,
  ...facts,
})

/** A provider with the given facts, its generated logo addresses, no launch URLs and no pictures of play. */
export const blankProvider = ({ id, name, ...facts }: ProviderFacts): Provider => ({
  id,
  slug: id,
  name,
  iconImage: `/assets/providers/${id}/icon`,
  lightLogoImage: `/assets/providers/${id}/light`,
  darkLogoImage: `/assets/providers/${id}/dark`,
  description: null,
  games: [],
  launchUrl: null,
  launchUrlDemo: null,
  launchUrlMobile: null,
  launchUrlDemoMobile: null,
  launchUrls: [],
  playPicture: null,
  ...facts,
})
