import { theme } from './theme.ts'

export const LEGENDS = theme({
  id: 'slovenske-povesti',
  title: 'Slovenské povesti',
  heroes: `
    janosik zbojník M zbojníka zbojníci zbojníkov zbojnícky
    vodnik vodník M vodníka vodníci vodníkov vodníkov
    jezibaba ježibaba f ježibaby ježibaby ježibáb ježibabin
    permonik permoník M permoníka permoníci permoníkov permoníkov
    vila víla f víly víly víl vílí
    perun Perún M Perúna Perúni Perúnov Perúnov
    morena Morena f Moreny Moreny Morien Morenin
    bacha bača M baču bačovia bačov bačovský
    kamzik kamzík M kamzíka kamzíky kamzíkov kamzičí
    dragon šarkan M šarkana šarkany šarkanov šarkaní`,
  things: `
    valaska valaška f valašky valašky valašiek valaškový
    fujara fujara f fujary fujary fujár fujarový
    chest truhlica f truhlice truhlice truhlíc -
    zvon zvon m zvona zvony zvonov zvonový
    dzban džbán m džbánu džbány džbánov -
    krpce opasok m opaska opasky opaskov -
    lipa lipa f lipy lipy líp lipový
    heartginger medovník m medovníka medovníky medovníkov medovníkový`,
  spots:
    'chodník m chodníka, tanec m tanca, poklad m pokladu, studňa f studne, salaš m salaša, brána f brány, svadba f svadby, jaskyňa f jaskyne',
  adjectives: 'starý, zakliaty, kamenný, čierny, zbojnícky, mocný, tatranský, zlatý, lesný, zvonivý',
  places:
    'na Spišskom hrade/zo Spišského hradu, pod Kriváňom/spod Kriváňa, na Sitne/zo Sitna, v Čachticiach/z Čachtíc, na Orave/z Oravy, v Banskej Štiavnici/z Banskej Štiavnice, na Kráľovej holi/z Kráľovej hole',
  titles: `
    Noc na Spišskom hrade = castle ghost
    Mor ho! = sword shield
    Kde bolo, tam bolo = book dragon
    Tri groše v čižme = coins krpce
    Halušky pre dvanástich = halusky bacha
    Sitnianski rytieri = knight mountain
    Zvoní umieračik = zvon night
    Čo vedela stará lipa = lipa owl`,
  scenes: [
    'Starí ľudia vraveli, že {h} stráži {ta} a ukáže sa len raz za sto rokov.',
    '{P} horí vatra, znie fujara a {h} rozpráva príbeh, ktorý ešte nikto nedopočul.',
    'Povesť hovorí jasne: kto nájde {ta}, toho čaká {h} a jedna ťažká hádanka.',
    'Hmla sadla na doliny a {h} kráča po chodníku, ktorý na mapách nie je.',
    'Za siedmimi horami leží {t} a vedľa číha {h}.',
  ],
})
