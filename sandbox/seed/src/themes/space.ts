import { theme } from './theme.ts'

export const SPACE = theme({
  id: 'vesmir',
  title: 'Vesmír',
  heroes: `
    alien mimozemšťan M mimozemšťana mimozemšťania mimozemšťanov -
    astronaut kozmonaut M kozmonauta kozmonauti kozmonautov -
    robot robot M robota roboty robotov robotí
    cyber kyborg M kyborga kyborgovia kyborgov -
    invader votrelec M votrelca votrelci votrelcov -
    dog Lajka f Lajky Lajky Lajok -
    monkey opičiak M opičiaka opičiaci opičiakov -`,
  things: `
    comet kométa f kométy kométy komét -
    planet planéta f planéty planéty planét -
    star hviezda f hviezdy hviezdy hviezd hviezdny
    rocket raketa f rakety rakety rakiet -
    satellite satelit m satelitu satelity satelitov -
    galaxy galaxia f galaxie galaxie galaxií -
    ufo tanier m taniera taniere tanierov -
    telescope ďalekohľad m ďalekohľadu ďalekohľady ďalekohľadov -
    laser laser m lasera lasery laserov laserový
    moon mesiac m mesiaca mesiace mesiacov mesačný
    atom atóm m atómu atómy atómov atómový
    sun slnko n slnka slnká sĺnk slnečný`,
  spots:
    'dráha f dráhy, základňa f základne, brána f brány, stanica f stanice, prach m prachu, signál m signálu, záhrada f záhrady, karavána f karavány, prístav m prístavu',
  adjectives: 'kozmický, tichý, vzdialený, neónový, strieborný, bludný, modrý, sieťový, orbitálny, plazmový',
  places:
    'na Marse/z Marsu, za Neptúnom/spoza Neptúna, na Titane/z Titanu, v Mliečnej ceste/z Mliečnej cesty, na obežnej dráhe/z obežnej dráhy, pri Síriu/od Síria',
  titles: `
    Haló, tu Mars = astronaut planet
    Gravitácia mínus = astronaut atom
    Návšteva o 3:07 = ufo night
    Andromeda Calling = galaxy star
    Laika Lounge = dog rocket
    Posledný výstup = astronaut door
    Via Lactea = galaxy comet
    Orbit po obede = rocket earth
    Kozmodróm Kúty = rocket farm`,
  scenes: [
    'Odpočet skončil, motory bežia a {h} zamieri tam, kde svieti {t}.',
    '{P} nikto nečaká návštevu, no {h} už klope na prielez.',
    'Ticho vesmíru preruší signál: {h} hlási, že na obzore je {t}.',
    'Za okienkom pláva {t} a {h} si do denníka zapisuje nový objav.',
    'Mapa hviezd má jedno prázdne miesto a práve tam letí {h}.',
  ],
})
