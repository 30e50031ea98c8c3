import { theme } from './theme.ts'

export const DRAGONS = theme({
  id: 'draky-a-vychod',
  title: 'Draky a Východ',
  heroes: `
    dragon drak M draka draky drakov dračí
    panda panda f pandy pandy pánd pandí
    samurai samuraj M samuraja samuraji samurajov samurajský
    ninja nindža M nindžu nindžovia nindžov nindžovský
    geisha gejša f gejše gejše gejší gejšin
    koi kapor M kapra kapry kaprov kaprí
    tiger tiger M tigra tigre tigrov tigrí
    oni démon M démona démoni démonov démonský
    fortunecat mačka f mačky mačky mačiek mačací
    monkey opica f opice opice opíc opičí`,
  things: `
    lantern lampión m lampióna lampióny lampiónov lampiónový
    lotus lotos m lotosu lotosy lotosov lotosový
    fan vejár m vejára vejáre vejárov vejárový
    jade nefrit m nefritu nefrity nefritov nefritový
    gong gong m gongu gongy gongov gongový
    pagoda pagoda f pagody pagody pagod -
    envelope obálka f obálky obálky obálok obálkový
    tea čaj m čaju čaje čajov čajový
    bamboo bambus m bambusu bambusy bambusov bambusový
    sakura sakura f sakury sakury sakúr sakurový`,
  spots:
    'hostina f hostiny, brána f brány, chrám m chrámu, záhrada f záhrady, cesta f cesty, tanec m tanca, rok m roka, rieka f rieky',
  adjectives: 'nefritový, lampiónový, spiaci, cisársky, ohnivý, hodvábny, tichý, perlový, východný, červený',
  places:
    'v Kjóte/z Kjóta, v Šanghaji/zo Šanghaja, pod Fudži/spod Fudži, v bambusovom háji/z bambusového hája, na Mekongu/od Mekongu, v Nare/z Nary',
  titles: `
    Rok papierového draka = dragon kite
    Tisíc žeriavov = sakura feather
    Noodle Dynasty = rice dragon
    Haiku o zlate = gold bamboo
    Jade Teahouse = jade tea
    Panda na dovolenke = panda beach
    Draco Dormiens = dragon moon`,
  scenes: [
    'Gong zaznie do hmly, {h} sa prebúdza a pri chráme žiari {t}.',
    '{P} sa oslavuje nový rok: {h}, {t} a obloha plná svetla.',
    'Trpezlivosť je tu cnosť a {h} jej má na rozdávanie.',
    'Na hodvábnom závoji je {t}, za závojom {h} a všetko je, ako má byť.',
    'Rieka tečie pomaly, {h} sa díva do vody a nikam sa neponáhľa.',
  ],
})
