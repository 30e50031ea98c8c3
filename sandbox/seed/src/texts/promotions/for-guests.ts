import { promotionOf } from './promotion.ts'

export const forGuests = () => [
  promotionOf({
    slug: 'vitajte-v-herni',
    title: 'Vitajte v Herni',
    summary: 'Krátky sprievodca pre prvú návštevu: kde začať, čo znamenajú čísla a ako si vybrať hru.',
    motifs: 'door star balloon',
    visibleTo: 'NotLoggedIn',
    from: null,
    to: null,
    games: ['sedmicka-stastia', 'lisci-les', 'ufo-bistro'],
    body: `
    <p>Ste tu prvýkrát? Odporúčame začať tromi krokmi.</p>
    <ol>
    <li>Vyberte si <a href="/temy">tému</a>, ktorá vás baví.</li>
    <li>Pri hre si prečítajte návratnosť a volatilitu. Vysvetľujeme ich na stránke <a href="/novinky/ako-citat-automat">Ako čítať údaje o automate</a>.</li>
    <li>Spustite demo a skúste najnižšiu stávku.</li>
    </ol>
    <p>Ak niečomu nerozumiete, pozrite si <a href="/novinky/caste-otazky">časté otázky</a>.</p>`,
  }),
  promotionOf({
    slug: 'prvy-blackjack',
    title: 'Blackjack pre začiatočníkov',
    summary: 'Kedy ťahať a kedy stáť: základná stratégia na jednej strane.',
    motifs: 'blackjack ace',
    visibleTo: 'NotLoggedIn',
    from: null,
    to: null,
    games: ['blackjack-klasik'],
    body: `
    <p>Blackjack je hra, v ktorej vaše rozhodnutia naozaj zavážia. Na začiatok stačí pár pravidiel.</p>
    <ul>
    <li>Na 17 a viac bez esa vždy stojte.</li>
    <li>Na 11 a menej vždy ťahajte.</li>
    <li>Na 12 až 16 stojte, ak má krupiér kartu 2 až 6, inak ťahajte.</li>
    <li>Dvojicu es a osmičiek rozdeľte, desiatky nikdy.</li>
    <li>Poistenie neberte.</li>
    </ul>
    <p>Ani najlepšia stratégia neodstráni výhodu kasína, iba ju zmenší.</p>`,
  }),
]
