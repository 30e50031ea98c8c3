import { counted } from '@herna/game-kit'

const spins = (count: number): string => counted(count, 'voľné točenie', 'voľné točenia', 'voľných točení', 'voľného točenia')

/** Texts of what an open round asks: free spins to choose, a win to collect or risk. */
export const decisions = {
  choice: {
    title: 'Vyberte si voľné točenia',
    spins: (count: number) => spins(count).replace(/^\S+\s/, ''),
    times: (by: number) => `výhry × ${by}`,
    note: 'Všetky možnosti majú v dlhodobom priemere rovnakú návratnosť. Pri menej točeniach sú výhry zriedkavejšie a vyššie.',
    unanswered: (count: number, by: number) =>
      `Kolo na váš výber počká. Ak sa k nemu v lehote prevádzkovateľa nevrátite, odohrá sa ${spins(count)} s výhrami × ${by}.`,
    spoken: (options: readonly { spins: number; multiplier: number }[]) =>
      `Vyberte si voľné točenia: ${options.map((option) => `${spins(option.spins)}, výhry × ${option.multiplier}`).join('; ')}.`,
    message: 'Vyberte si voľné točenia',
  },
  gamble: {
    title: 'Vybrať výhru, alebo ju riskovať?',
    collect: (amount: string) => `Vybrať ${amount}`,
    red: 'Červená',
    black: 'Čierna',
    hidden: 'Zakrytá karta',
    odds: (doubled: string) => `Správny tip farby: ${doubled}. Nesprávny: nič. Červených a čiernych kariet je rovnako.`,
    left: (count: number) =>
      `Riskovať môžete ešte ${counted(count, 'raz', 'razy', 'ráz', 'razu')}. Každá karta je z nového celého balíčka, predchádzajúce na ňu nemajú vplyv.`,
    right: (amount: string) => `Správny tip – ${amount}`,
    wrong: 'Nesprávny tip, výhra prepadá',
    history: (right: number, isLost: boolean) =>
      isLost ? 'riskovanie prehraté' : right > 0 ? `výhra zdvojnásobená ${counted(right, 'raz', 'razy', 'ráz', 'razu')}` : '',
  },
  expanding: {
    respin: (reels: number) => `Točenie navyše · zakryté ${counted(reels, 'valec', 'valce', 'valcov', 'valca')}`,
    message: 'Wild zakryl valec, ostatné sa točia znova',
  },
  rules: {
    expanding: 'Rozširujúci sa wild',
    expandingPoints: [
      'Wild pristáva len na prostredných valcoch. Keď na niektorý padne, zakryje celý valec a až potom sa počítajú výhry.',
      'Zakryté valce ostanú stáť a ostatné sa raz zatočia znova. Ak pri tom wild zakryje ďalší valec, točí sa ešte raz.',
      'Točenia navyše nič nestoja a výhry z každého sa vyplatia. V jednom kole sú najviac tri.',
    ],
    choice: 'Výber voľných točení',
    choicePoints: (awards: readonly number[], options: readonly { spins: number; multiplier: number }[]) => [
      `${awards.join(', ').replace(/, (?=[^,]*$)/, ' alebo ')} rozptýlených symbolov kdekoľvek na valcoch otvorí výber: ${options
        .map((option) => `${spins(option.spins)} s výhrami × ${option.multiplier}`)
        .join(', alebo ')}.`,
      'Všetky možnosti majú presne rovnakú návratnosť. Menej točení s vyšším násobkom znamená zriedkavejšie a vyššie výhry.',
      'Hrajú sa s rovnakou stávkou ako točenie, ktoré ich získalo, a nič nestoja. Ďalšie voľné točenia v nich nepribudnú.',
      'Ako sa valce zastavia, určí server pred vaším výberom. Kolo na výber počká; ak sa v lehote prevádzkovateľa nevrátite, platí prvá možnosť.',
    ],
    gamble: 'Riskovanie výhry',
    gamblePoints: (maxSteps: number, multiple: number) => [
      'Výhru kola môžete vybrať, alebo ju riskovať na farbu karty z celého balíčka 52 kariet. Správny tip ju zdvojnásobí, nesprávny ju vezme.',
      'Červených a čiernych kariet je rovnako, návratnosť riskovania je preto presne 100 % a návratnosť hry sa ním nemení.',
      `Riskovať sa dá najviac ${counted(maxSteps, 'raz', 'razy', 'ráz', 'razu')} za sebou a kým by výhra neprekročila ${multiple}-násobok stávky. Výhry kôl zaplatených bonusom sa riskovať nedajú.`,
      'Karty určí server pred vaším tipom. Kolo na vás počká; ak sa v lehote prevádzkovateľa nevrátite, výhra sa vyplatí.',
    ],
  },
} as const
