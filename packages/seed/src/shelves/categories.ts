import type { Category } from '@herna/contract/content'
import type { Entry } from '../games/entry.ts'
import { randomOf } from '../random.ts'
import { byStanding, codes, spread } from './rows.ts'

interface Shelf {
  id: string
  title: string
  description: string
  lobby: Category['lobby']
  layout: Category['tileLayout']
  icon: string
  style?: Category['style']
  /** Codes that open the row, as in the visual reference. */
  first?: string
  limit?: number
  holds: (entry: Entry) => boolean
}

const isSlot = ({ game }: Entry): boolean => game.type === 'Slot'
const labelled =
  (title: string) =>
  (entry: Entry): boolean =>
    entry.game.labels.some((label) => label.title === title)
const under =
  (theme: string) =>
  (entry: Entry): boolean =>
    entry.themes.includes(theme)
const liveOf =
  (theme: string) =>
  (entry: Entry): boolean =>
    entry.game.type === 'Live' && under(theme)(entry)

const CASINO: readonly Shelf[] = [
  {
    id: 'prave-sa-hra',
    title: 'Práve sa hrá',
    description: 'Hry, ktoré si hráči práve púšťajú.',
    lobby: 'Casino',
    layout: 'Default',
    icon: 'fire',
    limit: 40,
    holds: isSlot,
    first: 'tigrie-oci hviezdny-joker ovocny-expres perla-hlbin cierna-dama lisci-les kometa-9 dracia-hostina ohniva-dama',
  },
  {
    id: 'top-10',
    title: 'Top 10 na Slovensku',
    description: 'Desať najhranejších hier tohto týždňa.',
    lobby: 'Casino',
    layout: 'Top10',
    icon: 'trophy',
    style: 'top-10',
    limit: 10,
    holds: isSlot,
    first:
      'vlcia-hora sedmicka-stastia trpaslicia-bana midnight-drive faraonova-pecat raketa zraloci-zaliv cukrova-zahrada zlaty-kohut medvedi-brod',
  },
  {
    id: 'pribehy-na-vecer',
    title: 'Príbehy na večer',
    description: 'Hry s výpravou, do ktorej sa dá ponoriť.',
    lobby: 'Casino',
    layout: 'Portrait',
    icon: 'book',
    limit: 36,
    holds: (entry) => isSlot(entry) && entry.game.bonusGameFeature,
    first: 'fenixov-let posledny-vlak sova-mudrica rytier-z-devina hlas-hlbiny neonovy-drak kapitan-havran mesacny-robot',
  },
  {
    id: 'automaty',
    title: 'Automaty',
    description: 'Všetky výherné automaty na jednom mieste.',
    lobby: 'Casino',
    layout: 'DoubleRow',
    icon: 'slot',
    holds: isSlot,
    first:
      'horuca-ceresna elektricka-ruza panda-pagoda katedrala-tienov orli-stit ufo-bistro macka-z-luxoru volt-5 melon-mania korytnacia-laguna severny-vietor',
  },
  {
    id: 'nove-od-studii',
    title: 'Nové od štúdií',
    description: 'Veľké novinky v širokom obraze.',
    lobby: 'Casino',
    layout: 'Landscape',
    icon: 'film',
    limit: 18,
    holds: (entry) => isSlot(entry) && labelled('Nové')(entry),
    first: 'cirkus-polnoc tien-na-rohu ladova-pevnost dzungla-mayov burka-nad-olympom',
  },
  {
    id: 'nove',
    title: 'Nové',
    description: 'Hry, ktoré pribudli za posledné týždne.',
    lobby: 'Casino',
    layout: 'LargeOnMobile',
    icon: 'sunrise',
    holds: (entry) => entry.game.type !== 'Live' && labelled('Nové')(entry),
  },
  {
    id: 'jackpotove',
    title: 'Jackpotové hry',
    description: 'Hry, v ktorých rastie spoločný jackpot.',
    lobby: 'Casino',
    layout: 'Default',
    icon: 'treasure',
    holds: (entry) => entry.game.jackpot,
  },
  {
    id: 'klasika-a-ovocie',
    title: 'Klasika a ovocie',
    description: 'Tri valce, ovocie, sedmičky a zvončeky.',
    lobby: 'Casino',
    layout: 'Default',
    icon: 'cherry',
    holds: (entry) => isSlot(entry) && (under('ovocie')(entry) || under('klasicke-automaty')(entry)),
  },
  {
    id: 'volne-tocenia',
    title: 'S voľnými točeniami',
    description: 'Automaty, v ktorých symboly scatter spúšťajú voľné točenia.',
    lobby: 'Casino',
    layout: 'Default',
    icon: 'star',
    holds: (entry) => entry.info.specialFeatures.includes('Voľné točenia'),
  },
  {
    id: 'vysoka-volatilita',
    title: 'Vysoká volatilita',
    description: 'Výhry prichádzajú zriedkavejšie, zato bývajú vyššie.',
    lobby: 'Casino',
    layout: 'Default',
    icon: 'volcano',
    holds: (entry) => isSlot(entry) && (entry.game.volatility ?? 0) >= 4,
  },
  {
    id: 'nizke-stavky',
    title: 'Nízke stávky',
    description: 'Hry s minimálnou stávkou do 10 centov.',
    lobby: 'Casino',
    layout: 'DoubleRow',
    icon: 'coin',
    holds: (entry) => entry.game.type !== 'Live' && entry.game.minBet !== null && entry.game.minBet <= 10,
  },
  {
    id: 'crash-hry',
    title: 'Crash hry',
    description: 'Násobok stúpa, kým si výhru nevyberiete.',
    lobby: 'Casino',
    layout: 'Default',
    icon: 'rocket',
    holds: (entry) => entry.game.type === 'Crash',
    first: 'raketa',
  },
  {
    id: 'stolove-hry',
    title: 'Stolové hry',
    description: 'Ruleta, blackjack, baccarat, poker a kocky bez krupiéra.',
    lobby: 'Casino',
    layout: 'Default',
    icon: 'cards',
    holds: (entry) => entry.game.type === 'Table',
    first: 'blackjack-klasik',
  },
  {
    id: 'exkluzivne',
    title: 'Len u nás',
    description: 'Hry, ktoré štúdiá pripravili pre našu herňu.',
    lobby: 'Casino',
    layout: 'LargeOnMobile',
    icon: 'crown',
    holds: (entry) => isSlot(entry) && labelled('Exkluzívne')(entry),
  },
]

