import { theme } from './theme.ts'

export const MUSIC = theme({
  id: 'hudba',
  title: 'Hudba a párty',
  heroes: `
    guitar gitara f gitary gitary gitár gitarový
    saxophone saxofón m saxofónu saxofóny saxofónov saxofónový
    violin primáš M primáša primáši primášov primášov
    piano klavír m klavíra klavíry klavírov klavírny
    drum bubeník M bubeníka bubeníci bubeníkov bubenícky
    accordion harmonika f harmoniky harmoniky harmoník -
    dancer tanečník M tanečníka tanečníci tanečníkov tanečný
    microphone speváčka f speváčky speváčky speváčok speváčkin
    trumpet trúbka f trúbky trúbky trúbok trúbkový
    cat mačka f mačky mačky mačiek mačací`,
  things: `
    note nota f noty noty nôt notový
    disco diskoguľa f diskogule diskogule diskogúľ -
    headphones platňa f platne platne platní -
    microphone mikrofón m mikrofónu mikrofóny mikrofónov mikrofónový
    cocktail koktail m koktailu koktaily koktailov koktailový
    ticket lístok m lístka lístky lístkov -`,
  spots:
    'noc f noci, rapsódia f rapsódie, ulica f ulice, párty f párty, horúčka f horúčky, melódia f melódie, skúška f skúšky, kapela f kapely, bál m bálu',
  adjectives: 'hlučný, tanečný, nočný, strieborný, rytmický, džezový, divý, zamatový, posledný, rozladený',
  places:
    'v New Orleanse/z New Orleansu, na Pohode/z Pohody, v Pezinku/z Pezinka, v Havane/z Havany, na plese/z plesu, v garáži/z garáže',
  titles: `
    Strana B = headphones note
    Čardáš o tretej = violin dance
    Velvet Static = microphone disco
    Prídavok! = microphone party
    Da Capo = note piano
    Disko na družstve = disco tractor
    Kapela bez basáka = drum guitar
    Funk u holiča = saxophone mirror`,
  scenes: [
    'Svetlá zhasnú, prvý tón patrí sólu a na pódiu je {h}.',
    '{P} sa hrá až do rána: {h}, {t} a refrén, ktorý pozná každý.',
    'Rytmus udáva {h}, zvyšok kapely sa pridá a valce sa roztočia.',
    'Niekde hrá {h} a celá ulica otvára okná.',
    'Na stoličke leží {t}, za oponou čaká {h} a publikum už tlieska.',
  ],
})
