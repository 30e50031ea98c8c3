import { theme } from './theme.ts'

export const ISLANDS = theme({
  id: 'ostrovy',
  title: 'Ostrovy a prázdniny',
  heroes: `
    parrot papagáj M papagája papagáje papagájov papagájí
    flamingo plameniak M plameniaka plameniaky plameniakov plameniačí
    crab krab M kraba kraby krabov krabí
    dolphin delfín M delfína delfíny delfínov delfíní
    surf surfista M surfistu surfisti surfistov surfistický
    turtle korytnačka f korytnačky korytnačky korytnačiek korytnačí
    monkey opica f opice opice opíc opičí
    dancer plavčík M plavčíka plavčíci plavčíkov plavčíkov`,
  things: `
    coconut kokos m kokosu kokosy kokosov kokosový
    cocktail koktail m koktailu koktaily koktailov koktailový
    palm palma f palmy palmy paliem palmový
    shell mušľa f mušle mušle mušlí mušľový
    wave vlna f vlny vlny vĺn -
    boat loďka f loďky loďky lodiek -
    sunglasses slamák m slamáka slamáky slamákov -
    mango mango n manga mangá máng mangový
    island atol m atolu atoly atolov atolový
    flower ibištek m ibišteka ibišteky ibištekov ibištekový`,
  spots:
    'pláž f pláže, zátoka f zátoky, bar m baru, leto n leta, siesta f siesty, dovolenka f dovolenky, oslava f oslavy, trajekt m trajektu, pohľadnica f pohľadnice',
  adjectives: 'lenivý, slnečný, tropický, opálený, veselý, tyrkysový, letný, slaný, bosý, sviatočný',
  places:
    'na Havaji/z Havaja, na Krku/z Krku, na Tahiti/z Tahiti, na pláži/z pláže, na Seycheloch/zo Seychel, pri bazéne/od bazéna',
  titles: `
    Last minute = palm suitcase
    Pohľadnica bez známky = beach envelope
    Aloha, Anička = flower surf
    Flip-Flop Fortune = flipflops beach
    Insula Serena = island sun
    Siesta č. 2 = cocktail sun
    Ležadlo pri mori = beach sunglasses`,
  scenes: [
    'Hodinky zostali doma, {h} odpočíva v tieni a na obzore nie je nič, len {t}.',
    '{P} sa nikto nenáhli, ani {h} nie.',
    'Príliv prináša na pláž {ta} a {h} je hneď pri tom.',
    'Slnko zapadá, hudba hrá a na piesku zostáva {h}.',
    'Stačí pohľad na valce: {h}, {t} a dovolenka sa začína.',
  ],
})
