import { counted } from '@herna/game-kit'

const points = (total: number): string => counted(total, 'bod', 'body', 'bodov')

export const baccaratTexts = {
  sides: { player: 'Hráč', banker: 'Bankár' },
  side: (name: string, total: number | null) => (total === null ? name : `${name}, ${points(total)}`),
  spots: 'Stávky baccaratu',
  road: 'Priebeh kôl',
  counted: 'Ako kolá dopadli',
  counts: { player: 'Hráč', banker: 'Bankár', tie: 'Remíza' },
  roadOf: (player: number, banker: number, tie: number) =>
    `Posledné kolá: hráč vyhral ${player}-krát, bankár ${banker}-krát, remíza ${tie}-krát`,
  won: { player: 'Vyhral hráč', banker: 'Vyhral bankár', tie: 'Remíza' },
  letters: { P: 'hráč', B: 'bankár', T: 'remíza' } as Readonly<Record<string, string>>,
  result: (winner: 'player' | 'banker' | 'tie', player: number, banker: number) =>
    `${baccaratTexts.won[winner]} ${winner === 'banker' ? `${banker} : ${player}` : `${player} : ${banker}`}`,
} as const
