import { theme } from './theme.ts'

export const ANTIQUITY = theme({
  id: 'antika',
  title: 'Bohovia a hrdinovia',
  heroes: `
    zeus Zeus M Dia Diovia Diov Diov
    poseidon Poseidón M Poseidóna Poseidónovia Poseidónov Poseidónov
    hades Hádes M Háda Hádovia Hádov Hádov
    medusa Gorgona f Gorgony Gorgony Gorgon -
    pegasus Pegas M Pegasa Pegasy Pegasov Pegasov
    minotaur Minotaurus M Minotaura Minotaury Minotaurov Minotaurov
    cyclops kyklop M kyklopa kyklopi kyklopov kyklopov
    centaur kentaur M kentaura kentauri kentaurov kentaurov
    gladiator gladiátor M gladiátora gladiátori gladiátorov gladiátorský
    caesar cisár M cisára cisári cisárov cisársky
    griffin gryf M gryfa gryfovia gryfov gryfí`,
  things: `
    laurel vavrín m vavrínu vavríny vavrínov vavrínový
    amphora amfora f amfory amfory amfor -
    lightning blesk m blesku blesky bleskov bleskový
    harp lýra f lýry lýry lýr -
    shield štít m štítu štíty štítov -
    temple stĺp m stĺpa stĺpy stĺpov -
    chalice kalich m kalicha kalichy kalichov -
    olive oliva f olivy olivy olív olivový`,
  spots:
    'aréna f arény, labyrint m labyrintu, chrám m chrámu, trón m trónu, hostina f hostiny, oheň m ohňa, brána f brány, súd m súdu',
  adjectives: 'mramorový, olympský, hromový, nesmrteľný, bronzový, víťazný, starý, hrdý, vavrínový, slávny',
  places: 'na Olympe/z Olympu, v Aténach/z Atén, na Kréte/z Kréty, v Sparte/zo Sparty, v Delfách/z Delf, v Ríme/z Ríma',
  titles: `
    Veni, Vidi, Spin = caesar laurel
    Olympská porada = zeus cloud
    Nektár a ambrózia = chalice grapes
    Ariadnina niť = minotaur door
    Fulmen = lightning zeus
    Thirteenth Labour = gladiator lion
    Orákulum má voľno = temple eye`,
  scenes: [
    'Nad mramorovými stĺpmi zahrmí a {h} žiada späť {ta}.',
    '{P} sa rozhoduje o sláve: {h} vstupuje medzi stĺpy a dav stíchne.',
    'Veštba hovorí o dni, keď sa ukáže {t} a {h} sa musí rozhodnúť.',
    'Na Olympe je hádka a {h} je ako vždy pri tom.',
    'Kde dopadne blesk, tam leží {t}; {h} to vie najlepšie.',
  ],
})
