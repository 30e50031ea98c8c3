import { theme } from './theme.ts'

export const SWEETS = theme({
  id: 'sladkosti',
  title: 'Sladkosti',
  heroes: `
    candy cukrík m cukríka cukríky cukríkov cukríkový
    lollipop lízanka f lízanky lízanky lízaniek lízankový
    cupcake koláčik m koláčika koláčiky koláčikov koláčikový
    doughnut šiška f šišky šišky šišiek šiškový
    icecream zmrzlina f zmrzliny zmrzliny zmrzlín zmrzlinový
    chocolate čokoláda f čokolády čokolády čokolád čokoládový
    gingerbread perníček m perníčka perníčky perníčkov perníkový
    cake torta f torty torty tort tortový
    pancake palacinka f palacinky palacinky palaciniek palacinkový
    teddy macko M macka mackovia mackov mackov
    chef cukrár M cukrára cukrári cukrárov cukrársky`,
  things: `
    honey med m medu medy medov medový
    strawberry jahoda f jahody jahody jahôd jahodový
    cherry višňa f višne višne višní višňový
    cookie keksík m keksíka keksíky keksíkov keksíkový
    popcorn karamel m karamelu karamely karamelov karamelový
    star posýpka f posýpky posýpky posýpok -
    gift bonboniéra f bonboniéry bonboniéry bonboniér -`,
  spots:
    'záhrada f záhrady, továreň f továrne, dielňa f dielne, ulica f ulice, búrka f búrky, oslava f oslavy, kaviareň f kaviarne, kráľovstvo n kráľovstva, more n mora',
  adjectives: 'cukrový, sladký, maškrtný, karamelový, mäkučký, šľahačkový, pestrý, nedeľný, ružový, chrumkavý',
  places: 'v cukrárni/z cukrárne, na púti/z púte, vo Viedni/z Viedne, v Skalici/zo Skalice, na narodeninách/z narodenín',
  titles: `
    Skalický kolotoč = kolac carousel
    Kalórie sa nerátajú = cake doughnut
    Sugar o'Clock = candy clock
    Veterník = cake cloud
    Šľahačka navrch = icecream cherry
    Dulce et Dulce = candy honey
    Tajný recept starej mamy = gingerbread scroll`,
  scenes: [
    'Výklad cukrárne svieti do ulice, vpredu je {h} a hneď za sklom {t}.',
    '{P} rozvoniava pečenie a {h} sa otáča na valcoch ako na kolotoči.',
    'Kto odolá, ten nevyhrá: {h}, {t} a posýpka na každom rohu.',
    'Deň sa začína sladko: na tanieri {h}, k tomu {t} a úsmev za pultom.',
    'Farebné symboly sa sypú ako z vrecka a najväčšiu radosť robí {h}.',
  ],
})
