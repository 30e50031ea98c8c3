import { promotionOf } from './promotion.ts'

export const forPlayers = () => [
  promotionOf({
    slug: 'vikendove-tocenia',
    title: 'Víkendové voľné točenia',
    summary: 'Každý víkend dvadsať voľných točení na automate, ktorý ste si vybrali hlasovaním.',
    motifs: 'star fireworks seven',
    visibleTo: 'LoggedIn',
    from: -14,
    to: 60,
    games: ['ovocny-expres', 'dracia-hostina', 'cirkus-polnoc'],
    templateCode: 'VIKEND-20',
    body: `
    <p>Od piatka do nedele získate dvadsať voľných točení v hracích peniazoch na hre, ktorá vyhrala hlasovanie.</p>
    <h2>Podmienky</h2>
    <ul><li>Hodnota točenia je 0,20 € v hracích peniazoch.</li><li>Točenia platia do pondelka do polnoci.</li><li>Bonus možno odmietnuť jedným dotykom.</li></ul>`,
  }),
  promotionOf({
    slug: 'nocna-linka-misie',
    title: 'Misie Nočnej Linky',
    summary: 'Päť zastávok, päť úloh a odmena na konečnej. Tempo si určujete sami.',
    motifs: 'train detective moon',
    visibleTo: 'LoggedIn',
    from: -7,
    to: 45,
    games: ['posledny-vlak', 'tien-na-rohu', 'severny-vietor', 'ohniva-dama'],
    tagName: 'misie-linka',
    body: `
    <p>Každá zastávka je jedna jednoduchá úloha, napríklad objaviť voľné točenia v hre Posledný vlak. Poradie si zvolíte sami a na splnenie máte celé trvanie misie.</p>
    <p>Na konečnej čaká tridsať voľných točení v hracích peniazoch. Výška stávky na splnenie úloh nemá vplyv.</p>`,
  }),
  promotionOf({
    slug: 'zlate-cipy-nazivo',
    title: 'Zlaté čipy na živé stoly',
    summary: 'Desať zlatých čipov na ruletu v Salóne Corso.',
    motifs: 'chips gold roulette',
    visibleTo: 'LoggedIn',
    from: -3,
    to: 30,
    games: ['live-ruleta-corso', 'live-rychla-ruleta', 'live-auto-ruleta'],
    templateCode: 'ZLATE-CIPY-10',
    body: `
    <p>Zlatý čip sa správa ako bežný žetón, len ho dostanete od nás. Každý má hodnotu 0,50 € v hracích peniazoch a platí na vybraných ruletách.</p>
    <p>Nevyužité čipy po skončení akcie zaniknú. Výhry z nich zostávajú vám.</p>`,
  }),
  promotionOf({
    slug: 'mesacny-prehlad',
    title: 'Mesačný prehľad hrania',
    summary: 'Čas, stávky, výhry a prehry za mesiac v jednom zrozumiteľnom prehľade.',
    motifs: 'scroll clock',
    visibleTo: 'LoggedIn',
    from: null,
    to: null,
    body: `
    <p>Na začiatku každého mesiaca nájdete v účte prehľad: koľko času ste hrali, koľko ste stavili, vyhrali a prehrali.</p>
    <p>Ak sa vám čísla nepozdávajú, limity si upravíte priamo pod prehľadom. Prísnejší limit platí okamžite.</p>`,
  }),
  promotionOf({
    slug: 'vyprava-za-pecatami',
    title: 'Výprava za siedmimi pečaťami',
    summary: 'Turnaj na egyptských automatoch. Sedem dní, sedem pečatí a spoločná tabuľka.',
    motifs: 'pharaoh scarab pyramid',
    visibleTo: 'LoggedIn',
    from: 3,
    to: 24,
    games: ['faraonova-pecat', 'macka-z-luxoru'],
    tagName: 'turnaj-egypt',
    body: `
    <p>Každý deň otvoríme jednu pečať: nový automat z egyptskej témy, na ktorom sa zbierajú body.</p>
    <h2>Pravidlá</h2>
    <p>Počíta sa desať najlepších kôl dňa podľa násobku stávky. Ďalšie hranie už vaše skóre za deň nezvýši, takže niet dôvodu pokračovať dlhšie, ako chcete.</p>`,
  }),
]
