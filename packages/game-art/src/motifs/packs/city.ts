import { parsePacks } from './pack.ts'

/** City, machines, space, music, the stage and sport. */
export const CITY = parsePacks(`
noir: detective fedora telephone key suitcase umbrella coffee streetlamp newspaper + magnifier mafia revolver police bandit lipstick raven train car safe hat cat clock night moon tram ticket eye city lock camera cocktail > magnifier key
heist: bandit safe key dollar diamond car police mask bank + mafia detective suitcase dynamite lock gold money fedora magnifier raven cat camera lipstick umbrella train coffee hat > safe diamond
night train: train suitcase clock umbrella hat newspaper coffee streetlamp bell + ticket raven cat detective oillamp moon wagon tram key lipstick police bandit car safe magnifier telephone > ticket magnifier
night drive: car sunglasses motorcycle trafficlight tyre fuel radio palm taxi + city racing moon cassette lightning streetlamp star police train tram coffee > city flag
racing: racing motorcycle trophy tyre stopwatch car wrench medal trafficlight + flag fuel whistle truck bicycle helmet champagne city farm > flag trophy
film: film camera popcorn microphone sunglasses champagne hat trophy lipstick + star ticket heels mask fedora rose carpet > star ticket
rock: guitar drum microphone headphones skull lightning sunglasses radio motorcycle + note disco piano star fire trumpet violin accordion dancer cat tractor ticket cocktail saxophone > note star
jazz: saxophone trumpet piano violin microphone fedora cocktail drum cat + note guitar accordion dancer hat ticket mirror disco headphones dance rose champagne tractor > note ticket
disco: disco headphones cocktail sunglasses heels rollerskate microphone cassette dancer + note guitar saxophone drum piano party mirror lipstick trumpet violin accordion ticket star > disco star
ballroom: fan mirror violin rose crown heels chalice harp fleur + piano candle dancer champagne perfume ring swan queen heart butterfly tulip cupid > mirror rose
circus: clown circus carousel hat popcorn elephant balloon drum seal + lion mask ticket jester monkey dancer bear party star amphora mardigras horse trumpet > ticket circus
masquerade: mardigras jester fan rose violin champagne feather mirror heels + mask whitemask party crown queen candle lipstick > mask party
amusement park: ferriswheel carousel balloon popcorn candy icecream teddy ticket clown + party lollipop circus target kite > ticket star
party: balloon gift cake champagne fireworks disco popcorn sunglasses trumpet + party note cocktail dancer bell star hat > party gift
love: rose heart cupid ring swan chocolate champagne perfume + love dancer butterfly tulip queen fleur fan lipstick mirror violin train star envelope beach flower moon sakura dove bouquet crown key > heart love
space: rocket planet astronaut comet satellite telescope ufo robot earth + alien cyber invader dog monkey galaxy laser moon atom sun star night door farm arcade chip crystal magnet > galaxy star
aliens: alien ufo invader laser planet astronaut cow comet satellite + robot cyber dog monkey star moon galaxy rocket telescope atom sun earth door farm > galaxy star
space diner: alien ufo burger milkshake doughnut fries coffee rocket invader + planet robot comet pizza hotdog star astronaut > galaxy star
robots: robot battery chip gear magnet atom rocket cyber laser + arcade train clock dog plane zeppelin lightning bulb planet moon star satellite bomb hourglass coin alien ufo monkey comet astronaut telescope galaxy > moon lightning
steampunk: gear clock zeppelin robot train hourglass battery magnet key + cyber arcade dog plane chip lightning bomb laser rose coin cauldron star bees anvil potion > clock lightning
arcade: arcade robot invader bomb cassette headphones tv magnet rocket + chip coin star cyber dog plane train gear battery laser magnet lightning clock heart > star coin
voltage: battery bulb plug magnet chip gear atom robot seven + lightning laser storm cyber star clock arcade train > lightning bulb
aviation: plane helicopter parachute zeppelin balloon suitcase compass map sunglasses + cloud rocket kite clock ticket bird > parachute cloud
football: football goal whistle stadium beer trophy medal target fireworks + boxing skis horse racing archery hockey flag farm gold motorcycle car ice > trophy medal
ice hockey: hockey iceskate goal whistle trophy medal stadium hotdog beer + racing skis archery football ice snowflake drum target flag > trophy medal
sports: basketball tennis boxing golf bowling archery baseball rugby + hockey football trophy medal whistle target volleyball pingpong skis horse racing motorcycle car skateboard wrestling stadium bicycle beer gold ice farm > trophy medal
skate park: skateboard rollerskate headphones bicycle sunglasses radio tv hotdog lightning + surf basketball city cassette tram > lightning city
journey: suitcase compass map camera plane train tent umbrella balloon + telescope city carpet > map compass
`)
