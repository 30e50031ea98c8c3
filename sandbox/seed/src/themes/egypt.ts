import { theme } from './theme.ts'

export const EGYPT = theme({
  id: 'egypt',
  title: 'Egypt',
  heroes: `
    pharaoh faraón M faraóna faraóni faraónov faraónov
    cleopatra Kleopatra f Kleopatry Kleopatry Kleopatier Kleopatrin
    anubis Anubis M Anubisa Anubisi Anubisov Anubisov
    sphinx sfinga f sfingy sfingy sfíng -
    mummy múmia f múmie múmie múmií -
    bastet Bastet f Bastet Bastet Bastet -
    cat mačka f mačky mačky mačiek mačací
    crocodile krokodíl M krokodíla krokodíly krokodílov krokodílí
    camel ťava f ťavy ťavy tiav ťaví
    scorpion škorpión M škorpióna škorpióny škorpiónov škorpióní`,
  things: `
    scarab skarabeus M skarabea skarabey skarabeov -
    pyramid pyramída f pyramídy pyramídy pyramíd -
    horus amulet m amuletu amulety amuletov -
    obelisk obelisk m obelisku obelisky obeliskov -
    papyrus papyrus m papyrusu papyrusy papyrusov papyrusový
    lotus lotos m lotosu lotosy lotosov lotosový
    desert duna f duny duny dún -
    book kniha f knihy knihy kníh -
    crown koruna f koruny koruny korún -
    lamp lampa f lampy lampy lámp -`,
  spots:
    'pečať f pečate, komnata f komnaty, chrám m chrámu, údolie n údolia, hrobka f hrobky, záhrada f záhrady, brána f brány, sen m sna, bárka f bárky',
  adjectives: 'piesočný, posvätný, zlatý, zabudnutý, tichý, mesačný, večný, modrý, kamenný, púštny',
  places:
    'v Luxore/z Luxoru, v Gíze/z Gízy, na Níle/od Nílu, v Memfise/z Memfisu, v Asuáne/z Asuánu, v Údolí kráľov/z Údolia kráľov',
  titles: `
    Aurum Nili = gold river
    Tretia komora = pyramid torch
    Ráno v Gíze = pyramid sun
    Piesok v hodinkách = hourglass desert
    Sand Under Starlight = desert star
    Káhirský expres = train pyramid
    Linen & Lapis = mummy sapphire`,
  scenes: [
    '{P} sa po západe slnka otvára hrobka, v ktorej {h} stráži {ta}.',
    'Piesok zasypal schody, no {h} si cestu do komnaty pamätá.',
    'Archeológovia hľadali {ta}, našli však oveľa viac: {h} sa zobúdza.',
    'Fakle horia, steny sa lesknú a {t} čaká presne tam, kde hovorí stará mapa.',
    'Nad dunami svieti mesiac a {h} šepká tajomstvo, ktoré nikto nestihol zapísať.',
  ],
})
