import { counted } from '@herna/game-kit'

const list = (totals: readonly string[]): string => totals.join(' a ')

export const blackjackTexts = {
  dealer: 'Krupiér',
  dealerHand: (total: string | null) => (total === null ? 'Karty krupiéra' : `Karty krupiéra, súčet ${total}`),
  dealerHas: (total: number) => (total > 21 ? `Krupiér má cez 21 (${total})` : `Krupiér má ${total}`),
  /** After „Posledné:“. */
  lastDealer: (total: number) => (total > 21 ? 'krupiér cez 21' : `krupiér ${total}`),
  rule: 'Blackjack 3 : 2 · krupiér stojí na 17',
  seats: 'Miesta pri stole',
  free: 'Voľné',
  guest: 'Hosť',
  reserved: 'Rezervované',
  own: (seat: number) => `Vy · miesto ${seat}`,
  badges: {
    blackjack: 'Blackjack',
    win: 'Výhra',
    push: 'Remíza',
    loss: 'Prehra',
    bust: 'Cez 21',
    stands: 'Stojí',
  },
  /** Names for screen readers. */
  seat: {
    free: (seat: number) => `Miesto ${seat} je voľné`,
    sit: (seat: number, chip: string) => `Miesto ${seat} je voľné, položiť sem žetón ${chip}`,
    guest: (seat: number, stake: string | null) => `Miesto ${seat}: hosť štúdia${stake === null ? '' : `, stávka ${stake}`}`,
    reserved: (seat: number) => `Miesto ${seat} je rezervované pre hráča z poradia`,
    player: (seat: number, name: string, stake: string | null) =>
      `Miesto ${seat}: ${name}${stake === null ? '' : `, stávka ${stake}`}`,
    own: (seat: number, stake: string) => `Vaše miesto ${seat}, stávka ${stake}`,
    add: (seat: number, stake: string, chip: string) => `Vaše miesto ${seat}, stávka ${stake}, pridať žetón ${chip}`,
    hand: (nth: number, count: number, total: string, badge: string | null) =>
      `${count > 1 ? `${nth}. ruka, ` : ''}súčet ${total}${badge === null ? '' : `, ${badge}`}`,
  },
  moves: {
    label: 'Vaše rozhodnutie',
    names: { hit: 'Ďalšia', stand: 'Stojím', double: 'Zdvojiť', split: 'Rozdeliť' },
    insurance: {
      title: 'Poistenie?',
      offer: (price: string) =>
        `Krupiér ukazuje eso. Poistenie za ${price} vyplatí 2 : 1, ak má krupiér blackjack. Inak prepadne.`,
      afterwards: 'Bez odpovede hráte ďalej bez poistenia.',
      decline: 'Bez poistenia',
      accept: (price: string) => `Poistiť ${price}`,
    },
    adds: (amount: string) => `+${amount}`,
    turn: 'Váš ťah',
    turnOf: (nth: number, count: number) => (count > 1 ? `Váš ťah, ${nth}. ruka` : 'Váš ťah'),
    afterwards: (totals: readonly string[]) => `Po uplynutí času stojíte na ${list(totals)}.`,
    spoken: (totals: readonly string[], dealer: string, seconds: number) =>
      `Ste na ťahu. Máte ${list(totals)}, krupiér ukazuje ${dealer}. Na rozhodnutie je ${counted(seconds, 'sekunda', 'sekundy', 'sekúnd')}.`,
    now: (totals: readonly string[]) => `Máte ${list(totals)}.`,
  },
} as const
