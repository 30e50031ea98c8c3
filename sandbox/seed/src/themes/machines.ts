import { theme } from './theme.ts'

export const MACHINES = theme({
  id: 'stroje',
  title: 'Stroje a iskry',
  heroes: `
    robot robot M robota roboty robotov robotí
    gear vynálezca M vynálezcu vynálezcovia vynálezcov vynálezcov
    cyber mechanik M mechanika mechanici mechanikov mechanický
    arcade hráč M hráča hráči hráčov hráčsky
    train rušňovodič M rušňovodiča rušňovodiči rušňovodičov -
    clock hodinár M hodinára hodinári hodinárov hodinársky
    dog robopes M robopsa robopsy robopsov -
    plane pilot M pilota piloti pilotov pilotský`,
  things: `
    gear koleso n kolesa kolesá kolies kolesový
    battery batéria f batérie batérie batérií -
    magnet magnet m magnetu magnety magnetov magnetický
    zeppelin vzducholoď f vzducholode vzducholode vzducholodí -
    chip čip m čipu čipy čipov čipový
    lightning iskra f iskry iskry iskier iskrový
    hourglass kyvadlo n kyvadla kyvadlá kyvadiel -
    bomb kotol m kotla kotly kotlov -
    laser laser m lasera lasery laserov laserový`,
  spots:
    'dielňa f dielne, továreň f továrne, sen m sna, zmena f zmeny, stroj m stroja, revolúcia f revolúcie, linka f linky, pokus m pokusu',
  adjectives: 'mosadzný, parný, elektrický, presný, nekonečný, hrdzavý, magnetický, svetelný, splašený, iskrivý',
  places: 'v továrni/z továrne, v depe/z depa, na povale/z povaly, v Manchestri/z Manchestra, v laboratóriu/z laboratória',
  titles: `
    Prvá zmena = gear clock
    Volt & Velvet = lightning rose
    Tesne pred skratom = battery lightning
    Perpetuum = gear hourglass
    Insert Courage = arcade coin
    Pára nad hrncom = gear cauldron
    Level 99 = arcade star
    Brass Honey = gear bees`,
  scenes: [
    'Ozubené kolesá sa zakusnú, para zasyčí a {h} spúšťa stroj.',
    '{P} sa pracuje aj v noci: {h} ladí {ta} na posledný dotyk.',
    'Stačí jedna iskra a {h} dá do pohybu celú dielňu.',
    'Výkres má tisíc čiar, no {h} pozná každú; v strede je {t}.',
    'Niečo cvaklo, niečo bliklo a {h} vie, že {t} konečne funguje.',
  ],
})
