/** Opening sentences for any theme. Placeholders: fill-sentence.ts. Present tense only, so that verbs need no agreement with the gender of the inserted noun. */
export const OPENINGS: readonly string[] = [
  'V hre {N} má hlavnú úlohu {h}, vedľajšiu {t} a posledné slovo náhoda.',
  'V hre {N} sa všetko točí okolo jedného: {h} a {t} na tých istých valcoch.',
  '{H} a {t}: z týchto dvoch vecí je postavený celý príbeh.',
  'Kto otvorí hru {N}, vstúpi do sveta, v ktorom {h} a {t} patria k sebe.',
  'Hra {N} má vlastné tempo, vlastné farby a v hlavnej úlohe je {h}.',
  'Každé točenie je krátka scéna: {h}, {t} a koniec, ktorý sa nedá uhádnuť.',
  'Príbeh sa začína nenápadne. Najprv {h}, potom {t} a zrazu je na valcoch plno.',
  'Na jednej strane {h}, na druhej {t} a medzi nimi točiace sa valce.',
  'Obrazy hry {N} si zapamätáte rýchlo: {h}, {t} a všetko okolo.',
  'Štúdio {S} tu rozpráva príbeh, v ktorom {h} hľadá {ta}.',
  'Z dielne štúdia {S}: {h}, {t} a starostlivo kreslené pozadie.',
  'Podľa štúdia {S} patrí na valce predovšetkým {h}. Spoločnosť dopĺňa {t}.',
]

/** Gameplay of three-reel slots. */
export const CLASSIC_PLAY: readonly string[] = [
  'Hrá sa na troch valcoch a {lines}.',
  'Tri valce a {linesNom}: pravidlá pochopíte po prvom točení.',
  'Trojvalcová klasika {linesWith}.',
  'Na troch valcoch rozhoduje {linesNom}.',
  'Pravidlá sú jednoduché: tri valce, {linesNom}, stávka od {min}.',
  'Točí sa na mriežke tri krát tri a {lines}.',
  'Starý dobrý rozmer tri krát tri a {linesNom}.',
]
export const CLASSIC_WILD: readonly string[] = [
  'Symbol wild zaskočí za ktorýkoľvek iný.',
  'Pomáha wild, ktorý nahrádza všetky ostatné symboly.',
  'Jediná výnimka z klasiky je wild, ktorý dopĺňa chýbajúce kombinácie.',
]
export const CLASSIC_PLAIN: readonly string[] = [
  'Žiadne bonusové kolá, iba výplatná tabuľka.',
  'Bez bonusových kôl a bez čakania.',
  'Vypláca sa len to, čo na línii naozaj vidíte.',
]

/** Gameplay of five-reel slots with wild, scatter and free spins. */
export const VIDEO_PLAY: readonly string[] = [
  'Hrá sa na piatich valcoch a {lines}, wild nahrádza všetky symboly okrem scatteru.',
  'Päť valcov, {linesNom} a wild, ktorý dopĺňa kombinácie.',
  'Na piatich valcoch čaká {linesNom}; chýbajúci symbol doplní wild.',
  'Výhry sa počítajú zľava doprava {lines} a wild pri nich pomáha.',
  'Mriežka päť krát tri, {linesNom} a stávka už od {min}.',
  'Točí sa päť valcov {linesWith}.',
  'Klasický rozmer päť krát tri {linesWith} a symbol wild, ktorý zastúpi takmer všetko.',
  'Hru tvorí päť valcov, {linesNom} a dvojica špeciálnych symbolov: wild a scatter.',
  'Staviť možno od {min} {lines}, symboly sa počítajú zľava.',
]
export const FREE_SPINS: readonly string[] = [
  'Tri symboly scatter spustia {spins} voľných točení, v ktorých sa každá výhra násobí {times}.',
  'Za tri scattery je {spins} voľných točení s násobiteľom {x}.',
  'Voľné točenia štartujú tri scattery: najmenej {spins} kôl, v ktorých sa výhry násobia {times}.',
  'Tri a viac scatterov otvárajú voľné točenia, v ktorých sa výhry násobia {times}.',
  'Počas voľných točení platí {multiplePay} výplata; na štart stačia tri scattery.',
  'Bonusom sú voľné točenia: {spins} za tri scattery, až {most} za päť.',
  'Scattery platia kdekoľvek, tri z nich prinesú {spins} voľných točení.',
]

