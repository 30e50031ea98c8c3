import { theme } from './theme.ts'

export const KNIGHTS = theme({
  id: 'rytieri',
  title: 'Rytieri a hrady',
  heroes: `
    knight rytier M rytiera rytieri rytierov rytiersky
    king kráľ M kráľa králi kráľov kráľovský
    queen kráľovná f kráľovnej kráľovné kráľovien kráľovnin
    dragon drak M draka draky drakov dračí
    robin lučištník M lučištníka lučištníci lučištníkov lučištnícky
    jester šašo M šaša šašovia šašov šašov
    barbarian barbar M barbara barbari barbarov barbarský
    anvil kováč M kováča kováči kováčov kováčsky
    lion lev M leva levy levov leví
    falcon sokoliar M sokoliara sokoliari sokoliarov sokoliarsky`,
  things: `
    sword meč m meča meče mečov -
    shield erb m erbu erby erbov erbový
    helmet prilba f prilby prilby prílb -
    grail grál m grálu grály grálov -
    tower veža f veže veže veží -
    torch fakľa f fakle fakle faklí fakľový
    crown koruna f koruny koruny korún korunný
    scroll listina f listiny listiny listín -
    excalibur kopija f kopije kopije kopijí -`,
  spots:
    'hrad m hradu, turnaj m turnaja, prísaha f prísahy, hodovanie n hodovania, brána f brány, česť f cti, výprava f výpravy, pokladnica f pokladnice, nádvorie n nádvoria',
  adjectives: 'čierny, verný, kamenný, železný, kráľovský, posledný, neporazený, strieborný, hradný',
  places:
    'na Devíne/z Devína, na Oravskom hrade/z Oravského hradu, na Beckove/z Beckova, v Trenčíne/z Trenčína, na Strečne/zo Strečna, v Červenom Kameni/z Červeného Kameňa',
  titles: `
    Štvrtý mušketier meškal = sword hat
    Turnaj bez víťaza = knight trophy
    Drawbridge Down = castle door
    Gladius Regis = sword crown
    Guláš na hrade = cauldron castle
    Šach-mat, Veličenstvo = chess king
    Rytier a pol = knight horse`,
  scenes: [
    'Padací most sa dvíha, trúby znejú a na nádvorie vchádza {h}.',
    '{P} sa chystá turnaj: {h} leští výzbroj a odmenou je {t}.',
    'Vo veži horí jediné svetlo, pri stole sedí {h} a na stole leží {t}.',
    'Prísaha znela jasne: {h} bude strážiť {ta} do posledného dychu.',
    'Za hradbami je pokoj, no {h} vie, že {t} láka aj nepriateľov.',
  ],
})
