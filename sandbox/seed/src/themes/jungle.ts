import { theme } from './theme.ts'

export const JUNGLE = theme({
  id: 'stratene-mesta',
  title: 'Stratené mestá',
  heroes: `
    maya šaman M šamana šamani šamanov šamanský
    aztec vládca M vládcu vládcovia vládcov vládcov
    leopard jaguár M jaguára jaguáre jaguárov jaguárí
    parrot ara f ary ary ár -
    snake had M hada hady hadov hadí
    gorilla gorila f gorily gorily goríl gorilí
    monkey opica f opice opice opíc opičí
    compass cestovateľ M cestovateľa cestovatelia cestovateľov cestovateľov
    frog žabka f žabky žabky žabiek žabí`,
  things: `
    totem totem m totemu totemy totemov totemový
    mask maska f masky masky masiek -
    gold zlato n zlata zlatá zlát zlatý
    map mapa f mapy mapy máp -
    sun slnko n slnka slnká sĺnk slnečný
    volcano sopka f sopky sopky sopiek -
    jade nefrit m nefritu nefrity nefritov nefritový
    waterfall vodopád m vodopádu vodopády vodopádov -
    stone idol m idolu idoly idolov -`,
  spots:
    'džungľa f džungle, chrám m chrámu, schodisko n schodiska, svätyňa f svätyne, cesta f cesty, výprava f výpravy, mesto n mesta, most m mosta',
  adjectives: 'stratený, zelený, posvätný, nefritový, hadí, slnečný, zarastený, tajomný, kamenný, divý',
  places:
    'v Tikale/z Tikalu, v Cuscu/z Cusca, na Amazonke/od Amazonky, na Yucatáne/z Yucatánu, pod vodopádom/spod vodopádu, v Patagónii/z Patagónie',
  titles: `
    Mesto bez mapy = map maya
    Cacao Kings = chocolate aztec
    Liana pre dvoch = monkey jungle
    Schody do slnka = sun maya
    Terra Incognita = compass jungle
    Kamenný úsmev = moai
    Expedícia Horník = map volcano`,
  scenes: [
    'Liany sa rozostúpia a {h} ukáže cestu k schodom, na ktorých leží {t}.',
    '{P} sa zastavil čas, len {h} ešte pozná staré heslo.',
    'Mapa sa končí presne tam, kde sa začína džungľa a kde čaká {h}.',
    'Bubny znejú zo všetkých strán, {h} stojí pri oltári a dvíha {ta} k nebu.',
    'Výprava sa mala vrátiť dávno, no {t} za to čakanie stojí.',
  ],
})
