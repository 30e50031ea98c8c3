import { theme } from './theme.ts'

export const CIRCUS = theme({
  id: 'cirkus',
  title: 'Cirkus a karneval',
  heroes: `
    clown klaun M klauna klauni klaunov klaunský
    circus principál M principála principáli principálov principálov
    jester šašo M šaša šašovia šašov šašov
    lion lev M leva levy levov leví
    elephant slon M slona slony slonov sloní
    monkey opička f opičky opičky opičiek opičí
    hat kúzelník M kúzelníka kúzelníci kúzelníkov kúzelnícky
    dancer akrobatka f akrobatky akrobatky akrobatiek akrobatkin
    bear medveď M medveďa medvede medveďov medvedí
    seal tuleň M tuleňa tulene tuleňov tulení`,
  things: `
    balloon balón m balóna balóny balónov balónový
    mask maska f masky masky masiek maskový
    ticket lístok m lístka lístky lístkov -
    carousel kolotoč m kolotoča kolotoče kolotočov kolotočový
    popcorn vrecúško n vrecúška vrecúška vrecúšok -
    hat cylinder m cylindra cylindre cylindrov -
    drum bubon m bubna bubny bubnov bubnový
    party konfeta f konfety konfety konfiet konfetový`,
  spots:
    'manéž f manéže, predstavenie n predstavenia, polnoc f polnoci, paráda f parády, maringotka f maringotky, jarmok m jarmoku, opona f opony, bál m bálu',
  adjectives: 'polnočný, veľký, bláznivý, pestrý, smutný, kúzelný, benátsky, pouličný, nedeľný, žonglérsky',
  places: 'v Benátkach/z Benátok, v Riu/z Ria, pod šapitó/spod šapitó, na púti/z púte, v manéži/z manéže',
  titles: `
    Dámy a páni! = circus hat
    Salto bez siete = circus star
    Confetti Committee = party mask
    Posledné predstavenie = mask circus
    Slon v porceláne = elephant amphora
    Carnevale di Notte = mardigras mask
    Tri loptičky = clown balloon`,
  scenes: [
    'Opona sa dvíha, bubon víri a do svetla vbieha {h}.',
    '{P} sa rozsvietili girlandy a {h} rozdáva úsmevy.',
    'Na predstavenie stačí jeden lístok: {h} sa postará o zvyšok a {t} o prekvapenie.',
    'Pod kupolou je ticho, {h} drží rovnováhu a v kúte čaká {t}.',
    'Kapela hrá, vzduch vonia pukancami a {h} sa chystá na najväčšie číslo večera.',
  ],
})
