import { promotionOf } from './promotion.ts'

export const forPlayers = () => [
  promotionOf({
    slug: 'vikendove-tocenia',
    title: 'Víkendové voľné točenia',
    summary: 'Každý víkend 20 voľných točení na dvoch automatoch. Stačí sa raz zapojiť.',
    motifs: 'star fireworks seven',
    visibleTo: 'LoggedIn',
    from: -14,
    to: 60,
    games: ['ovocny-expres', 'cirkus-polnoc'],
    templateCode: 'VIKEND-20',
    body: `
    <p>Od piatka do nedele vám ponúkneme 20 voľných točení v hracích peniazoch na hry uvedené nižšie.</p>
    <h2>Podmienky</h2>
    <ul><li>Hodnota točenia je 0,20 € v hracích peniazoch.</li><li>Točenia platia do pondelkovej polnoci.</li><li>Bonus možno odmietnuť jedným dotykom.</li></ul>`,
  }),
  promotionOf({
    slug: 'nocna-linka-misie',
    title: 'Po zastávkach Nočnej Linky',
    summary: 'Štyri hry a čo v nich objaviť. Bez úloh, bez odmeny a bez odpočítavania: tempo si určujete sami.',
    motifs: 'train detective moon',
    visibleTo: 'LoggedIn',
    from: -7,
    to: 45,
    games: ['posledny-vlak', 'tien-na-rohu', 'severny-vietor', 'ohniva-dama'],
    body: `
    <p>Každá zastávka je jedna hra, napríklad Posledný vlak s voľnými točeniami. Poradie si zvolíte sami; vyskúšať ich môžete aj v deme.</p>
    <p>Nič sa pri tom nepočíta a za prejdené zastávky sa nič nezískava ani nestráca.</p>`,
  }),
  promotionOf({
    slug: 'zlate-cipy-na-ruletu',
    title: 'Zlaté čipy na ruletu',
    summary: '10 zlatých čipov na tri rulety, jednu z nich naživo.',
    motifs: 'chips gold roulette',
    visibleTo: 'LoggedIn',
    from: -3,
    to: 30,
    games: ['europska-ruleta-klasik', 'ruleta-expres', 'live-ruleta-corso'],
    templateCode: 'ZLATE-CIPY-10',
    body: `
    <p>Zlatý čip sa správa ako bežný žetón, len ho dostanete od nás. Každý má hodnotu 0,50 € v hracích peniazoch a platí na ruletách uvedených nižšie.</p>
    <p>Čipy platia 30 dní od zapojenia, nevyužité potom zaniknú. Výhry z nich zostávajú vám.</p>`,
  }),
  promotionOf({
    slug: 'mesacny-prehlad',
    title: 'Mesačný prehľad hrania',
    summary: 'Vklady, výbery, stávky a výhry za každý mesiac v jednom zrozumiteľnom prehľade.',
    motifs: 'scroll clock',
    visibleTo: 'LoggedIn',
    from: null,
    to: null,
    body: `
    <p>V účte v časti Výpis a história nájdete po mesiacoch, koľko ste vložili, vybrali, stavili a vyhrali, najmenej za posledných 12 mesiacov. Prehľad si môžete stiahnuť ako tabuľku.</p>
    <p>Ak sa vám čísla nepozdávajú, upravte si v účte limity. Prísnejší limit platí okamžite.</p>`,
  }),
  promotionOf({
    slug: 'vyprava-za-pecatami',
    title: 'Výprava za siedmimi pečaťami',
    summary: 'Týždenný turnaj na egyptských automatoch. Počíta sa desať najlepších kôl.',
    motifs: 'pharaoh scarab pyramid',
    visibleTo: 'LoggedIn',
    from: null,
    to: null,
    games: ['faraonova-pecat', 'macka-z-luxoru'],
    tagName: 'turnaj-egypt',
    body: `
    <p>Hrá sa každý týždeň od pondelka do nedele na automatoch uvedených nižšie. Zapojíte sa na <a href="/turnaje">stránke turnajov</a>.</p>
    <h2>Pravidlá</h2>
    <p>Počíta sa desať najlepších kôl týždňa podľa násobku stávky. Výška stávky na poradie nemá vplyv; najnižšia je 0,10 €.</p>
    <h2>Odmeny</h2>
    <p>Prvých desať hráčov dostane hracie peniaze na účet: víťaz 70 €, druhý 35 €, tretí 20 €, štvrtý 10 € a piaty až desiaty po 5 €.</p>`,
  }),
]
