import { page } from './page.ts'

export const playPages = () => [
  page(
    'herne-pravidla-demo',
    'Ako funguje demo',
    30,
    `
    <p>Demo je skúšobná hra o hracie peniaze. Hrá sa podľa rovnakých pravidiel a s rovnakou návratnosťou ako hra o skutočné peniaze.</p>
    <h2>Čo dostanete</h2>
    <p>Každá demo hra sa začína so zostatkom 1 000 € v hracích peniazoch. Stávku si vyberáte v rozsahu, ktorý je uvedený pri hre.</p>
    <h2>Ako sa rozhoduje o výsledku</h2>
    <p>Výsledok každého kola vylosuje server kryptografickým generátorom náhodných čísel. Prehliadač dostane hotový výsledok a iba ho ukáže.</p>
    <h2>Čo demo nerobí</h2>
    <ul>
    <li>nevyžaduje registráciu ani platobné údaje,</li>
    <li>neposiela výhry na žiadny účet,</li>
    <li>neupravuje šance podľa toho, kto hrá alebo ako dlho hrá.</li>
    </ul>
    <h2>Ktoré hry majú demo</h2>
    <p>Automaty, ruleta, blackjack, baccarat, video poker, kocky aj crash hry, ak práve nie sú v údržbe. Živé stoly demo nemajú: hrá sa pri nich až po prihlásení.</p>`,
  ),
  page(
    'ako-citat-automat',
    'Ako čítať údaje o automate',
    20,
    `
    <p>Pri každom automate nájdete päť údajov, podľa ktorých si vyberiete ten svoj.</p>
    <h2>Valce a výherné línie</h2>
    <p>Trojvalcové automaty sú prehľadné a rýchle. Päťvalcové mávajú viac línií, symboly wild a scatter a voľné točenia. Výhra sa počíta zľava doprava po výhernej línii.</p>
    <h2>Návratnosť</h2>
    <p>Číslo v percentách hovorí o dlhodobom priemere. Pri krátkom hraní sa výsledok môže líšiť oboma smermi.</p>
    <h2>Volatilita</h2>
    <p>Stupnica má päť stupňov: nízka, mierna, stredná, vysoká a veľmi vysoká. Čím vyšší stupeň, tým dlhšie môžu byť úseky bez výhry.</p>
    <h2>Rozsah stávok</h2>
    <p>Najnižšia a najvyššia stávka na jedno točenie. Delí sa medzi všetky línie rovnakým dielom.</p>
    <h2>Najvyššia výhra</h2>
    <p>Suma, ktorú možno v jednom kole získať pri najvyššej stávke. Ide o teoretickú hranicu, nie o sľub.</p>`,
  ),
  page(
    'co-je-nove',
    'Čo je nové v novembri',
    4,
    `
    <p>V novembri pribudli v ponuke desiatky automatov. Päť z nich odporúčame na prvé zoznámenie.</p>
    <ul>
    <li><a href="/hra/cirkus-polnoc">Cirkus Polnoc</a> od Karneval 77: manéž, ktorá otvára až po zotmení.</li>
    <li><a href="/hra/tien-na-rohu">Tieň na rohu</a> od Nočnej Linky: dážď, klobúk a jedna nevyriešená stopa.</li>
    <li><a href="/hra/lisci-les">Líščí les</a> od Papierky: papierový les, ktorý sa otvára vrstvu po vrstve.</li>
    <li><a href="/hra/tigrie-oci">Tigrie oči</a> od Kriváň Games: stretnutie zoči-voči.</li>
    <li><a href="/hra/fenixov-let">Fénixov let</a> od Kriváň Games: oheň, popol a nový začiatok.</li>
    </ul>
    <p>Všetky si môžete vyskúšať v deme.</p>`,
  ),
]
