import { blankGame } from '@herna/contract/content'
import { slugOf } from '../language/folding.ts'
import { euros } from '../language/money.ts'
import { randomOf } from '../random.ts'
import { type Entry, infoOf } from './entry.ts'
import { drawCommercialTier, drawPromotionLevel, releaseDate } from './standing.ts'

/** `names | motifs | themes | min bet | max bet | descriptions`: table games against a random number generator, without a dealer. */
const FAMILIES = [
  {
    names: [
      'Európska ruleta Klasik',
      'Francúzska ruleta Parket',
      'Ruleta Bez Krupiéra',
      'Ruleta Expres',
      'Ruleta Minúta',
      'Ruleta Kaštieľ',
      'Zelené plátno',
      'Ruleta Dvojkoleso',
      'Ruleta pre začiatočníkov',
      'Tridsaťsedem',
      'Ruleta Nočná pošta',
    ],
    motifs: ['roulette'],
    theme: 'ruleta',
    bets: [
      [10, 20000],
      [50, 100000],
      [20, 50000],
    ],
    texts: [
      'Ruleta s jednou nulou a tempom, ktoré si určíte sami.',
      'Celý stôl na jednej obrazovke: čísla, farby, tucty aj stĺpce.',
      'Guľôčka padne vtedy, keď stlačíte tlačidlo, nie skôr.',
    ],
  },
  {
    names: [
      'Blackjack Klasik',
      'Blackjack Jeden balíček',
      'Blackjack Sedem miest',
      'Dvadsaťjeden',
      'Blackjack Kaviareň',
      'Blackjack Párty',
      'Blackjack Bez náhlenia',
      'Blackjack Dvojka',
      'Eso a kráľ',
      'Blackjack Vedľajšia stávka',
    ],
    motifs: ['blackjack'],
    theme: 'blackjack',
    bets: [
      [100, 50000],
      [50, 20000],
      [100, 100000],
    ],
    texts: [
      'Dvadsaťjeden proti krupiérovi, s delením a zdvojením.',
      'Klasické pravidlá, prehľadný stôl a čas na každé rozhodnutie.',
      'Krupiér stojí na sedemnástke, zvyšok je na vás.',
    ],
  },
  {
    names: ['Baccarat Mini', 'Baccarat Porcelán', 'Punto a Banco', 'Baccarat Bez provízie Mini', 'Deviatka', 'Baccarat Hodváb'],
    motifs: ['baccarat'],
    theme: 'baccarat',
    bets: [
      [100, 100000],
      [50, 50000],
    ],
    texts: ['Hráč, bankár alebo remíza. Karty sa otočia hneď.', 'Rýchly baccarat, pri ktorom stačí jedno rozhodnutie.'],
  },
  {
    names: [
      'Páriky a vyššie',
      'Divoká dvojka',
      'Video poker Eso',
      'Video poker Úsmev',
      'Päť kariet',
      'Video poker Dvojnásobok',
      'Kráľovský rad',
      'Poker v kupé',
      'Žolíkový poker',
    ],
    motifs: ['poker', 'ace'],
    theme: 'poker',
    bets: [
      [10, 5000],
      [25, 12500],
    ],
    texts: [
      'Päť kariet, jedna výmena a tabuľka, ktorú máte stále na očiach.',
      'Video poker, v ktorom rozhoduje, čo si necháte.',
      'Vyberiete karty, ktoré ostanú, a zvyšok sa vymení.',
    ],
  },
  {
    names: [
      'Kocky v pohári',
      'Dve kocky',
      'Sic Bo Lampión',
      'Šesť bodiek',
      'Kockový stôl',
      'Craps Prístav',
      'Vrhcáby Expres',
      'Dvojité šestky',
    ],
    motifs: ['dice'],
    theme: 'kocky',
    bets: [
      [10, 20000],
      [50, 50000],
    ],
    texts: ['Hod kockami a prehľadné stávky na súčet.', 'Kocky sa rozkotúľajú po plátne, stávky si vyberáte vopred.'],
  },
] as const

export function tableEntries(accept: (name: string) => boolean, studios: readonly string[]): Entry[] {
  return FAMILIES.flatMap((family) =>
    family.names.filter(accept).map((name, index) => {
      const random = randomOf(`table ${name}`)
      const [minBet, maxBet] = random.pick<readonly [number, number]>(family.bets)
      const game = {
        ...blankGame({
          gameCode: slugOf(name),
          name,
          provider: name === 'Blackjack Klasik' ? 'linka' : random.pick(studios),
          type: 'Table' as const,
        }),
        minBet,
        maxBet,
        gamble: family.theme === 'poker',
        commercialTier: drawCommercialTier(random),
        promotionLevel: drawPromotionLevel(random),
        releasedOn: releaseDate(60 + random.int(2500)),
      }
      const stakes = `Stavíte od ${euros(minBet)} do ${euros(maxBet)}.`
      const text = `${family.texts[index % family.texts.length]} ${stakes}`
      return { game, info: infoOf(game, text, null, []), motifs: family.motifs, variantId: null, themes: [family.theme] }
    }),
  )
}
