import { theme } from './theme.ts'

export const FOREST = theme({
  id: 'lesne-zvierata',
  title: 'Les a zvieratá',
  heroes: `
    wolf vlk M vlka vlky vlkov vlčí
    bear medveď M medveďa medvede medveďov medvedí
    fox líška f líšky líšky líšok líščí
    deer jeleň M jeleňa jelene jeleňov jelení
    boar diviak M diviaka diviaky diviakov diviačí
    hedgehog ježko M ježka ježkovia ježkov ježkov
    squirrel veverica f veverice veverice veveríc veveričí
    rabbit zajac M zajaca zajace zajacov zajačí
    beaver bobor M bobra bobry bobrov bobrí
    badger jazvec M jazveca jazvece jazvecov jazvečí
    otter vydra f vydry vydry vydier vydrí
    snail slimák M slimáka slimáky slimákov slimačí`,
  things: `
    mushroom hríb m hríba hríby hríbov hríbový
    honey med m medu medy medov medový
    leaf list m listu listy listov listový
    seedling žaluď m žaluďa žalude žaluďov dubový
    water studnička f studničky studničky studničiek studničný
    flower papraď f paprade paprade papradí papraďový
    blueberry čučoriedka f čučoriedky čučoriedky čučoriedok čučoriedkový
    ladybug lienka f lienky lienky lienok -
    butterfly motýľ M motýľa motýle motýľov motýlí`,
  spots:
    'hora f hory, brod m brodu, les m lesa, dolina f doliny, chodník m chodníka, skrýša f skrýše, čistina f čistiny, potok m potoka, brloh m brlohu, tieseň f tiesne',
  adjectives: 'tichý, divý, striebristý, starý, múdry, plachý, hladný, jesenný, nočný, ryšavý',
  places:
    'v Slovenskom raji/zo Slovenského raja, na Poľane/z Poľany, v Tichej doline/z Tichej doliny, pod Kľakom/spod Kľaku, v Bukových vrchoch/z Bukových vrchov, na Orave/z Oravy',
  titles: `
    Kto klope na dupľu? = owl tree
    Where the Wolves Wait = wolf moon
    Antlers & Amber = deer leaf
    Silva Obscura = forest night
    Húština = forest boar
    Keď les nespí = owl forest
    Hrabanka = hedgehog leaf
    Ticho po daždi = forest water`,
  scenes: [
    '{P} sa stmieva a {h} sa vydáva po vlastnom chodníku za stromy.',
    'Hlboko medzi stromami {h} stráži {ta} a nikomu o tom nepovie.',
    'Hmla ešte leží nad potokom, {h} už kráča za svojím a na machu čaká {t}.',
    'Les má svoje pravidlá a {h} ich pozná všetky.',
    'Stačí zostať ticho: {h} vyjde z úkrytu a na machu sa zaleskne {t}.',
  ],
})