/** Free spins without a multiplier. */
export const FREE_SPINS_PLAIN: readonly string[] = [
  'Tri symboly scatter spustia {spins} voľných točení.',
  'Bonusom sú voľné točenia: {spins} za tri scattery, až {most} za päť.',
  'Scattery platia kdekoľvek, tri z nich prinesú {spins} voľných točení.',
]

/** Gameplay of slots with ways. */
export const WAYS_PLAY: readonly string[] = [
  'Hrá sa {onReels} po štyri symboly, namiesto línií je tu {ways}.',
  '{Reels} a {ways}: stačia rovnaké symboly na susedných valcoch zľava.',
  'Rovnaké symboly vyhrávajú na susedných valcoch zľava v ktoromkoľvek riadku, čo dáva {ways}.',
  'Bez línií, zato {ways} a wild, ktorý dopĺňa kombinácie.',
  'Mriežka {grid} ponúka {ways} už od stávky {min}.',
  'Na riadku nezáleží: {reels} dáva {ways}.',
]

/** Gameplay of slots with multiplier wilds. */
export const MULTIPLIER_PLAY: readonly string[] = [
  'Hrá sa na piatich valcoch a {lines}; wild symboly nielen nahrádza, ale výhru aj násobí.',
  'Päť valcov, {linesNom} a wildy s násobiteľmi {wilds}; ak je ich vo výhre viac, násobia sa navzájom.',
  'Každý wild vo výhre ju násobí ({wilds}) a dva wildy sa násobia medzi sebou.',
  'Točí sa päť valcov {linesWith}; na štyroch z nich môže pristáť wild s násobiteľom {anyWild}.',
]

/** Gameplay of slots with cascades. */
export const CASCADE_PLAY: readonly string[] = [
  'Vyhráva {least} a viac rovnakých symbolov kdekoľvek na šiestich valcoch.',
  'Výherné symboly zmiznú, na ich miesto padajú nové a s každou kaskádou rastie násobiteľ, až na {top}.',
  'Šesť valcov bez línií: {least} rovnakých symbolov vyhrá, zmizne a uvoľní miesto ďalším.',
  'Po každej výhre sa spustí kaskáda a násobiteľ stúpa: {ladder}.',
  'Staviť možno od {min}; kaskády nič nestoja a ich násobiteľ rastie až na {top}.',
]

/** Gameplay of hold-and-win slots. */
export const HOLD_PLAY: readonly string[] = [
  'Šesť mincí naraz spustí funkciu držte a vyhrajte: mince ostávajú, ostatné políčka sa točia ďalej.',
  'Na piatich valcoch a {lines} sa zbierajú mince; šesť ich prinesie tri opakované točenia a každá nová minca ich počet obnoví.',
  'Základom je päť valcov a {linesNom}, vrcholom funkcia držte a vyhrajte.',
  'Každá minca má vlastnú hodnotu; kto nimi zaplní celú mriežku, získa navyše {grand}-násobok stávky.',
]

/** Gameplay of slots with expanding wilds. */
export const EXPANDING_PLAY: readonly string[] = [
  'Hrá sa na piatich valcoch a {lines}; wild na prostredných valcoch sa rozšíri na celý valec a ostatné sa zatočia ešte raz.',
  'Päť valcov, {linesNom} a wild, ktorý zakryje celý valec a ostane stáť, kým sa zvyšok znova zatočí.',
  'Rozširujúci sa wild zakryje prostredný valec, prinesie točenie navyše a pri ďalšom zásahu aj druhé a tretie.',
  'Točí sa päť valcov {linesWith}; keď wild zakryje valec, ostatné sa točia znova a nič to nestojí.',
]

/** Gameplay of slots whose free spins the player chooses. */
export const CHOICE_PLAY: readonly string[] = [
  'Hrá sa na piatich valcoch a {lines}; tri scattery otvoria výber voľných točení: {options}.',
  'Päť valcov, {linesNom} a voľné točenia, ktoré si vyberiete sami: {options}.',
  'Za tri scattery si voľné točenia vyberáte: {options}, všetky s rovnakou návratnosťou.',
  'Točí sa päť valcov {linesWith}; pri voľných točeniach rozhodnete, či ich bude viac, alebo či sa výhry budú násobiť vyšším číslom.',
]

