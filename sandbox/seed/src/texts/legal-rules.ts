import type { LegalRules } from '@herna/contract/content'

const section = (id: string, title: string, ...paragraphs: string[]) => ({
  id,
  title,
  body: paragraphs.map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)).join('\n'),
})

/** The game rules page, one section per type of game [2.5]. */
export const legalRules = (): LegalRules => ({
  title: 'Pravidlá hier',
  sections: [
    section(
      'vseobecne',
      'Všeobecné pravidlá',
      'Hrať smie iba osoba, ktorá dovŕšila 18 rokov. V tomto pieskovisku sa hrá výlučne o hracie peniaze.',
      'O výsledku každého kola rozhoduje server generátorom náhodných čísel. Zobrazenie na obrazovke výsledok nemení.',
      'Ak sa kolo preruší, dokončí sa podľa záznamu na serveri. Porucha, ktorá znemožní určiť výsledok, ruší stávku aj výhru daného kola.',
    ),
    section(
      'automaty',
      'Automaty',
      'Hráč si zvolí celkovú stávku a roztočí valce. Stávka sa delí rovnakým dielom na všetky výherné línie.',
      'Výhrou je najmenej taký počet rovnakých symbolov na línii zľava doprava, aký uvádza výplatná tabuľka. Na každej línii sa vypláca iba najvyššia výhra, výhry z rôznych línií sa sčítavajú.',
      '<ul><li><strong>Wild</strong> nahrádza všetky symboly okrem symbolu scatter.</li><li><strong>Scatter</strong> platí kdekoľvek na obrazovke.</li></ul>',
    ),
    section(
      'volne-tocenia',
      'Voľné točenia',
      'Určený počet symbolov scatter spustí voľné točenia. Hrajú sa so stávkou a líniami kola, ktoré ich spustilo, a z kreditu sa za ne nič neodpočíta.',
      'Ak má hra počas voľných točení násobiteľ, násobí sa ním každá výhra v nich. Počet opätovných spustení je obmedzený a uvedený v pravidlách hry.',
    ),
    section(
      'jackpoty',
      'Jackpoty',
      'Z každej stávky v zapojenej hre sa určená časť pripočíta k jednotlivým úrovniam jackpotu. Zobrazená suma je najviac 30 sekúnd stará.',
      'Po výhre sa úroveň vráti na svoju počiatočnú hodnotu. V demo režime sa jackpot vyhrať nedá.',
    ),
    section(
      'ruleta',
      'Ruleta',
      'Hrá sa na kolese s číslami 0 až 36. Stávky sa prijímajú, kým krupiér alebo časomiera neoznámi ich uzavretie.',
      '<ul><li>číslo (plné): 35 : 1</li><li>dve čísla: 17 : 1</li><li>tri čísla: 11 : 1</li><li>štyri čísla: 8 : 1</li><li>šesť čísel: 5 : 1</li><li>tucet alebo stĺpec: 2 : 1</li><li>farba, párne a nepárne, malé a veľké: 1 : 1</li></ul>',
      'Ak padne nula, stávky na farbu, párnosť a polovice prehrávajú, pokiaľ pravidlá stola neurčujú inak.',
    ),
    section(
      'blackjack',
      'Blackjack',
      'Cieľom je dosiahnuť súčet bližší k číslu 21 než krupiér a neprekročiť ho. Eso platí 1 alebo 11, kráľ, dáma a dolník 10.',
      'Hráč môže ťahať, stáť, zdvojnásobiť stávku na prvé dve karty alebo rozdeliť dvojicu rovnakej hodnoty. Krupiér ťahá do 16 a stojí na 17.',
      'Blackjack z prvých dvoch kariet sa vypláca 3 : 2, ostatné výhry 1 : 1. Poistenie, ak ho stôl ponúka, platí 2 : 1. Pri zhode sa stávka vracia.',
    ),
    section(
      'baccarat',
      'Baccarat',
      'Stavia sa na hráča, bankára alebo remízu. Vyhráva súčet bližší k deviatke, pričom sa počíta iba posledná číslica súčtu.',
      'Tretia karta sa ťahá podľa pevných pravidiel, hráč o nej nerozhoduje. Výhra na hráča sa vypláca 1 : 1, na bankára 0,95 : 1, pri stole bez provízie podľa jeho pravidiel, a na remízu 8 : 1.',
    ),
    section(
      'poker',
      'Poker a video poker',
      'Vo video pokri dostane hráč päť kariet, označí tie, ktoré si ponechá, a ostatné sa raz vymenia. Výhra sa určuje podľa tabuľky na obrazovke.',
      'Pri živých pokrových stoloch hráč karty nedostáva: stavia na to, akú kombináciu bude mať krupiér. Výplatné pomery sú uvedené priamo na stole.',
    ),
    section(
      'kocky',
      'Kocky',
      'Pri Sic Bo sa hádžu tri kocky. Stávky na malé a veľké prehrávajú, ak padnú tri rovnaké čísla.',
      'Výplatné pomery pre súčty, dvojice a trojice sú uvedené priamo na stole.',
      'Pri craps platí pole podľa súčtu prvého hodu: 3, 4, 9, 10 a 11 platia 1 : 1, súčet 2 platí 2 : 1 a súčet 12 platí 3 : 1.',
    ),
    section(
      'crash-hry',
      'Crash hry',
      'Po začiatku kola stúpa násobok od 1,00. Hráč môže výhru kedykoľvek vybrať a získa stávku vynásobenú aktuálnou hodnotou.',
      'Ak sa kolo skončí skôr, stávka prehráva. Okamih konca je určený pred začiatkom kola a počas neho sa nemení.',
    ),
    section(
      'zive-stoly',
      'Živé stoly',
      'Kolá sa začínajú a končia podľa hodín štúdia. Rozhodujúci je výsledok na stole potvrdený systémom štúdia; je rovnaký pre všetkých pri stole.',
      'Stávka je prijatá, ak príde na server skôr, než sa stávky uzavrú. Neskoršia stávka sa neprijme a nič sa za ňu nestrhne.',
      'Prijatá stávka platí, aj keď hráč stratí spojenie alebo hru zatvorí: kolo sa dohrá a výhra sa pripíše. Stávky možno vrátiť len skôr, než sa uzavrú.',
    ),
    section(
      'reklamacie',
      'Reklamácie',
      'Reklamáciu kola možno podať do 30 dní e-mailom na adrese podpora@herna.example. Uveďte názov hry, dátum a čas kola.',
      'O reklamácii rozhodneme do 30 dní na základe záznamu kola na serveri.',
    ),
  ],
})
