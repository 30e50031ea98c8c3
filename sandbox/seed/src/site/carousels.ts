import { type Carousel, gameImagePath, type Slide, type VideoWidget } from '@herna/contract/content'
import { filmOf } from '../films/index.ts'
import { bannerOf } from './banner.ts'

const CASINO: readonly Slide[] = [
  {
    id: 'jackpot-styri-stity',
    eyebrow: 'Jackpot Štyri štíty',
    title: 'Rastie s každým točením v 24 hrách',
    text: null,
    image: bannerOf('jackpot-styri-stity', 'hero', 'wolf mountain gem'),
    action: { label: 'Pozrieť jackpoty', href: '/jackpoty' },
    secondAction: { label: 'Ako to funguje', href: '/jackpoty/styri-stity' },
    jackpot: 'styri-stity',
    visibleTo: 'All',
  },
  {
    id: 'demo-bez-registracie',
    eyebrow: 'Demo bez registrácie',
    title: 'Vyskúšajte si automaty v deme',
    text: 'Točíte o hracie peniaze. Nič nevkladáte a nič sa neukladá.',
    image: bannerOf('demo-bez-registracie', 'hero', 'slot cherry seven'),
    action: { label: 'Vybrať automat', href: '/kategorie/automaty' },
    secondAction: { label: 'Ako funguje demo', href: '/novinky/herne-pravidla-demo' },
    jackpot: null,
    needs: 'Demo',
    visibleTo: 'All',
  },
  {
    id: 'ovocne-derby',
    eyebrow: 'Turnaj týždňa',
    title: 'Veľké ovocné derby',
    text: 'Každý týždeň do nedele. O poradí rozhoduje najvyšší násobok stávky, nie výška stávky.',
    image: bannerOf('ovocne-derby', 'hero', 'trophy cherry watermelon'),
    action: { label: 'Pravidlá turnaja', href: '/bonusy/velke-ovocne-derby' },
    secondAction: null,
    jackpot: null,
    visibleTo: 'All',
  },
  {
    id: 'zodpovedne',
    eyebrow: 'Vaše pravidlá',
    title: 'Limit si nastavíte skôr než stávku',
    text: 'Pauzu, limity aj samovylúčenie nájdete v účte a platia okamžite.',
    image: bannerOf('zodpovedne', 'hero', 'shield lipa'),
    action: { label: 'Zodpovedné hranie', href: '/novinky/zodpovedne-hranie' },
    secondAction: null,
    jackpot: null,
    visibleTo: 'All',
  },
]

const LIVE: readonly Slide[] = [
  {
    id: 'krupieri-kazdy-vecer',
    eyebrow: 'Naživo',
    title: 'Stoly so slovenskými krupiérmi',
    text: 'Ruleta, blackjack a poker naživo. Sadnite si k stolu, pri ktorom sa hovorí po slovensky.',
    image: bannerOf('krupieri-kazdy-vecer', 'hero', 'roulette cards chips'),
    action: { label: 'Stoly po slovensky', href: '/kasino-zive/kategorie/zive-po-slovensky' },
    secondAction: null,
    jackpot: null,
    visibleTo: 'All',
  },
  {
    id: 'herne-sou',
    eyebrow: 'Naživo',
    title: 'Herné šou: kolesá, kvízy a moderátori',
    text: 'Krátke kolá, stávky od desiatich centov.',
    image: bannerOf('herne-sou', 'hero', 'wheel star balloon'),
    action: { label: 'Pozrieť šou', href: '/kasino-zive/kategorie/zive-herne-sou' },
    secondAction: null,
    jackpot: null,
    visibleTo: 'All',
  },
]

export const carousels = (): Carousel[] => [
  { id: 'kasino', lobby: 'Casino', slides: [...CASINO] },
  { id: 'zive', lobby: 'Live', slides: [...LIVE] },
]

/** Of the games of the default catalogue. */
const FILE_VERSION = '1'
const PREVIEWS: readonly (readonly [code: string, title: string])[] = [
  ['vlcia-hora', 'Vlčia hora: noc pod hrebeňom'],
  ['perla-hlbin', 'Perla hlbín: prvý ponor'],
  ['cirkus-polnoc', 'Cirkus Polnoc: opona hore'],
  ['kometa-9', 'Kométa 9: prelet okolo prstencov'],
  ['faraonova-pecat', 'Faraónova pečať: tretia komora'],
]
/** The poster is the game's own picture, so that it shows the world that the film is played in. */
export const videoWidgets = (): VideoWidget[] =>
  PREVIEWS.map(([gameCode, title]) => ({
    id: `video-${gameCode}`,
    title,
    video: filmOf(gameCode),
    poster: gameImagePath(gameCode, 'landscape', FILE_VERSION),
    gameCode,
  }))
