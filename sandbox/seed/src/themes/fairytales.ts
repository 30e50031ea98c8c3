import { theme } from './theme.ts'

export const FAIRYTALES = theme({
  id: 'rozpravky',
  title: 'Rozprávky',
  heroes: `
    princess princezná f princeznej princezné princezien -
    prince princ M princa princovia princov princov
    frog žabiak M žabiaka žabiaci žabiakov žabí
    dwarf trpaslík M trpaslíka trpaslíci trpaslíkov trpasličí
    fairy víla f víly víly víl vílí
    unicorn jednorožec M jednorožca jednorožce jednorožcov jednorožčí
    goose hus f husi husi husí husí
    ogre obor M obra obri obrov obrí
    mouse myška f myšky myšky myšiek myší
    hedgehog ježko M ježka ježkovia ježkov ježkov`,
  things: `
    mirror zrkadlo n zrkadla zrkadlá zrkadiel zrkadlový
    apple jabĺčko n jabĺčka jabĺčka jabĺčok -
    heels črievička f črievičky črievičky črievičiek -
    wand prútik m prútika prútiky prútikov -
    castle zámok m zámku zámky zámkov zámocký
    key kľúčik m kľúčika kľúčiky kľúčikov -
    rose ruža f ruže ruže ruží ružový
    gingerbread perník m perníka perníky perníkov perníkový`,
  spots:
    'zámok m zámku, bál m bálu, záhrada f záhrady, studnička f studničky, palác m paláca, cesta f cesty, sen m sna, chalúpka f chalúpky',
  adjectives: 'zakliaty, zlatý, maličký, ospalý, čarovný, múdry, papierový, sklenený, veselý, stratený',
  places:
    'za siedmimi horami/spoza siedmich hôr, v perníkovej chalúpke/z perníkovej chalúpky, na sklenenom vrchu/zo skleneného vrchu, v zakliatom zámku/zo zakliateho zámku',
  titles: `
    Zvonec a nebol koniec = bell book
    Soľ nad zlato a späť = crown coin
    Once Upon a Reel = book castle
    Kocúr v papučiach = cat heels
    Trinásta komnata = door key
    Popolvár 2.0 = fire prince
    Sto rokov spánku = rose princess
    Pillow Kingdom = crown moon`,
  scenes: [
    'Kde bolo, tam bolo, {h} a {t} sa stretli na jednej čistinke.',
    'Každá dobrá rozprávka má {ta} a túto rozpráva {h}.',
    '{P} dnes nikto nespí: {h} chystá prekvapenie a {t} je na svojom mieste.',
    'Knižka sa otvorí, strany zašuchocú a {h} vám zamáva z obrázka.',
    'Stačí tri razy zaklopať: {h} otvorí a {t} čaká na stole.',
  ],
})
