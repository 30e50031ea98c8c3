import { theme } from './theme.ts'

export const PIRATES = theme({
  id: 'pirati',
  title: 'Piráti a poklady',
  heroes: `
    pirate pirát M piráta piráti pirátov pirátsky
    piratehat kapitán M kapitána kapitáni kapitánov kapitánsky
    parrot papagáj M papagája papagáje papagájov papagájí
    skull kostlivec M kostlivca kostlivci kostlivcov kostlivcov
    shark žralok M žraloka žraloky žralokov žraločí
    monkey opička f opičky opičky opičiek opičí
    shipwheel kormidelník M kormidelníka kormidelníci kormidelníkov kormidelníkov
    octopus chobotnica f chobotnice chobotnice chobotníc -`,
  things: `
    chest truhlica f truhlice truhlice truhlíc -
    map mapa f mapy mapy máp -
    compass kompas m kompasu kompasy kompasov -
    cannon kanón m kanóna kanóny kanónov kanónový
    rum rum m rumu rumy rumov rumový
    hook hák m háka háky hákov hákový
    anchor kotva f kotvy kotvy kotiev -
    ship škuner m škunera škunery škunerov -
    coins dukát m dukátu dukáty dukátov dukátový
    island ostrov m ostrova ostrovy ostrovov -`,
  spots:
    'zátoka f zátoky, plavba f plavby, vlajka f vlajky, krčma f krčmy, prístav m prístavu, prísaha f prísahy, paluba f paluby, kód m kódu',
  adjectives: 'prekliaty, čierny, slaný, krivý, jednooký, smelý, búrlivý, kostený, zlatý, námorný',
  places:
    'na Tortuge/z Tortugy, v Port Royale/z Port Royalu, na Bermudách/z Bermúd, v prístave/z prístavu, pri Hornovom myse/od Hornovho mysu',
  titles: `
    Jednooký Jožo = pirate ship
    Krčma U kotvy = anchor rum
    Fifteen Barrels = rum pirate
    X označuje miesto = map treasure
    Sedem morí a sprcha = ship wave
    The Polite Pirate = parrot pirate
    Lodný denník, strana 9 = scroll ship`,
  scenes: [
    'Plachty sú napnuté, {h} kričí rozkazy a na obzore sa ukáže {t}.',
    '{P} sa šepká o poklade a {h} má v kabáte jedinú mapu.',
    'Krížik na mape nesklamal: pod pieskom leží {t} a {h} už kope.',
    'Delá stíchli, dym sa rozplýva a {h} počíta korisť.',
    'V krčme pri prístave sedí {h} a za pohár rumu prezradí, kde leží {t}.',
  ],
})
