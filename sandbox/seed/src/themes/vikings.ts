import { theme } from './theme.ts'

export const VIKINGS = theme({
  id: 'vikingovia',
  title: 'Vikingovia a sever',
  heroes: `
    viking Viking M Vikinga Vikingovia Vikingov vikingský
    odin Odin M Odina Odinovia Odinov Odinov
    thor Thor M Thora Thorovia Thorov Thorov
    loki Loki M Lokiho Lokiovia Lokiov -
    freya Freya f Freye Freye Frejí -
    raven havran M havrana havrany havranov havraní
    wolf vlk M vlka vlky vlkov vlčí
    polarbear kormidelník M kormidelníka kormidelníci kormidelníkov -
    troll trol M trola trolovia trolov -
    moose los M losa losy losov losí`,
  things: `
    drakkar drakar m drakaru drakary drakarov -
    rune runa f runy runy rún runový
    axe sekera f sekery sekery sekier -
    horn roh m rohu rohy rohov -
    shield štít m štítu štíty štítov -
    hammer kladivo n kladiva kladivá kladív -
    helmet prilba f prilby prilby prílb -
    ice ľad m ľadu ľady ľadov ľadový
    sword meč m meča meče mečov -
    fire oheň m ohňa ohne ohňov ohnivý`,
  spots:
    'fjord m fjordu, plavba f plavby, sieň f siene, hostina f hostiny, vietor m vetra, sága f ságy, loď f lode, zima f zimy, prísaha f prísahy',
  adjectives: 'severný, ľadový, divoký, železný, búrlivý, smelý, sivý, hromový, slaný, jantárový',
  places:
    'vo fjorde/z fjordu, na Islande/z Islandu, v Bergene/z Bergenu, na Lofotách/z Lofôt, v Uppsale/z Uppsaly, za polárnym kruhom/spoza polárneho kruhu',
  titles: `
    Severák = drakkar storm
    Zima bez konca = ice longhouse
    Medovina pre deviatich = horn viking
    Salt, Oath & Iron = axe wave
    Dievča zo severu = freya ice
    Longship Lullaby = drakkar moon
    Deväť svetov a jeden kôň = odin horse`,
  scenes: [
    'Veslá udierajú do vĺn, {h} sa díva na obzor a hľadá {ta}.',
    '{P} sa spieva dlho do noci a {h} dvíha roh na znak prísahy.',
    'Vietor od severu prináša sneh, slávu a {ta}.',
    'Bohovia sa hádajú, hory duneia a {h} sa smeje zo všetkých najhlasnejšie.',
    'Kto ovládne {ta}, o tom sa budú spievať ságy; {h} je už na ceste.',
  ],
})
