import { theme } from './theme.ts'

export const SAFARI = theme({
  id: 'safari',
  title: 'Safari',
  heroes: `
    lion lev M leva levy levov leví
    elephant slon M slona slony slonov sloní
    tiger tiger M tigra tigre tigrov tigrí
    leopard leopard M leoparda leopardy leopardov leopardí
    rhino nosorožec M nosorožca nosorožce nosorožcov nosorožčí
    buffalo byvol M byvola byvoly byvolov byvolí
    gorilla gorila f gorily gorily goríl gorilí
    zebra zebra f zebry zebry zebier zebrí
    giraffe žirafa f žirafy žirafy žiráf žirafí
    hippo hroch M hrocha hrochy hrochov hroší
    crocodile krokodíl M krokodíla krokodíly krokodílov krokodílí
    hyena hyena f hyeny hyeny hyen hyení
    monkey opica f opice opice opíc opičí`,
  things: `
    sun slnko n slnka slnká sĺnk slnečný
    drum bubon m bubna bubny bubnov bubnový
    desert púšť f púšte púšte púští púštny
    tree baobab m baobabu baobaby baobabov baobabový
    feather pierko n pierka pierka pierok pierkový
    river rieka f rieky rieky riek riečny
    mask maska f masky masky masiek maskový`,
  spots:
    'planina f planiny, napájadlo n napájadla, stopa f stopy, svorka f svorky, kráľovstvo n kráľovstva, rieka f rieky, úsvit m úsvitu, cesta f cesty, revír m revíru',
  adjectives: 'horúci, mohutný, plavý, hrdý, rýchly, nepokojný, prašný, biely, jasný, divoký',
  places:
    'v Serengeti/zo Serengeti, pri Zambezi/od Zambezi, pod Kilimandžárom/spod Kilimandžára, v Kalahari/z Kalahari, na savane/zo savany, v Namibe/z Namibu',
  titles: `
    Kam chodia slony = elephant sun
    Dust & Thunder = buffalo storm
    Džíp číslo 6 = car lion
    Siesta pod baobabom = lion tree
    Veľká päťka naživo = lion elephant
    Pride at Noon = lion sun`,
  scenes: [
    'Horúčava sa chveje nad trávou a {h} čaká, kým zapadne slnko.',
    '{P} sa dvíha prach: prichádza {h} a celá savana stíchne.',
    'Pri napájadle sa stretnú všetci, no prvé slovo má vždy {h}.',
    'Džíp zastal, motor stíchol a z vysokej trávy sa díva {h}.',
    'Nad planinou vychádza slnko, {h} si stráži svoj kúsok tieňa a v diaľke znie bubon.',
  ],
})
