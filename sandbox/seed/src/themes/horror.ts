import { theme } from './theme.ts'

export const HORROR = theme({
  id: 'hroza',
  title: 'Hrôza a tiene',
  heroes: `
    vampire upír M upíra upíri upírov upírsky
    ghost duch M ducha duchovia duchov duchov
    bat netopier M netopiera netopiere netopierov netopierí
    werewolf vlkolak M vlkolaka vlkolaci vlkolakov vlkolačí
    witch striga f strigy strigy stríg strigin
    mummy múmia f múmie múmie múmií -
    devil čert M čerta čerti čertov čertovský
    zombie zombia f zombie zombie zombií -
    spider pavúk M pavúka pavúky pavúkov pavúčí
    raven havran M havrana havrany havranov havraní`,
  things: `
    coffin rakva f rakvy rakvy rakiev -
    skull lebka f lebky lebky lebiek -
    candle sviečka f sviečky sviečky sviečok -
    cauldron kotol m kotla kotly kotlov -
    pumpkin tekvica f tekvice tekvice tekvíc tekvicový
    moon mesiac m mesiaca mesiace mesiacov mesačný
    doll bábika f bábiky bábiky bábik -
    clock pendlovka f pendlovky pendlovky pendloviek -`,
  spots:
    'katedrála f katedrály, bál m bálu, pivnica f pivnice, zámok m zámku, hodina f hodiny, chodba f chodby, krypta f krypty, svadba f svadby, ulica f ulice',
  adjectives: 'bledý, nočný, prekliaty, tichý, krvavý, hladný, strašidelný, zabudnutý, polnočný, studený',
  places:
    'v Transylvánii/z Transylvánie, na cintoríne/z cintorína, v Čachticiach/z Čachtíc, v pivnici/z pivnice, v starom mlyne/zo starého mlyna',
  titles: `
    Izba číslo 13 = door ghost
    Susedia zhora = ghost clock
    Crimson Waltz = vampire violin
    Umbra = bat moon
    Nebuď ma pred polnocou = coffin clock
    Upír na diéte = vampire garlic
    Candle No. 9 = candle skull
    Kto je pod posteľou? = ghost eye`,
  scenes: [
    'Hodiny odbili polnoc, v kúte stojí {t} a z chodby nazerá {h}.',
    '{P} dnes neradno chodiť bez svetla, lebo {h} nemá kam odísť.',
    'Dvere zavŕzgajú samy od seba, sviečka zhasne a {h} sa usmieva v tme.',
    'Zo starého domu vychádza {h} a v okne zostáva iba {t}.',
    'Strach má veľké oči a {h} ešte väčšie; pod schodmi čaká {t}.',
  ],
})
