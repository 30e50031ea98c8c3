import { counted, numberText } from '@herna/game-kit'

const ways = (count: number): string => counted(count, 'spôsob výhry', 'spôsoby výhry', 'spôsobov výhry', 'spôsobu výhry')
const respins = (count: number): string => counted(count, 'točenie', 'točenia', 'točení', 'točenia')
const coins = (count: number): string => counted(count, 'minca', 'mince', 'mincí', 'mince')
const coinsWhat = (count: number): string => counted(count, 'mincu', 'mince', 'mincí', 'mince')

/** Texts of ways, cascades, multiplying wilds, hold and win. */
export const families = {
  waysWin: (symbol: string, reels: number, by: number, amount: string) =>
    `${symbol} na ${reels} valcoch, ${counted(by, 'spôsob', 'spôsoby', 'spôsobov', 'spôsobu')} – ${amount}`,
  multiplied: (by: number) => `, wild × ${by}`,
  anywhereWin: (count: number, symbol: string, amount: string) => `${count} × ${symbol} – ${amount}`,
  coinsWin: (count: number, amount: string) => `Hodnota mincí (${coins(count)}) – ${amount}`,
  grandWin: (amount: string) => `Hlavná výhra za plnú mriežku – ${amount}`,
  cascade: (fall: number, by: number) => `Kaskáda ${fall} · výhry × ${by}`,
  respin: (left: number, held: number, cells: number) =>
    `${left === 0 ? 'Posledné točenie' : `Ešte ${respins(left)}`} · mince ${held} z ${cells}`,
  newCoins: (count: number) => (count > 0 ? `Nové mince: ${count}` : 'Bez novej mince'),
  coinCell: (amount: string) => `minca ${amount}`,
  emptyCell: 'prázdne pole',
  held: {
    title: 'Držte a vyhrajte',
    note: (count: number, left: number) => `${coins(count)} na valcoch. Máte ${respins(left)}, nová minca ich počet obnoví.`,
    go: 'Začať',
  },
  heldSummary: 'Držte a vyhrajte sa skončilo',
  history: {
    cascades: (count: number) => `Točenie a ${counted(count, 'kaskáda', 'kaskády', 'kaskád', 'kaskády')}`,
    respins: (count: number) => `Točenie a držte a vyhrajte (${respins(count)})`,
  },
  stakeHint: 'Stávka na celé kolo.',
  pay: {
    perWay: 'Sumy platia za jeden spôsob výhry.',
    range: (from: number, to: number) => (from === to ? String(from) : `${from} – ${to}`),
    andMore: (from: number) => `${from} a viac`,
    wildTimes: (by: number) => `Výhru, ktorej je súčasťou, násobí × ${by}.`,
    coin: (least: number, most: number) => `Každá minca má hodnotu od ${least}- do ${numberText(most)}-násobku stávky.`,
    scatterAnywhere: 'Rozptýlený symbol – platí kdekoľvek na valcoch.',
  },
  rules: {
    grid: { lines: 'Valce a línie', ways: 'Valce a spôsoby výhry', anywhere: 'Mriežka' },
    gridWays: (reels: number, rows: number, count: number) => `${reels} × ${rows}, ${ways(count)}`,
    gridAnywhere: (reels: number, rows: number) => `${reels} × ${rows}, bez línií`,
    waysPoints: [
      'Vyhrávajú rovnaké symboly na susedných valcoch, počnúc ľavým. Na riadku nezáleží.',
      'Ak je na niektorom valci symbol viackrát, výhra sa vyplatí toľkokrát, koľkými spôsobmi sa dá valcami prejsť.',
      'Za každý symbol sa vypláca jeho najdlhší rad; výhry rôznych symbolov sa sčítajú.',
    ],
    anywherePoints: (least: number) => [
      `Vyhráva aspoň ${least} rovnakých symbolov kdekoľvek na mriežke.`,
      'Výhry rôznych symbolov sa sčítajú.',
    ],
    wildTimes: (multipliers: readonly number[]) =>
      `Výhru na línii násobí každý wild, ktorý je jej súčasťou (${multipliers.map((by) => `× ${by}`).join(', ')}). Viac wildov sa násobí navzájom.`,
    cascade: 'Kaskády',
    cascadePoints: (multipliers: readonly number[]) => [
      'Po výhre jej symboly zmiznú, symboly nad nimi spadnú a na prázdne miesta padnú nové. Trvá to, kým niečo vyhráva.',
      `Výhry prvého pádu sa násobia × ${multipliers[0] ?? 1}, ďalších ${multipliers
        .slice(1)
        .map((by) => `× ${by}`)
        .join(', ')}.`,
      `V jednom kole je najviac ${counted(multipliers.length, 'pád', 'pády', 'pádov', 'pádu')}. Kaskády nič nestoja.`,
    ],
    hold: 'Držte a vyhrajte',
    holdPoints: (rule: { coinsToStart: number; respins: number; coins: readonly number[]; grand: number }) => [
      `Spustí sa, keď na valcoch pristane aspoň ${coinsWhat(rule.coinsToStart)} naraz. Mince ostanú na mieste a točia sa len prázdne polia.`,
      `Máte ${respins(rule.respins)}; každá nová minca ich počet obnoví.`,
      `Minca má hodnotu ${rule.coins.map((multiple) => numberText(multiple)).join(', ')}-násobku stávky. Na konci sa vyplatia všetky spolu.`,
      `Za plnú mriežku sa k nim pripočíta hlavná výhra: ${numberText(rule.grand)}-násobok stávky.`,
      'Opakované točenia nič nestoja. Mince, ktoré funkciu nespustia, sa nevyplácajú.',
    ],
  },
} as const
