import { theme } from './theme.ts'

export const ORIENT = theme({
  id: 'orient',
  title: 'Tisíc a jedna noc',
  heroes: `
    genie džin M džina džinovia džinov džinov
    carpet sultán M sultána sultáni sultánov sultánov
    camel ťava f ťavy ťavy tiav ťaví
    tiger tiger M tigra tigre tigrov tigrí
    peacock páv M páva pávy pávov páví
    princess princezná f princeznej princezné princezien -
    bandit lupič M lupiča lupiči lupičov lupičov
    ganesha slon M slona slony slonov sloní
    snake kobra f kobry kobry kobier kobrí`,
  things: `
    lamp lampa f lampy lampy lámp -
    desert oáza f oázy oázy oáz -
    taj palác m paláca paláce palácov palácový
    chest truhlica f truhlice truhlice truhlíc -
    sword šabľa f šable šable šablí -
    moon polmesiac m polmesiaca polmesiace polmesiacov -
    tea šálka f šálky šálky šálok -
    ruby rubín m rubínu rubíny rubínov rubínový
    star hviezda f hviezdy hviezdy hviezd hviezdny`,
  spots:
    'bazár m bazáru, karavána f karavány, noc f noci, trón m trónu, záhrada f záhrady, prianie n priania, brána f brány, hodváb m hodvábu, fontána f fontány',
  adjectives: 'hodvábny, škoricový, tajný, šafranový, lietajúci, púštny, vznešený, korenistý, jasmínový',
  places:
    'v Bagdade/z Bagdadu, na bazári/z bazáru, v Marrákeši/z Marrákeša, v Samarkande/zo Samarkandu, v oáze/z oázy, v Isfaháne/z Isfahánu',
  titles: `
    Tri priania a dosť = genie lamp
    Koberec na druhú = carpet sun
    Saffron Road = camel desert
    Škorica a prach = tea desert
    Sezam, zatvor sa = door chest
    Caravan of Cats = cat camel
    Noc tisíca druhá = moon book`,
  scenes: [
    'Nad strechami vychádza mesiac, {h} sa zobúdza a {t} čaká na prvé želanie.',
    '{P} sa obchoduje so všetkým: {h} predáva príbehy a {t} je na predaj.',
    'Karavána zastala, hviezdy svietia a {h} rozpráva až do rána.',
    'Za hodvábnym závesom leží {t} a {h} drží stráž.',
    'Púšť je tichá, {h} kráča podľa hviezd a na konci cesty čaká {t}.',
  ],
})
