import { page } from './page.ts'

export const aboutPages = () => [
  page(
    'o-nas',
    'O nás',
    60,
    `
    <p>Herňa je portál internetového kasína postavený ako otvorené pieskovisko: vidíte v ňom všetko, čo hráč stretne v skutočnej herni, od lobby až po samotné točenie, no <strong>hrá sa výlučne o hracie peniaze</strong>.</p>
    <h2>Čo tu nájdete</h2>
    <ul>
    <li>viac než dvetisíc automatov od vymyslených štúdií, každý s vlastným príbehom a výtvarným spracovaním,</li>
    <li>ruletu, blackjack, baccarat, video poker, kocky a crash hry,</li>
    <li>jackpoty, turnaje a bonusy, do ktorých sa s účtom dá zapojiť,</li>
    <li>živé stoly, pri ktorých sa hrá podľa hodín štúdia spolu s ostatnými.</li>
    </ul>
    <h2>Poctivé čísla</h2>
    <p>Návratnosť (RTP) každého automatu nie je odhad. Počíta sa presne z jeho matematického modelu: z valcov, výherných línií a výplatnej tabuľky. Kde model ešte nie je, číslo neuvádzame.</p>
    <h2>Kto za portálom stojí</h2>
    <p>V tejto ukážke je prevádzkovateľom Vzorová herňa, s. r. o., Príkladná 1, 811 01 Bratislava. Skutočný prevádzkovateľ si svoje údaje, značku a licenciu doplní v nastavení portálu. Ponúkať hazardné hry možno na Slovensku iba s licenciou podľa zákona č. 30/2019 Z. z.</p>`,
  ),
  page(
    'kontakt',
    'Kontakt',
    58,
    `
    <p>Sme radi, keď sa ozvete, či už ide o otázku, chybu alebo nápad.</p>
    <h2>Zákaznícka podpora</h2>
    <p>E-mail: <a href="mailto:podpora@herna.example">podpora@herna.example</a>. Na správy odpovedáme každý deň od 8.00 do 22.00 h, spravidla do jedného pracovného dňa.</p>
    <h2>Čo nám pomôže</h2>
    <ul>
    <li>názov hry a približný čas, keď sa problém stal,</li>
    <li>zariadenie a prehliadač, ktorý používate,</li>
    <li>kód chyby, ak sa nejaký zobrazil.</li>
    </ul>
    <h2>Pomoc s hraním</h2>
    <p>Ak máte pocit, že hranie prestáva byť zábavou, prečítajte si stránku <a href="/novinky/zodpovedne-hranie">Zodpovedné hranie</a>. Nájdete na nej konkrétne kroky aj miesta, kde vás vypočujú.</p>
    <h2>Prevádzkovateľ</h2>
    <p>Vzorová herňa, s. r. o., Príkladná 1, 811 01 Bratislava, IČO 00 000 000. Údaje sú ukážkové.</p>`,
  ),
  page(
    'caste-otazky',
    'Časté otázky',
    45,
    `
    <h2>Hrám o skutočné peniaze?</h2>
    <p>Nie. V tejto herni sa používajú hracie peniaze. Vklad aj výber v účte sú skúšobné: skutočné peniaze sa tu nedajú vložiť, vyhrať ani vybrať.</p>
    <h2>Ako si vyskúšam automat?</h2>
    <p>Otvorte automat a vyberte Hrať demo. Na začiatku dostanete 1 000 € v hracích peniazoch a po zatvorení hry sa nič neukladá. Rovnako si vyskúšate stolové a crash hry.</p>
    <h2>Ako si založím účet?</h2>
    <p>Tlačidlom Registrácia: na počítači je hore na stránke, na mobile v ponuke Menu. Postup je na stránke <a href="/novinky/ucet">Prihlásenie a registrácia</a>.</p>
    <h2>Prečo sa niektoré hry nedajú spustiť?</h2>
    <p>Hra, ktorá je práve v údržbe, to hovorí na svojej dlaždici. Niektoré živé stoly sú otvorené len popoludní a večer; na dlaždici je, kedy otvoria. K živým stolom sa treba prihlásiť, demo nemajú.</p>
    <h2>Čo znamená RTP?</h2>
    <p>Návratnosť hovorí, koľko percent stávok hra v dlhodobom priemere vráti hráčom. Pri RTP 96 % je to 96 € z každých 100 € stávok, vždy však v súčte miliónov točení, nie za jeden večer.</p>
    <h2>Čo je volatilita?</h2>
    <p>Hry s nízkou volatilitou vyplácajú častejšie a menej. Hry s vysokou volatilitou vyplácajú zriedkavejšie, zato vyššie sumy. Návratnosť môže byť pri oboch rovnaká.</p>
    <h2>Dá sa predpovedať, kedy automat vyplatí?</h2>
    <p>Nedá. Každé točenie je nezávislé a rozhoduje o ňom generátor náhodných čísel na serveri. Automat si nepamätá, čo bolo predtým.</p>
    <h2>Ako si zmením vzhľad stránky?</h2>
    <p>Svetlý, tmavý alebo automatický režim prepnete v lište alebo v pätičke. Nastavenie si zapamätáme v prehliadači.</p>`,
  ),
  page(
    'ucet',
    'Prihlásenie a registrácia',
    5,
    `
    <p>Účet si založíte tlačidlom <strong>Registrácia</strong> a prihlásite sa tlačidlom <strong>Prihlásiť sa</strong>. Na počítači sú obe hore na každej stránke, na mobile ich nájdete v ponuke Menu.</p>
    <h2>Ako prebieha registrácia</h2>
    <ol>
    <li>Zvolíte si používateľské meno, e-mail a heslo.</li>
    <li>Zadáte osobné údaje. Rodným číslom overíme, že máte 18 rokov a nie ste v registri vylúčených osôb; samotné číslo si neukladáme.</li>
    <li>Potvrdíte e-mailovú adresu kódom, ktorý vám pošleme.</li>
    </ol>
    <p>Každý môže mať jeden účet. Hrá sa v ňom iba o hracie peniaze.</p>
    <h2>Čo účet prináša</h2>
    <ul>
    <li>hru, ktorej kolá sa zapisujú do vašej histórie a výpisu,</li>
    <li>obľúbené hry, bonusy a turnaje,</li>
    <li><a href="/novinky/limity">limity</a>, pripomienky času, prestávku na 24 hodín a <a href="/novinky/samovylucenie">samovylúčenie</a>.</li>
    </ul>
    <h2>Keď sa neviete prihlásiť</h2>
    <p>Zabudnuté heslo si obnovíte v prihlasovacom okne kódom z e-mailu. Ak je účet po viacerých nesprávnych heslách zamknutý, odomknete ho rovnako.</p>
    <h2>Bez účtu</h2>
    <p>Hry s tlačidlom Hrať demo si vyskúšate aj bez účtu a bez vkladu.</p>
    <p><a href="/kategorie/automaty">Vybrať si automat a hrať demo</a></p>`,
  ),
]
