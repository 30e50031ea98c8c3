import type { ConsentGroup } from '@herna/contract/embeds'

export const texts = {
  title: 'Vaše súkromie',
  intro:
    'Nevyhnutné cookies potrebujeme, aby Herňa fungovala. Ostatné zapneme len s vaším súhlasom a kedykoľvek ho môžete zmeniť v päte stránky.',
  more: 'Viac o cookies',
  accept: 'Prijať všetko',
  reject: 'Len nevyhnutné',
  save: 'Uložiť výber',
  choices: 'Čo povolíte',
  necessary: {
    name: 'Nevyhnutné',
    about: 'Prihlásenie, bezpečnosť a nastavenia hry. Bez nich stránka nefunguje.',
    always: 'Vždy zapnuté',
  },
  groups: {
    performance: { name: 'Výkon', about: 'Zapamätanie technických nastavení, aby sa stránka načítala rýchlejšie.' },
    statistics: { name: 'Štatistika', about: 'Spočítanie návštev, aby sme vedeli, čo na stránke zlepšiť.' },
    preferences: { name: 'Preferencie', about: 'Prispôsobenie ponuky hier podľa toho, čo hrávate.' },
    marketing: { name: 'Marketing', about: 'Reklama Herne na iných stránkach a meranie jej účinku.' },
  } satisfies Record<ConsentGroup, { name: string; about: string }>,
}
