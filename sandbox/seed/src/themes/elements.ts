import { theme } from './theme.ts'

export const ELEMENTS = theme({
  id: 'zivly',
  title: 'Oheň, voda, vietor',
  heroes: `
    fire oheň m ohňa ohne ohňov ohnivý
    volcano sopka f sopky sopky sopiek sopečný
    phoenix fénix M fénixa fénixy fénixov fénixov
    storm búrka f búrky búrky búrok búrkový
    tornado víchor m víchra víchry víchrov víchorný
    water prameň m prameňa pramene prameňov pramenný
    ice mráz m mrazu mrazy mrazov mrazivý
    devil plamienok m plamienka plamienky plamienkov -
    dragon salamandra f salamandry salamandry salamandier salamandrí`,
  things: `
    lightning blesk m blesku blesky bleskov bleskový
    stone kameň m kameňa kamene kameňov kamenný
    rainbow dúha f dúhy dúhy dúh dúhový
    wave vlna f vlny vlny vĺn -
    crystal kryštál m kryštálu kryštály kryštálov kryštálový
    sun slnko n slnka slnká sĺnk slnečný
    cloud mrak m mraku mraky mrakov -
    leaf list m listu listy listov -`,
  spots:
    'kruh m kruhu, tanec m tanca, rieka f rieky, hodina f hodiny, symfónia f symfónie, cesta f cesty, horúčava f horúčavy, brána f brány, ríša f ríše',
  adjectives: 'ohnivý, divoký, ľadový, hromový, večný, čistý, žeravý, nespútaný, pokojný, prudký',
  places:
    'na Etne/z Etny, nad morom/od mora, v Súľove/zo Súľova, na Islande/z Islandu, nad Zemplínskou šíravou/od Zemplínskej šíravy',
  titles: `
    Pätnásť sekúnd do dažďa = storm cloud
    Ignis et Aqua = fire water
    Pyre & Petal = fire rose
    Bezvetrie = cloud leaf
    Magma Motel = volcano key
    Skratka cez búrku = storm lightning
    Ember Season = fire leaf`,
  scenes: [
    'Živly sa stretli na jednom mieste: {h}, {t} a ticho pred výbuchom.',
    '{P} sa mení počasie a {h} naberá silu.',
    'Najprv {h}, potom {t}: príroda si poradie vyberá sama.',
    'Zem sa chveje, vzduch vonia dymom a na obzore je {h}.',
    'Kto vydrží pri kraji, uvidí, čo dokáže {h}.',
  ],
})
