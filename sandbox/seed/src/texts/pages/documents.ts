import { page } from './page.ts'

export const documentPages = () => [
  page(
    'ochrana-sukromia',
    'Ochrana osobných údajov',
    40,
    `
    <p>Táto stránka vysvetľuje, aké údaje portál spracúva, prečo a ako dlho. Zásada je jednoduchá: čo nepotrebujeme, nezbierame.</p>
    <h2>Návštevníci bez účtu</h2>
    <p>Pri prehliadaní a hraní v deme nepotrebujeme vaše meno ani kontakt. V prehliadači si pamätáme len voľby, ktoré ste urobili, napríklad režim zobrazenia, a posledné hľadania; ich zoznam prehliadač neopúšťa a môžete ho vymazať. Demo hra má dočasný identifikátor, ktorý po skončení zaniká.</p>
    <h2>Prevádzkové záznamy</h2>
    <p>Server si krátkodobo zapisuje technické údaje o požiadavkách, aby sme vedeli odhaliť chyby a útoky. Tieto záznamy neslúžia na reklamu. Ako dlho sa uchovávajú, určí prevádzkovateľ, ktorý portál nasadí.</p>
    <h2>Účty hráčov</h2>
    <p>Pri registrácii žiadame údaje, ktoré od hráčov vyžaduje zákon č. 30/2019 Z. z., a prihlasovacie údaje. Účel, právny základ a dobu uchovania každého z nich doplní prevádzkovateľ, ktorý portál nasadí.</p>
    <h2>Vaše práva</h2>
    <p>Máte právo na prístup k údajom, ich opravu, vymazanie, obmedzenie spracúvania, prenosnosť a právo namietať. Stačí napísať na <a href="mailto:sukromie@herna.example">sukromie@herna.example</a>. Sťažnosť môžete podať aj na Úrad na ochranu osobných údajov Slovenskej republiky.</p>`,
  ),
  page(
    'obchodne-podmienky',
    'Všeobecné obchodné podmienky',
    40,
    `
    <p>Tieto podmienky opisujú používanie portálu Herňa v podobe pieskoviska s hracími peniazmi.</p>
    <h2>1. Predmet</h2>
    <p>Portál umožňuje prezerať ponuku hier, skúšať hry v demo režime a po prihlásení ich hrať o hracie peniaze. Demo režim nie je hazardnou hrou: nevyžaduje vklad a neumožňuje výhru.</p>
    <h2>2. Kto môže portál používať</h2>
    <p>Portál je určený výlučne osobám, ktoré dovŕšili 18 rokov.</p>
    <h2>3. Hracie peniaze</h2>
    <p>Hracie peniaze nemajú žiadnu hodnotu, nedajú sa kúpiť, vymeniť, previesť ani vyplatiť. Vklad a výber v účte sú skúšobné a pohybujú sa nimi iba hracie peniaze. Zostatok demo hry zaniká jej zatvorením.</p>
    <h2>4. Priebeh hry</h2>
    <p>O výsledku každého kola rozhoduje server v okamihu jeho začiatku. Zobrazenie v prehliadači výsledok iba predvedie. Ak sa spojenie počas kola preruší, platí výsledok zapísaný na serveri.</p>
    <h2>5. Zodpovednosť</h2>
    <p>Portál môže byť počas údržby nedostupný. O plánovanej údržbe hry informuje označenie na jej dlaždici.</p>
    <h2>6. Zmeny podmienok</h2>
    <p>Nové znenie zverejníme na tejto stránke aspoň 15 dní pred jeho účinnosťou.</p>`,
  ),
  page(
    'herny-plan',
    'Herný plán',
    40,
    `
    <p>Herný plán je dokument, v ktorom prevádzkovateľ určuje, aké hry ponúka, ako prebiehajú a ako sa vyhodnocujú. Schvaľuje ho Úrad pre reguláciu hazardných hier. Toto je ukážkové znenie pre pieskovisko.</p>
    <h2>Druhy hier</h2>
    <ul>
    <li>výherné automaty v internetovom kasíne,</li>
    <li>stolové hry bez krupiéra: ruleta, blackjack, baccarat, video poker a kocky,</li>
    <li>crash hry so stúpajúcim násobkom,</li>
    <li>živé stoly s krupiérom: ruleta, blackjack, baccarat, poker, kocky a herné šou.</li>
    </ul>
    <h2>Stávky a výhry</h2>
    <p>Najnižšia a najvyššia stávka je uvedená pri každej hre. Najvyššia výhra automatu je daná jeho matematickým modelom a uvádza sa pri najvyššej stávke.</p>
    <h2>Návratnosť</h2>
    <p>Teoretická návratnosť automatov v ponuke je vypočítaná presne z ich modelu a uvádza sa na dve desatinné miesta.</p>
    <h2>Reklamácie</h2>
    <p>Priebeh kola možno reklamovať e-mailom na adrese podpory. Rozhodujúci je záznam kola na serveri.</p>`,
  ),
  page(
    'cookies',
    'Cookies',
    40,
    `
    <p>Cookies sú malé súbory, ktoré si portál ukladá vo vašom prehliadači.</p>
    <h2>Nevyhnutné cookies</h2>
    <p>Bez súhlasu používame iba tie, bez ktorých by portál nefungoval: jazyk stránky, prihlásenie, technické nastavenia relácie a označenie prehliadača, v ktorom ste sa už prihlásili (400 dní): vďaka nemu vás cudzie pokusy o vaše heslo nevymknú z účtu. Režim zobrazenia ukladáme priamo v prehliadači.</p>
    <h2>Ostatné cookies</h2>
    <p>Cookies na meranie výkonu, štatistiku, predvoľby a marketing zapneme až po vašom súhlase. Nič nie je vopred zaškrtnuté a odmietnuť je rovnako jednoduché ako súhlasiť.</p>
    <h2>Zmena rozhodnutia</h2>
    <p>Súhlas môžete kedykoľvek odvolať v nastaveniach cookies v pätičke. Portál bude fungovať aj bez neho.</p>`,
  ),
]
