import { theme } from './theme.ts'

export const LOVE = theme({
  id: 'laska',
  title: 'Láska a ruže',
  heroes: `
    rose ruža f ruže ruže ruží ružový
    cupid Amor M Amora Amori Amorov Amorov
    swan labuť f labute labute labutí labutí
    dancer tanečnica f tanečnice tanečnice tanečníc tanečnicin
    butterfly motýľ M motýľa motýle motýľov motýlí
    tulip tulipán m tulipána tulipány tulipánov tulipánový
    queen grófka f grófky grófky grófok grófkin
    fleur ľalia f ľalie ľalie ľalií ľaliový`,
  things: `
    heart srdce n srdca srdcia sŕdc srdcový
    love list m listu listy listov -
    ring prsteň m prsteňa prstene prsteňov -
    fan vejár m vejára vejáre vejárov -
    champagne valčík m valčíka valčíky valčíkov valčíkový
    lipstick bozk m bozku bozky bozkov -
    chocolate bonbón m bonbónu bonbóny bonbónov -
    mirror medailón m medailónu medailóny medailónov -`,
  spots:
    'záhrada f záhrady, rande n rande, noc f noci, bál m bálu, list m listu, sľub m sľubu, leto n leta, terasa f terasy, šepot m šepotu',
  adjectives: 'elektrický, zamatový, nežný, nočný, sladký, tajný, májový, biely, parížsky, zaľúbený',
  places: 'v Paríži/z Paríža, v Benátkach/z Benátok, na terase/z terasy, v Piešťanoch/z Piešťan, pod balkónom/spod balkóna',
  titles: `
    Posledný valčík = dancer violin
    Dvaja v kupé = train heart
    Rosa Mystica = rose star
    Poste restante = love envelope
    Amor má dovolenku = cupid beach
    Moonlit Gardenia = flower moon
    Prvý máj = sakura heart`,
  scenes: [
    'Hudba doznieva, na lavičke leží {t} a v záhrade čaká {h}.',
    '{P} sa zastaví čas: prichádza {h} a {t} mení majiteľa.',
    'Jeden tanec, jeden pohľad a {h}: viac tento príbeh nepotrebuje.',
    'V noci voní celá záhrada, {t} leží na stolíku a {h} počúva serenádu.',
    'Príbeh jedného dlhého leta: na začiatku je {t}, na konci {h}.',
  ],
})
