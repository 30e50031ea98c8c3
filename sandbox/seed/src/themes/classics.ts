import { theme } from './theme.ts'

export const CLASSICS = theme({
  id: 'klasicke-automaty',
  title: 'Sedmičky a zvončeky',
  heroes: `
    seven sedmička f sedmičky sedmičky sedmičiek sedmičkový
    bell zvon m zvona zvony zvonov zvonový
    joker žolík M žolíka žolíci žolíkov žolíkov
    bar tehlička f tehličky tehličky tehličiek -
    diamond diamant m diamantu diamanty diamantov diamantový
    horseshoe podkova f podkovy podkovy podkov -
    coin minca f mince mince mincí mincový
    star hviezda f hviezdy hviezdy hviezd hviezdny
    clover štvorlístok m štvorlístka štvorlístky štvorlístkov -
    dice kocka f kocky kocky kociek kockový`,
  things: `
    crown koruna f koruny koruny korún -
    fire plameň m plameňa plamene plameňov plamenný
    lightning blesk m blesku blesky bleskov bleskový
    gold zlato n zlata zlatá zlát zlatý
    cherry čerešňa f čerešne čerešne čerešní čerešňový
    lemon citrón m citróna citróny citrónov citrónový
    slot páka f páky páky pák -`,
  spots:
    'linka f linky, sála f sály, séria f série, partia f partie, noc f noci, šou f šou, stávka f stávky, jazda f jazdy, ulička f uličky',
  adjectives: 'šťastný, horúci, dvojitý, trojitý, žeravý, elektrický, kráľovský, starý, poctivý, rýchly, veľký, pozlátený',
  places:
    'na Korze/z Korza, v starej herni/zo starej herne, v podchode/z podchodu, v kúpeľoch/z kúpeľov, na stanici/zo stanice, na pasáži/z pasáže',
  titles: `
    Trikrát a dosť = seven bell
    Herňa 1987 = slot seven
    Retro 27 = bell lemon
    Sedem a pol = seven cards
    Diesel 77 = seven fire
    Septem Stellae = seven star
    Lever & Luck = slot clover
    Cink! = bell coin
    Strýko z Ameriky = dollar hat`,
  scenes: [
    'Krátke pravidlá, poctivý zvuk a {h} na tom správnom mieste.',
    'Páka cvakne, valce sa roztočia a medzi známymi symbolmi sa mihne {h}.',
    'Hra ako zo starej herne: {h}, {t} a zvuk mincí v miske.',
    'Niekto má rád príbehy, iný chce vidieť, ako sa na valcoch zoradí {h}.',
    'Žiadne zložitosti: {h}, {t} a valce, ktoré poznáte spamäti.',
  ],
})
