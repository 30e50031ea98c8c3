import { theme } from './theme.ts'

export const BIRDS = theme({
  id: 'vtaky',
  title: 'Vtáky a krídla',
  heroes: `
    eagle orol M orla orly orlov orlí
    falcon sokol M sokola sokoly sokolov sokolí
    owl sova f sovy sovy sov soví
    raven krkavec M krkavca krkavce krkavcov krkavčí
    parrot papagáj M papagája papagáje papagájov papagájí
    peacock páv M páva pávy pávov páví
    flamingo plameniak M plameniaka plameniaky plameniakov plameniačí
    swan labuť f labute labute labutí labutí
    phoenix fénix M fénixa fénixy fénixov fénixov
    dove holubica f holubice holubice holubíc holubičí
    bird slávik M slávika sláviky slávikov slávičí
    goose bocian M bociana bociany bocianov bocianí`,
  things: `
    feather pierko n pierka pierka pierok -
    egg vajíčko n vajíčka vajíčka vajíčok -
    cloud oblak m oblaku oblaky oblakov oblačný
    sunrise úsvit m úsvitu úsvity úsvitov -
    tree hniezdo n hniezda hniezda hniezd -
    note trilok m trilku trilky trilkov -
    kite krídlo n krídla krídla krídel -`,
  spots:
    'štít m štítu, let m letu, hniezdo n hniezda, veža f veže, jazero n jazera, pieseň f piesne, skala f skaly, obloha f oblohy',
  adjectives: 'voľný, strieborný, ranný, letmý, vznešený, horský, farebný, tichý, bystrý, večerný',
  places:
    'nad Tatrami/z Tatier, na Senianskych rybníkoch/zo Senianskych rybníkov, v oblakoch/z oblakov, na komíne/z komína, pri Dunaji/od Dunaja',
  titles: `
    Odlet = goose cloud
    Two Feathers = feather sunrise
    Hniezdo pre troch = egg bird
    Corvus Rex = raven crown
    Zobák = parrot
    Aquila = eagle mountain
    Prvý v lete = falcon cloud`,
  scenes: [
    'Vietor naberá silu, {h} rozpína krídla a dole sa otvára celá krajina.',
    '{P} sa rozvidnieva a do ticha sa ozve {h}.',
    'Zhora je všetko vidieť lepšie: dole sa blyští {t} a {h} mieri rovno tam.',
    'Kto nájde {ta}, toho {h} zavedie až k hniezdu.',
    'Obloha je dnes plná farieb, {h} krúži vysoko a na valce padá {t}.',
  ],
})
