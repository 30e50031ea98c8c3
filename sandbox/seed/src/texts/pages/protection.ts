import { page } from './page.ts'

export const protectionPages = () => [
  page(
    'zodpovedne-hranie',
    'Zodpovedné hranie',
    50,
    `
    <p><strong>Hazardné hry predstavujú riziko vysokých finančných strát a vzniku závislosti. Zákaz hrania hazardných hier osobám mladším ako 18 rokov.</strong></p>
    <p>Hra má byť zábava, za ktorú sa platí vopred určenou sumou, podobne ako za lístok do kina. Nie je to spôsob, ako zarobiť alebo získať späť, čo sa prehralo.</p>
    <h2>Pravidlá, ktoré pomáhajú</h2>
    <ul>
    <li>Rozhodnite sa vopred, koľko peňazí a času hre dáte, a potom prestaňte.</li>
    <li>Hrajte len za peniaze, ktoré vám nebudú chýbať.</li>
    <li>Nikdy si na hranie nepožičiavajte.</li>
    <li>Prehru sa nesnažte vyhrať späť ďalšou stávkou.</li>
    <li>Nehrajte, keď ste unavení, smutní alebo pod vplyvom alkoholu.</li>
    <li>Doprajte si prestávku aspoň raz za hodinu.</li>
    </ul>
    <h2>Kedy spozornieť</h2>
    <p>Ak hranie tajíte pred blízkymi, myslíte naň aj v práci, zvyšujete stávky, aby ste niečo cítili, alebo si naň požičiavate, je čas zastaviť sa a o pomoc požiadať.</p>
    <h2>Nástroje, ktoré máte k dispozícii</h2>
    <p><a href="/novinky/limity">Limity</a> obmedzia vklady, stávky a prehry za deň, týždeň alebo mesiac, <a href="/novinky/samovylucenie">samovylúčenie</a> vám hranie na zvolený čas znemožní. V deme sa o peniaze nehrá, no aj tu vidíte, koľko času ste pri hre strávili.</p>
    <h2>Kde hľadať pomoc</h2>
    <p>Obráťte sa na svojho všeobecného lekára, psychológa alebo na centrum pre liečbu drogových závislostí vo vašom kraji, ktoré sa venuje aj patologickému hráčstvu. Pomôcť vie aj linka dôvery. Dozor nad hazardnými hrami vykonáva Úrad pre reguláciu hazardných hier (ÚRHH).</p>`,
  ),
  page(
    'samovylucenie',
    'Samovylúčenie',
    49,
    `
    <p>Samovylúčenie je rozhodnutie nehrať, ktoré urobíte raz a herňa ho potom stráži za vás.</p>
    <h2>Ako to funguje</h2>
    <ul>
    <li>Prihláste sa a v účte otvorte časť Prestávka a vylúčenie.</li>
    <li>Vyberiete si, na ako dlho chcete byť z hrania vylúčení, a potvrdíte to heslom.</li>
    <li>Vylúčenie začne platiť okamžite a pred uplynutím zvoleného času sa nedá zrušiť.</li>
    <li>Počas neho nemožno hrať, vkladať ani dostávať bonusy a neposielame vám žiadnu reklamu.</li>
    <li>Zostatok na účte si môžete vybrať kedykoľvek.</li>
    </ul>
    <h2>Register vylúčených osôb</h2>
    <p>Okrem vylúčenia v jednej herni existuje aj register vylúčených osôb (RVO), ktorý vedie štát. Každý prevádzkovateľ je povinný overiť, či v ňom hráč nie je zapísaný. O zápis možno požiadať aj dobrovoľne.</p>
    <h2>Pauza na 24 hodín</h2>
    <p>Ak potrebujete len vychladnúť, stačí krátka pauza. Zapnete ju v tej istej časti účtu a nemusíte nič vysvetľovať. Ani ju nemožno skrátiť.</p>`,
  ),
  page(
    'limity',
    'Limity hrania',
    48,
    `
    <p>Limit je hranica, ktorú si určíte v pokoji, aby ste o nej nemuseli rozhodovať uprostred hry.</p>
    <h2>Aké limity existujú</h2>
    <ul>
    <li><strong>Limit vkladov:</strong> koľko najviac môžete vložiť.</li>
    <li><strong>Limit stávok:</strong> najvyšší súčet stávok.</li>
    <li><strong>Limit strát:</strong> najvyššia prehra, teda stávky mínus výhry.</li>
    </ul>
    <p>Každý z nich si môžete určiť za deň, za týždeň aj za mesiac. Nastavíte ich v účte v časti Limity, kde si zvolíte aj to, ako často vám počas hry pripomenieme čas.</p>
    <h2>Kedy začnú platiť</h2>
    <p>Nový alebo prísnejší limit platí okamžite. Voľnejší limit začne platiť až siedmy kalendárny deň, aby ste mali čas si to rozmyslieť. Uvoľniť ten istý limit možno najviac raz za kalendárny mesiac.</p>
    <h2>Kde ich uvidíte</h2>
    <p>Po prihlásení vám ich ukážeme spolu s tým, koľko z nich zostáva. Počas hry o zostatok stojí v lište nad hrou, aká časť limitov je využitá, a v účte ich nájdete kedykoľvek.</p>`,
  ),
]
