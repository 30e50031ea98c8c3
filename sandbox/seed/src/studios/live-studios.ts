import type { Studio } from './studio.ts'

/** Studios of live games. */
export const LIVE_STUDIOS: readonly Studio[] = [
  {
    id: 'corso',
    name: 'Salón Corso',
    weight: 60,
    themes: [],
    description: 'Živé stoly z bratislavského štúdia: ruleta, blackjack, baccarat a herné šou.',
  },
  {
    id: 'verona',
    name: 'Sála Verona',
    weight: 40,
    themes: [],
    description: 'Elegantná sála s krupiérmi, ktorí hovoria siedmimi jazykmi.',
  },
  {
    id: 'dunaj',
    name: 'Dunaj Live',
    weight: 34,
    themes: [],
    description: 'Štúdio na nábreží so stolmi otvorenými vo dne v noci.',
  },
  {
    id: 'palma',
    name: 'Palmový Dvor',
    weight: 26,
    themes: [],
    description: 'Teplé svetlo, pokojné tempo a stoly s nízkymi stávkami.',
  },
  { id: 'zora', name: 'Štúdio Zora', weight: 20, themes: [], description: 'Herné šou s veľkým kolesom a dobrou náladou.' },
]
