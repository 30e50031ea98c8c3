import { blankGame } from '@herna/contract/content'
import { CRASH_VARIANTS } from '@herna/game-maths'
import { randomOf } from '../random.ts'
import { slugOf } from '../language/folding.ts'
import { type Entry, infoOf } from './entry.ts'
import { LABELS } from './labels.ts'
import { drawCommercialTier, drawPromotionLevel, releaseDate } from './ranking.ts'

/** [name, motifs, studio, description] */
const CRASH_GAMES: readonly (readonly [string, string, string, string])[] = [
  ['Raketa', 'rocket', 'perihel', 'Raketa stúpa a s ňou aj násobok. Vystúpte skôr, než zmizne medzi hviezdami.'],
  [
    'Balón nad Šarišom',
    'balloon mountain',
    'krivan',
    'Balón stúpa nad lúky, násobok rastie s výškou. Výhru si vyberte, kým drží košík.',
  ],
  ['Papierový drak', 'kite cloud', 'papierka', 'Šarkan letí, kým fúka vietor. Kedy povoliť šnúru, je len na vás.'],
  [
    'Lietadielko',
    'plane cloud',
    'satelit',
    'Malé lietadlo vzlietne a násobok stúpa spolu s ním. Stačí jeden dotyk a výhra je doma.',
  ],
  [
    'Vzducholoď 1911',
    'zeppelin',
    'parostroj',
    'Vzducholoď stúpa nad mesto. Kto vystúpi včas, berie násobok, ktorý práve svieti.',
  ],
  ['Ponorka Hlboko', 'diver anchor', 'vlnolam', 'Čím hlbšie, tým vyšší násobok. Vynorte sa skôr, než zazvoní tlak.'],
  ['Výťah do neba', 'city lock', 'neonka', 'Výťah ide hore poschodie po poschodí. Na ktorom vystúpite vy?'],
  ['Sánkar', 'sled snowflake', 'inovat', 'Svah je strmý a násobok rastie s rýchlosťou. Brzdiť treba včas.'],
  ['Bublina', 'water', 'prud', 'Bublina rastie a s ňou aj násobok. Praskne vždy, otázka je kedy.'],
  [
    'Kozmický autobus',
    'satellite planet',
    'hviezdaren',
    'Autobus medzi planétami stavia na znamenie. Dajte ho skôr, než odíde z dosahu.',
  ],
  ['Sokolí let', 'falcon mountain', 'krivan', 'Sokol stúpa nad hrebene. Výhru zoberte, kým je ešte na dohľad.'],
  ['Vlak bez bŕzd', 'train', 'linka', 'Vlak naberá rýchlosť a násobok s ním. Vyskočiť treba pred tunelom.'],
  ['Ohňostroj', 'fireworks', 'karneval', 'Raketa letí k nebu a násobok rastie. Zoberte si ho skôr, než sa rozprskne do farieb.'],
  ['Hora v hmle', 'mountain cloud', 'brloh', 'Každý krok do kopca zvyšuje násobok. Chata je blízko, hmla tiež.'],
  ['Surfista', 'surf wave', 'vlnolam', 'Vlna sa dvíha a násobok s ňou. Zoskočte skôr, než sa zlomí.'],
  ['Motorka 250', 'motorcycle', 'dlazba', 'Rovná cesta, plný plyn a násobok na tachometri. Zastaviť musíte sami.'],
  ['Fazuľa až do neba', 'seedling cloud', 'papierka', 'Fazuľa rastie rýchlejšie než v rozprávke. Zlezte z nej včas aj s výhrou.'],
  ['Ikarov let', 'sun feather', 'onyx', 'Krídla nesú vyššie a vyššie. Slnko je však čoraz bližšie.'],
  ['Magnet', 'magnet battery', 'neonka', 'Magnet dvíha poklad zo dna. Násobok rastie, kým drží prúd.'],
  ['Parašutista', 'parachute', 'satelit', 'Voľný pád zvyšuje násobok každú sekundu. Padák otvárate vy.'],
  ['Kráľovský výstup', 'tower crown', 'tri-veze', 'Schody na vežu nemajú konca, násobok tiež nie. Len niektoré sú staré.'],
  ['Kométa naživo', 'comet', 'perihel', 'Kométa letí oblohou a chvost sa predlžuje. Zachyťte ju, kým svieti.'],
  ['Permoníkov vozík', 'mine', 'hora', 'Vozík sa rúti banskou chodbou a násobok rastie na každej výhybke.'],
]

export function crashEntries(accept: (name: string) => boolean): Entry[] {
  return CRASH_GAMES.filter(([name]) => accept(name)).map(([name, motifs, provider, text]) => {
    const random = randomOf(`crash ${name}`)
    // Bets are whole euros, so that every win is whole cents.
    const [minBet, maxBet] = random.pick([
      [100, 10_000],
      [100, 20_000],
      [200, 50_000],
    ] as const)
    // A separate random stream, so that the model does not affect the rest of the entry.
    const variant = randomOf(`variant of ${name}`).pick(CRASH_VARIANTS)
    const age = 20 + random.int(1400)
    const game = {
      ...blankGame({ gameCode: slugOf(name), name, provider, type: 'Crash' as const }),
      minBet,
      maxBet,
      maxWin: Math.round(maxBet * variant.maxWinMultiple),
      rtp: variant.rtp,
      volatility: variant.volatility,
      demoEnabled: true,
      realEnabled: true,
      commercialTier: drawCommercialTier(random),
      promotionLevel: drawPromotionLevel(random),
      labels: age < 75 ? [LABELS.Nové] : [],
      releasedOn: releaseDate(age),
    }
    return { game, info: infoOf(game, text, null, []), motifs: motifs.split(' '), variantId: variant.id, themes: ['crash'] }
  })
}