const LIVE: readonly Shelf[] = [
  {
    id: 'zive-odporucane',
    title: 'Odporúčané stoly',
    description: 'Stoly, pri ktorých sa dobre začína.',
    lobby: 'Live',
    layout: 'Default',
    icon: 'star',
    limit: 20,
    holds: ({ game }) => game.type === 'Live',
    first: 'live-ruleta-corso live-koleso live-blackjack-sk live-baccarat live-rychla-ruleta live-blackjack-vip live-sicbo',
  },
  {
    id: 'zive-po-slovensky',
    title: 'Po slovensky',
    description: 'Stoly, pri ktorých krupiér hovorí po slovensky.',
    lobby: 'Live',
    layout: 'Default',
    icon: 'lipa',
    holds: ({ game }) => game.type === 'Live' && game.dealer?.language === null,
    first: 'live-blackjack-sk live-ruleta-corso live-auto-ruleta live-holdem',
  },
  {
    id: 'zive-ruleta',
    title: 'Ruleta',
    description: 'Európska, francúzska aj automatická ruleta.',
    lobby: 'Live',
    layout: 'DoubleRow',
    icon: 'roulette',
    holds: liveOf('ruleta'),
  },
  {
    id: 'zive-blackjack',
    title: 'Blackjack',
    description: 'Stoly od pár centov až po VIP.',
    lobby: 'Live',
    layout: 'Default',
    icon: 'blackjack',
    holds: liveOf('blackjack'),
  },
  {
    id: 'zive-baccarat',
    title: 'Baccarat',
    description: 'Hráč, bankár alebo remíza.',
    lobby: 'Live',
    layout: 'Default',
    icon: 'baccarat',
    holds: liveOf('baccarat'),
  },
  {
    id: 'zive-herne-sou',
    title: 'Herné šou',
    description: 'Kolesá, kvízy a bonusové kolá s moderátormi.',
    lobby: 'Live',
    layout: 'Landscape',
    icon: 'wheel',
    holds: liveOf('herne-sou'),
  },
  {
    id: 'zive-poker',
    title: 'Poker',
    description: 'Poker proti krupiérovi.',
    lobby: 'Live',
    layout: 'Default',
    icon: 'poker',
    holds: liveOf('poker'),
  },
  {
    id: 'zive-kocky',
    title: 'Kocky',
    description: 'Sic Bo a ďalšie hry s kockami.',
    lobby: 'Live',
    layout: 'Default',
    icon: 'sicbo',
    holds: liveOf('kocky'),
  },
  {
    id: 'zive-vip',
    title: 'VIP stoly',
    description: 'Stoly s vysokými limitmi.',
    lobby: 'Live',
    layout: 'Portrait',
    icon: 'crown',
    holds: liveOf('vip'),
  },
  {
    id: 'zive-nizke-limity',
    title: 'Stoly od 50 centov',
    description: 'Živé stoly s minimálnou stávkou do 0,50 €.',
    lobby: 'Live',
    layout: 'LargeOnMobile',
    icon: 'coin',
    holds: ({ game }) => game.type === 'Live' && (game.minBet ?? 99) <= 50,
  },
]

/** Opens with the codes of the reference, then the best placed with a little chance, neighbours of different studios. */
function gamesOf(shelf: Shelf, entries: readonly Entry[]): string[] {
  const byCode = new Map(entries.map((entry) => [entry.game.gameCode, entry]))
  const first = (shelf.first ?? '').split(' ').flatMap((code) => byCode.get(code) ?? [])
  const random = randomOf(`shelf ${shelf.id}`)
  const rest = random
    .shuffle(entries.filter((entry) => shelf.holds(entry) && !first.includes(entry)))
    .map((entry) => ({ entry, rank: byShelf(entry) + random.next() * 7 }))
    .sort((a, b) => b.rank - a.rank || byStanding(a.entry, b.entry))
    .map(({ entry }) => entry)
  return codes(spread([...first, ...rest].slice(0, shelf.limit)))
}
const byShelf = ({ game }: Entry): number => game.commercialTier + game.promotionLevel

export const categories = (entries: readonly Entry[]): Category[] =>
  [...CASINO, ...LIVE].map((shelf) => ({
    id: shelf.id,
    slug: shelf.id,
    title: shelf.title,
    description: shelf.description,
    type: 'Default',
    lobby: shelf.lobby,
    style: shelf.style ?? 'default',
    tileLayout: shelf.layout,
    games: gamesOf(shelf, entries),
    widgets: [],
    iconImage: `/assets/icons/${shelf.icon}.svg`,
  }))
