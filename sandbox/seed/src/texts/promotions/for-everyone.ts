import { promotionOf } from './promotion.ts'

export const forEveryone = () => [
  promotionOf({
    slug: 'vyskusajte-demo',
    title: 'Vyskúšajte si hry v deme',
    summary: 'Bez registrácie, bez vkladu, o hracie peniaze. Stačí otvoriť hru a zvoliť Hrať demo.',
    motifs: 'slot cherry star',
    visibleTo: 'All',
    from: null,
    to: null,
    games: ['vlcia-hora', 'lisci-les', 'volt-5', 'perla-hlbin'],
    body: `
    <p>Demo hrá podľa rovnakého modelu a s rovnakou návratnosťou ako hra po prihlásení. Na začiatku máte 1 000 € v hracích peniazoch.</p>
    <h2>Ako na to</h2>
    <ol><li>Otvorte hru, ktorá vás zaujala.</li><li>Zvoľte Hrať demo.</li><li>Nastavte si stávku a roztočte valce.</li></ol>
    <p>Výhry v deme nie sú skutočné a nikam sa neukladajú. Podrobnosti nájdete na stránke <a href="/novinky/herne-pravidla-demo">Ako funguje demo</a>.</p>`,
  }),
  promotionOf({
    slug: 'velke-ovocne-derby',
    title: 'Veľké ovocné derby',
    summary:
      'Týždenný turnaj na ovocných automatoch. O poradí rozhoduje najvyšší násobok stávky v jednom kole, nie výška stávky.',
    motifs: 'trophy cherry watermelon',
    visibleTo: 'All',
    // Repeats every week; the tournament itself states its dates.
    from: null,
    to: null,
    games: ['ovocny-expres', 'horuca-ceresna', 'melon-mania', 'sedmicka-stastia'],
    tagName: 'turnaj-ovocie',
    body: `
    <p>Derby sa hrá na vybraných ovocných automatoch každý týždeň od pondelka do nedele. Najnižšia stávka je 0,10 €.</p>
    <h2>Ako sa počítajú body</h2>
    <p>Počíta sa vaše najlepšie kolo: koľkonásobok stávky ste v ňom vyhrali. Kto točí po desať centov, má rovnakú šancu ako ten, kto točí po eure.</p>
    <h2>Odmeny</h2>
    <p>Prvých dvadsať hráčov dostane hracie peniaze na účet: víťaz 50 €, druhý 30 €, tretí 20 € a štvrtý až dvadsiaty po 5 €. Výsledky nájdete v pondelok na <a href="/turnaje">stránke turnajov</a>.</p>
    <p>Zapojíte sa na tej istej stránke. Počítajú sa kolá, ktoré odohráte potom.</p>`,
  }),
  promotionOf({
    slug: 'uvitaci-balicek',
    title: 'Uvítací balíček 50 voľných točení',
    summary: 'Päťdesiat voľných točení v hracích peniazoch, rozdelených na päť dní. Bez vkladu.',
    motifs: 'gift star clover',
    // Visible to players too, because joining requires an account.
    visibleTo: 'All',
    from: null,
    to: null,
    games: ['hviezdny-joker', 'ovocny-expres'],
    templateCode: 'UVITACI-50',
    body: `
    <p>Keď sa zapojíte, ponúkneme vám päťdesiat voľných točení v hracích peniazoch: 10 denne, päť dní po sebe. Na zapojenie stačí účet s overeným e-mailom.</p>
    <h2>Podmienky</h2>
    <ul><li>Hodnota jedného točenia je 0,20 € v hracích peniazoch.</li><li>Nevyžaduje sa žiadny vklad a výhry z točení sú vaše hneď.</li><li>Ponuku možno odmietnuť a nič sa tým nestráca.</li></ul>
    <p>Účet si založíte na stránke <a href="/novinky/ucet">Prihlásenie a registrácia</a>.</p>`,
  }),
  promotionOf({
    slug: 'jackpotovy-sprievodca',
    title: 'Sprievodca jackpotmi',
    summary: 'Deväť jackpotov, tri až päť úrovní a jednoduché pravidlá. Pozrite sa, ako rastú.',
    motifs: 'treasure diamond coins',
    visibleTo: 'All',
    from: null,
    to: null,
    games: ['vlcia-hora', 'dracia-hostina', 'kometa-9'],
    body: `
    <p>Jackpot je spoločná suma, do ktorej prispieva každá stávka v zapojených hrách. Má niekoľko úrovní: tie nižšie padajú častejšie, najvyššia zriedkavo.</p>
    <p>Sumu vždy preberáme zo servera a neodhadujeme ju. Keď úroveň niekto vyhrá, vráti sa na počiatočnú hodnotu.</p>
    <p><a href="/jackpoty">Pozrieť všetky jackpoty</a></p>`,
  }),
  promotionOf({
    slug: 'hrajte-s-rozvahou',
    title: 'Hrajte s rozvahou',
    summary: 'Limity, pauza a samovylúčenie na jednom mieste. Nastavte si ich skôr než prvú stávku.',
    motifs: 'shield clock heart',
    visibleTo: 'All',
    from: null,
    to: null,
    body: `
    <p>Dobrá hra sa pozná podľa toho, že sa dá kedykoľvek skončiť. Preto vedú k nástrojom ochrany odkazy z pätičky každej stránky a v účte majú vlastné časti.</p>
    <ul>
    <li><a href="/novinky/limity">Limity</a>: najvyšší súčet vkladov, stávok a strát za deň, týždeň alebo mesiac.</li>
    <li><a href="/novinky/samovylucenie">Samovylúčenie</a>: hranie si na zvolený čas vypnete.</li>
    <li><a href="/novinky/zodpovedne-hranie">Zodpovedné hranie</a>: rady a miesta, kde vám pomôžu.</li>
    </ul>`,
  }),
  promotionOf({
    slug: 'zive-stoly-po-slovensky',
    title: 'Živé stoly po slovensky',
    summary: 'Salón Corso: ruleta, blackjack a poker s krupiérmi, ktorí hovoria po slovensky.',
    motifs: 'roulette cards lipa',
    visibleTo: 'All',
    from: -20,
    to: null,
    games: ['live-ruleta-corso', 'live-blackjack-sk', 'live-holdem'],
    body: `
    <p>V bratislavskom Salóne Corso vás privítajú Lucia, Tomáš a Filip. Pri stole sa hovorí po slovensky.</p>
    <p>Pri živom stole sa hrá o hracie peniaze na účte, preto sa k nemu treba prihlásiť. Demo nemá; ruletu a blackjack si vyskúšate medzi <a href="/kategorie/stolove-hry">stolovými hrami</a>.</p>
    <p><a href="/kasino-zive/kategorie/zive-po-slovensky">Stoly po slovensky</a></p>`,
  }),
]
