import { theme } from './theme.ts'

export const NOIR = theme({
  id: 'mesto-a-detektivi',
  title: 'Mesto a detektívi',
  heroes: `
    detective detektív M detektíva detektívi detektívov detektívny
    mafia gangster M gangstra gangstri gangstrov gangsterský
    cat mačka f mačky mačky mačiek mačací
    police komisár M komisára komisári komisárov komisárov
    bandit zlodej M zlodeja zlodeji zlodejov zlodejský
    lipstick herečka f herečky herečky herečiek herečkin
    raven informátor M informátora informátori informátorov -
    suitcase kuriér M kuriéra kuriéri kuriérov kuriérsky`,
  things: `
    key kľúč m kľúča kľúče kľúčov -
    magnifier lupa f lupy lupy lúp -
    suitcase kufor m kufra kufre kufrov -
    train električka f električky električky električiek -
    car limuzína f limuzíny limuzíny limuzín -
    safe trezor m trezora trezory trezorov trezorový
    umbrella dáždnik m dáždnika dáždniky dáždnikov -
    coffee káva f kávy kávy káv kávový
    hat klobúk m klobúka klobúky klobúkov klobúkový`,
  spots:
    'prípad m prípadu, ulica f ulice, stopa f stopy, linka f linky, hodina f hodiny, výsluch m výsluchu, roh m rohu, úsmev m úsmevu',
  adjectives: 'nočný, upršaný, posledný, tichý, podozrivý, neónový, falošný, elegantný, zabudnutý, modrý',
  places:
    'na nástupišti/z nástupišťa, v Petržalke/z Petržalky, na Obchodnej/z Obchodnej, v Chicagu/z Chicaga, v hoteli Slávia/z hotela Slávia, v daždi/z dažďa',
  titles: `
    Posledná električka = tram night
    Alibi = clock detective
    Platform Nine, Please = train ticket
    Dáždnik navyše = umbrella detective
    Kaviareň bez mena = coffee night
    Paper Moon Motel = moon key
    Svedok č. 3 = eye hat
    Neon Verdict = city police`,
  scenes: [
    'Dážď zmýva stopy, lampa bliká a na rohu stojí {h}.',
    '{P} sa zmení všetko, keď {h} položí na stôl {ta}.',
    'Mesto nespí a {h} tiež nie; v tme sa leskne {t}.',
    'Telefón zazvoní tri razy. Keď ho zdvihne {h}, prípad sa začína.',
    'Všetko nasvedčuje tomu, že {ta} má {h}. Lenže noc je ešte dlhá.',
  ],
})
