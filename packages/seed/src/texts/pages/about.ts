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
    <li>živé stoly, stolové a crash hry, ktoré postupne otvárame,</li>
    <li>jackpoty, témy, turnaje a bonusy v podobe, v akej ich budú vidieť hráči.</li>
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
    <p>Nie. V tejto herni sa používajú hracie peniaze. Nedá sa nič vložiť, vyhrať ani vybrať.</p>
    <h2>Ako si vyskúšam automat?</h2>
    <p>Otvorte ľubovoľný automat a vyberte tlačidlo Demo. Na začiatku dostanete 1 000 € v hracích peniazoch a po zatvorení hry sa nič neukladá.</p>
    <h2>Prečo sa niektoré hry nedajú spustiť?</h2>
    <p>Živé stoly, stolové a crash hry zatiaľ len predstavujeme. Ich demo sprístupníme, keď bude hotový ich matematický model.</p>
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
    <p><strong>Hráčske účty zatiaľ nie sú otvorené.</strong> Registrácia aj prihlásenie pribudnú v ďalšej verzii tohto pieskoviska. Povieme to na tejto stránke hneď, ako budú pripravené.</p>
    <h2>Čo môžete robiť už teraz</h2>
    <ul>
    <li>vyskúšať si <strong>všetky automaty v deme</strong>, bez účtu a bez vkladu,</li>
    <li>prehliadať <a href="/vsetky-hry">všetky hry</a>, <a href="/temy">témy</a>, <a href="/jackpoty">jackpoty</a> a <a href="/kasino-zive">živé stoly</a>,</li>
    <li>prečítať si <a href="/pravidla-hry">pravidlá hier</a>.</li>
    </ul>
    <h2>Čo prinesie účet</h2>
    <p>Obľúbené hry, históriu hrania, vlastné limity, pripomienky času a možnosť dať si pauzu. Aj potom sa bude hrať iba o hracie peniaze.</p>
    <p><a href="/kategorie/automaty">Vybrať si automat a hrať demo</a></p>`,
  ),
]
