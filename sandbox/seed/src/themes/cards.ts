import { theme } from './theme.ts'

export const CARDS = theme({
  id: 'karty',
  title: 'Karty a kocky',
  heroes: `
    joker žolík M žolíka žolíci žolíkov žolíkov
    queen dáma f dámy dámy dám dámsky
    king kráľ M kráľa králi kráľov kráľovský
    ace eso n esa esá es -
    jester dolník M dolníka dolníci dolníkov -
    dice kocka f kocky kocky kociek kockový
    cat mačka f mačky mačky mačiek mačací`,
  things: `
    cards karta f karty karty kariet kartový
    spade pika f piky piky pík pikový
    heart srdce n srdca srdcia sŕdc srdcový
    clubs tref m trefu trefy trefov trefový
    diamonds káro n kára kára kár kárový
    chips žetón m žetónu žetóny žetónov žetónový
    domino domino n domina dominá domín dominový
    chess figúrka f figúrky figúrky figúrok -`,
  spots: 'partia f partie, salón m salónu, noc f noci, blaf m blafu, výzva f výzvy, výmena f výmeny, stávka f stávky',
  adjectives: 'čierny, pikový, srdcový, tajný, strieborný, posledný, zamatový, elegantný, šťastný, kráľovský',
  places:
    'v Monte Carle/z Monte Carla, v kaviarni/z kaviarne, na parníku/z parníka, v zadnej izbe/zo zadnej izby, v kúpeľoch/z kúpeľov',
  titles: `
    Eso v rukáve nehľadaj = ace hat
    Mariáš o groš = cards coin
    Queen of Quiet = queen spade
    Dvadsaťjeden a jeden = cards dice
    Alea Iacta = dice caesar
    Štyria k mariášu = cards beer
    Full House Cat = cat cards`,
  scenes: [
    'Karty sú rozdané, {h} sa usmieva a na stole leží {t}.',
    '{P} sa hrá potichu: {h} proti všetkým a {t} uprostred.',
    'Nikto nevie, čo drží {h}, no {t} mení priebeh celého večera.',
    'Zamat, tlmené svetlo a pri stole {h}: tvár bez jediného pohybu.',
    'Posledné kolo rozhodne: najprv {h}, potom {t} a ticho v celom salóne.',
  ],
})
