import { theme } from './theme.ts'

export const FARM = theme({
  id: 'gazdovstvo',
  title: 'Na gazdovstve',
  heroes: `
    rooster kohút M kohúta kohúty kohútov kohútí
    cow krava f kravy kravy kráv kravský
    pig prasiatko n prasiatka prasiatka prasiatok prasací
    sheep ovečka f ovečky ovečky ovečiek ovčí
    goat koza f kozy kozy kôz kozí
    ram baran M barana barany baranov baraní
    horse kôň M koňa kone koní konský
    donkey oslík M oslíka oslíky oslíkov oslí
    dog pes M psa psy psov psí
    duck kačka f kačky kačky kačiek kačací
    turkey moriak M moriaka moriaky moriakov moriačí
    goose hus f husi husi husí husí`,
  things: `
    egg vajce n vajca vajcia vajec vaječný
    corn kukurica f kukurice kukurice kukuríc kukuričný
    pumpkin tekvica f tekvice tekvice tekvíc tekvicový
    tractor traktor m traktora traktory traktorov traktorový
    sunflower slnečnica f slnečnice slnečnice slnečníc slnečnicový
    cheese syr m syra syry syrov syrový
    windmill mlyn m mlyna mlyny mlynov -
    wheat snop m snopa snopy snopov -
    carrot mrkva f mrkvy mrkvy mrkiev mrkvový`,
  spots:
    'dvor m dvora, trh m trhu, zábava f zábavy, nedeľa f nedele, humno n humna, pole n poľa, hostina f hostiny, svadba f svadby',
  adjectives: 'zlatý, hrdý, usmiaty, strakatý, ranný, tvrdohlavý, tučný, veselý, dedinský, výstavný',
  places:
    'na dvore/z dvora, v Detve/z Detvy, na Záhorí/zo Záhoria, na družstve/z družstva, pri mlyne/od mlyna, na salaši/zo salaša',
  titles: `
    Dožinky = wheat dance
    Kto ukradol kohúta? = rooster fox
    Traktor Deluxe = tractor gold
    Bryndzové nebo = bryndza sheep
    Hay & Seek = cow sun
    Klobása pre starostu = klobasa dog
    Ráno o štvrtej = rooster sunrise
    Cock-a-Doodle Coin = rooster coin`,
  scenes: [
    'Ráno na dvore je hluku ako na jarmoku a v strede všetkého {h}.',
    '{P} sa deje viac než v meste: {h} má plán a dôležitú úlohu v ňom hrá {t}.',
    'Sotva vyjde slnko, {h} je hore a na stole leží {t}.',
    'Úroda je doma, {h} má zaslúžené voľno a {t} prvú cenu z výstavy.',
    'Plot má dieru, {h} to dobre vie a {t} je hneď za ním.',
  ],
})