/** Gameplay of slots with fixed jackpots. */
export const JACKPOT_PLAY: readonly string[] = [
  'Nad valcami svietia štyri pevné jackpoty: Mini, Minor, Major a Grand. Prvé tri nesú mince, Grand je za plnú mriežku.',
  'Päť valcov, {linesNom} a štyri pevné jackpoty; šesť mincí naraz spustí funkciu držte a vyhrajte, v ktorej sa dajú vyhrať.',
  'Šesť mincí spustí funkciu držte a vyhrajte; niektoré mince nesú pevné jackpoty Mini, Minor a Major, plná mriežka pridá {grand}-násobok stávky.',
  'Točí sa päť valcov {linesWith} a každá minca má svoju hodnotu, tie najcennejšie sú pevné jackpoty.',
]

/** Gameplay of slots with a trail. */
export const TRAIL_PLAY: readonly string[] = [
  'Tri rozptýlené symboly otvoria bonusovú cestu: kocka posúva figúrku po {fields} poliach a každá zastávka s výhrou sa vyplatí.',
  'Hrá sa na piatich valcoch a {lines}; tri rozptýlené symboly vás pošlú na bonusovú cestu, ktorú určuje kocka.',
  'Bonusová cesta má {fields} polí: výhry, zastávky a cieľ za {finish}-násobok stávky.',
  'Päť valcov, {linesNom} a bonusová cesta, po ktorej figúrka postupuje, kým ju kocka nezastaví.',
]

/** Gameplay of slots with sticky wilds. */
export const STICKY_PLAY: readonly string[] = [
  'Hrá sa na piatich valcoch a {lines}; vo voľných točeniach je lepkavý wild, ktorý zakryje valec a ostane na ňom do ich konca.',
  'Päť valcov, {linesNom} a lepkavý wild: čo pri voľných točeniach zakryje, to ostane zakryté.',
  'Lepkavý wild sa pri voľných točeniach prilepí na celý valec a pomáha až do posledného z nich.',
  'Točí sa päť valcov {linesWith}; voľné točenia majú lepkavý wild, každý zakrytý valec ostáva zakrytý.',
]

/** Free spins of slots with sticky wilds: their number does not depend on the scatters. */
export const STICKY_FREE_SPINS: readonly string[] = [
  'Tri symboly scatter spustia {spins} voľných točení.',
  'Voľných točení je {spins}, stačia na ne tri scattery.',
]

/** Addition for slots whose wins may be risked. */
export const GAMBLE_PLAY: readonly string[] = [
  'Výhru môžete vybrať alebo ju riskovať na farbu karty.',
  'Po výhre sa dá tipovať farba karty: správny tip ju zdvojnásobí, nesprávny ju vezme.',
]

/** By volatility 1 to 5. */
export const VOLATILITY_SENTENCES: readonly (readonly string[])[] = [
  [
    'Nízka volatilita: výhry chodia často a bývajú drobné.',
    'Pokojná hra s nízkou volatilitou, vhodná na dlhšie hranie.',
    'Volatilita je nízka, prekvapení je málo a výhry sú skôr menšie.',
    'S nízkou volatilitou sa zostatok mení len pomaly.',
  ],
  [
    'Volatilita je mierna, výhry prichádzajú pomerne pravidelne.',
    'Mierna volatilita necháva hru plynúť bez veľkých výkyvov.',
    'Skôr pokojná hra: mierna volatilita, primerané výhry.',
    'S miernou volatilitou sa hodí aj na nižšie stávky.',
  ],
  [
    'Stredná volatilita drží rovnováhu medzi častými a vyššími výhrami.',
    'Volatilita je stredná: trochu pokoja, trochu napätia.',
    'Stredná volatilita, žiadne extrémy.',
    'So strednou volatilitou sa striedajú tichšie a živšie úseky.',
  ],
  [
    'Volatilita je vysoká, dlhšie úseky bez výhry k hre patria.',
    'Vysoká volatilita: výhry sú zriedkavejšie, zato výraznejšie.',
    'Hra s vysokou volatilitou pre tých, ktorí vedia čakať.',
    'Pri vysokej volatilite sa oplatí zvoliť nižšiu stávku a nenáhliť sa.',
    'Vysoká volatilita znamená väčšie výkyvy na obe strany.',
  ],
  [
    'Volatilita je veľmi vysoká: väčšina točení nevyplatí nič, výnimky stoja za reč.',
    'Veľmi vysoká volatilita vyžaduje trpezlivosť a pevný limit.',
    'Pozor na veľmi vysokú volatilitu, výkyvy sú tu naozaj veľké.',
    'Hra s veľmi vysokou volatilitou; výhry prichádzajú len zriedka.',
  ],
]
