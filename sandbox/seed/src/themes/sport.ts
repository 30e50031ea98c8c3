import { theme } from './theme.ts'

export const SPORT = theme({
  id: 'sport',
  title: 'Šport a rýchlosť',
  heroes: `
    football brankár M brankára brankári brankárov brankársky
    hockey hokejista M hokejistu hokejisti hokejistov hokejový
    racing pretekár M pretekára pretekári pretekárov pretekársky
    boxing boxer M boxera boxeri boxerov boxerský
    archery lukostrelec M lukostrelca lukostrelci lukostrelcov lukostrelecký
    skis lyžiar M lyžiara lyžiari lyžiarov lyžiarsky
    horse žokej M žokeja žokeji žokejov žokejský
    whistle rozhodca M rozhodcu rozhodcovia rozhodcov -`,
  things: `
    trophy pohár m pohára poháre pohárov pohárový
    medal medaila f medaily medaily medailí medailový
    football lopta f lopty lopty lôpt -
    hockey puk m puku puky pukov -
    target terč m terča terče terčov terčový
    motorcycle motorka f motorky motorky motoriek -
    car volant m volantu volanty volantov -
    whistle píšťalka f píšťalky píšťalky píšťaliek -`,
  spots:
    'liga f ligy, sezóna f sezóny, zápas m zápasu, šprint m šprintu, derby n derby, kolo n kola, trať f trate, aréna f arény',
  adjectives: 'víťazný, rýchly, posledný, majstrovský, zlatý, nedeľný, šťastný, rozhodujúci, nezastaviteľný, bosý',
  places:
    'na štadióne/zo štadióna, v Poprade/z Popradu, v predĺžení/z predĺženia, na pretekoch/z pretekov, v cieľovej rovinke/z cieľovej rovinky',
  titles: `
    Penalta v 90. minúte = football whistle
    Hattrick u susedov = football farm
    Extra Lap = racing car
    Tretia tretina = hockey ice
    Golden Puck Diner = hockey gold
    Ultimus Cursus = horse trophy
    Bufet pri čiare = football beer`,
  scenes: [
    'Hľadisko stíchne, {h} sa nadýchne a všetci pozerajú na {ta}.',
    '{P} sa rozhoduje až do poslednej sekundy a {h} drží nervy na uzde.',
    'Časomiera beží, tribúny hučia a {h} myslí len na {ta}.',
    'Do cieľa chýba kúsok: {h} pridáva a na konci svieti {t}.',
    'Píšťalka zaznie, hra sa začína a {h} je pri každej šanci.',
  ],
})
