import { theme } from './theme.ts'

export const WEST = theme({
  id: 'zapad',
  title: 'Divoký západ',
  heroes: `
    cowboy kovboj M kovboja kovboji kovbojov kovbojský
    sheriff šerif M šerifa šerifi šerifov šerifov
    bandit bandita M banditu banditi banditov banditský
    buffalo bizón M bizóna bizóny bizónov bizóní
    horse mustang M mustanga mustangy mustangov mustangí
    snake štrkáč M štrkáča štrkáče štrkáčov -
    miner zlatokop M zlatokopa zlatokopi zlatokopov zlatokopecký
    scorpion škorpión M škorpióna škorpióny škorpiónov škorpióní
    eagle kondor M kondora kondory kondorov kondorí`,
  things: `
    revolver revolver m revolvera revolvery revolverov -
    horseshoe podkova f podkovy podkovy podkov -
    cactus kaktus m kaktusu kaktusy kaktusov kaktusový
    dynamite dynamit m dynamitu dynamity dynamitov dynamitový
    lasso laso n lasa lasá lás -
    wagon dostavník m dostavníka dostavníky dostavníkov -
    wanted zatykač m zatykača zatykače zatykačov -
    gold nuget m nugetu nugety nugetov -
    train rušeň m rušňa rušne rušňov -`,
  spots:
    'salón m salónu, kaňon m kaňonu, stanica f stanice, súboj m súboja, ranč m ranča, trať f trate, zákon m zákona, prašina f prašiny',
  adjectives: 'osamelý, prašný, rýchly, zlatý, divoký, slnečný, tvrdohlavý, hľadaný, púštny, hrdzavý',
  places:
    'v Arizone/z Arizony, v Tucsone/z Tucsonu, na Rio Grande/od Rio Grande, pri železnici/od železnice, v El Pase/z El Pasa',
  titles: `
    Na pravé poludnie a kúsok = clock revolver
    Tumbleweed Tango = cactus guitar
    Fazuľa a prach = cowboy fire
    Salón U mŕtveho muža = saloon cards
    Last Stop: Prosperity = train gold
    Koltový orchester = revolver violin`,
  scenes: [
    'Salónové dvere sa rozkývu, klavír stíchne a dnu vchádza {h}.',
    '{P} je horúco, {h} sa opiera o zábradlie a v prachu leží {t}.',
    'Vlak mešká, slnko páli a {h} vie o zlate viac, než povie.',
    'Na plagáte je odmena, za rohom {h} a v sedlovej taške {t}.',
    'Súboj sa začína na pravé poludnie: {h} proti celému mestu.',
  ],
})
