import { counted, numberText } from '@herna/game-kit'

const spins = (count: number): string => counted(count, 'voľné točenie', 'voľné točenia', 'voľných točení', 'voľného točenia')
const rolls = (count: number): string => counted(count, 'hod', 'hody', 'hodov', 'hodu')

/** Texts of fixed jackpots, trails, and sticky wilds. */
export const bonuses = {
  jackpots: {
    label: 'Pevné jackpoty pri tejto stávke',
    names: ['Mini', 'Minor', 'Major', 'Grand'],
    name: (level: number) => ['Mini', 'Minor', 'Major', 'Grand'][level] ?? '',
    coinCell: (name: string, amount: string) => `minca ${name}, ${amount}`,
    times: (count: number) => `× ${count}`,
    won: (name: string, amount: string) => `Jackpot ${name} – ${amount}`,
    rules: 'Pevné jackpoty',
    points: (levels: readonly number[], grand: number) => [
      `${levels.map((multiple, level) => `${['Mini', 'Minor', 'Major'][level]} je ${numberText(multiple)}-násobok`).join(', ')} a Grand ${numberText(grand)}-násobok stávky. Nerastú a s inými hrami ich nič nespája.`,
      'Mini, Minor a Major nesú mince. Mince s jackpotom sa vyplatia ako ostatné, teda vo funkcii držte a vyhrajte, každá z nich osobitne.',
      'Grand sa vyplatí za plnú mriežku mincí.',
      'Výhra jackpotov je súčasťou návratnosti hry. Akú hodnotu minca má, sa žrebuje pri každej rovnako, bez ohľadu na predchádzajúce kolá.',
    ],
  },
  trail: {
    label: 'Bonusová cesta',
    intro: {
      title: 'Bonusová cesta',
      note: (fields: number) =>
        `${counted(fields, 'pole', 'polia', 'polí', 'poľa')}, jedna kocka. Každá zastávka s výhrou sa hneď vyplatí.`,
      end: 'Cesta sa končí na poli Stop alebo v cieli. Čo ste na nej vyhrali, vám ostáva.',
      go: 'Hodiť kockou',
    },
    start: 'Štart',
    stop: 'Stop',
    finish: 'Cieľ',
    field: (field: number) => `Pole ${field}`,
    rolled: (roll: number) => `Kocka: ${roll}`,
    rolling: 'Kocka sa kotúľa',
    sum: 'Výhra na ceste',
    progress: (field: number, fields: number) => `Bonusová cesta · pole ${field} z ${fields}`,
    won: (field: number, fields: number, amount: string) => `${field === fields ? 'Cieľ' : `Pole ${field}`} – ${amount}`,
    stopped: 'Stop – cesta sa končí',
    spoken: (roll: number, where: string) => `Kocka ukázala ${roll}. ${where}.`,
    summary: 'Bonusová cesta sa skončila',
    history: (count: number) => `Točenie a bonusová cesta (${rolls(count)})`,
    starts: (count: number) => `${count} a viac otvorí bonusovú cestu.`,
    points: (rule: { scattersToStart: number; sides: number; fields: readonly { prize: number; isEnd: boolean }[] }) => [
      `Spustí ju ${rule.scattersToStart} a viac rozptýlených symbolov kdekoľvek na valcoch. Nič nestojí a hrá sa so stávkou točenia, ktoré ju otvorilo.`,
      `Figúrka stojí pred prvým poľom. Kocka ukáže číslo od 1 do ${rule.sides}, každé s rovnakou pravdepodobnosťou, a figúrka sa oň posunie.`,
      `Polia po poradí, ako násobok stávky: ${rule.fields.map(({ prize, isEnd }, index) => (index === rule.fields.length - 1 ? `cieľ ${numberText(prize)}` : isEnd ? 'Stop' : numberText(prize))).join(', ')}.`,
      'Vyplatí sa pole, na ktorom figúrka zastane; polia, ktoré preskočí, sa nevyplácajú. Hádže sa znova, kým figúrka nezastane na poli Stop alebo v cieli. Hod, ktorý by cieľ presiahol, v ňom skončí.',
    ],
  },
  sticky: {
    title: 'Lepkavý wild',
    note: 'Wild zakryje celý valec a ostane na ňom do konca voľných točení.',
    progress: (left: string, reels: number) =>
      reels === 0 ? left : `${left} · ${counted(reels, 'zakrytý valec', 'zakryté valce', 'zakrytých valcov', 'zakrytého valca')}`,
    points: (count: number) => [
      `Tri a viac rozptýlených symbolov kdekoľvek na valcoch: ${spins(count)}. Hrajú sa s rovnakou stávkou a nič nestoja; ďalšie v nich nepribudnú.`,
      'Keď pri voľnom točení padne wild na niektorý z troch prostredných valcov, zakryje ho celý a ostane na ňom až do posledného z nich.',
      'Rozptýlené symboly počas voľných točení nevyplácajú, preto zakrytý valec o nič nepripraví.',
    ],
  },
} as const
