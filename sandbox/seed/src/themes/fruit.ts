import { theme } from './theme.ts'

export const FRUIT = theme({
  id: 'ovocie',
  title: 'Ovocie',
  heroes: `
    cherry čerešňa f čerešne čerešne čerešní čerešňový
    lemon citrón m citróna citróny citrónov citrónový
    orange pomaranč m pomaranča pomaranče pomarančov pomarančový
    plum slivka f slivky slivky sliviek slivkový
    grapes hrozno n hrozna hrozná hrozien hroznový
    watermelon melón m melóna melóny melónov melónový
    strawberry jahoda f jahody jahody jahôd jahodový
    raspberry malina f maliny maliny malín malinový
    apple jablko n jablka jablká jabĺk jablkový
    pear hruška f hrušky hrušky hrušiek hruškový
    peach broskyňa f broskyne broskyne broskýň broskyňový
    banana banán m banána banány banánov banánový
    pineapple ananás m ananásu ananásy ananásov ananásový
    coconut kokos m kokosu kokosy kokosov kokosový
    kiwi ríbezľa f ríbezle ríbezle ríbezlí ríbezľový
    blueberry čučoriedka f čučoriedky čučoriedky čučoriedok čučoriedkový`,
  things: `
    seven sedmička f sedmičky sedmičky sedmičiek sedmičkový
    bell zvonček m zvončeka zvončeky zvončekov zvončekový
    clover štvorlístok m štvorlístka štvorlístky štvorlístkov -
    star hviezda f hviezdy hviezdy hviezd hviezdny
    crown koruna f koruny koruny korún -
    fire plameň m plameňa plamene plameňov plamenný
    cocktail koktail m koktailu koktaily koktailov koktailový
    sun slnko n slnka slnká sĺnk slnečný`,
  spots:
    'sad m sadu, trh m trhu, expres m expresu, záhrada f záhrady, šťava f šťavy, oslava f oslavy, limonáda f limonády, zmes f zmesi, búrka f búrky, nedeľa f nedele',
  adjectives: 'horúci, šťavnatý, divý, zrelý, ohnivý, sladký, cukrový, veselý, letný, ľadový, krištáľový, rubínový, farebný',
  places: 'na trhu/z trhu, v sade/zo sadu, na jarmoku/z jarmoku, v Modre/z Modry, na Záhorí/zo Záhoria, v komore/z komory',
  titles: `
    Ovocný šalát č. 5 = fruit seven
    Kompót = plum pear
    Vitamín C = orange lemon
    Tutti Quanti = fruit cherry
    Lekvár od starkej = plum honey
    Sour & Sunny = lemon sun
    Plný kôš = apple pear
    Fructus = fruit grapes
    Džem Session = strawberry guitar
    Úroda 40 = fruit bell`,
  scenes: [
    'Na stole je plná misa: {h}, {t} a chuť leta na každom valci.',
    '{P} vonia zrelé ovocie a {h} sa kotúľa rovno na valce.',
    'Klasika, ktorá nepotrebuje návod: {h}, {t} a rýchle točenie.',
    'Slnko pripeká, {h} dozrieva a {t} sa leskne hneď vedľa.',
    'Kto má rád jednoduché automaty, nájde tu všetko: {h}, {t} a zvuk starej herne.',
  ],
})
