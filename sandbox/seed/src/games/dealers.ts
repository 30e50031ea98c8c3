import type { LiveLanguage } from '@herna/contract'

/** Dealers' first names by the table's language [3.37]. */
export const DEALERS: Record<LiveLanguage, { women: readonly string[]; men: readonly string[] }> = {
  en: {
    women: ['Lucy', 'Grace', 'Amelia', 'Chloe', 'Sophie', 'Emma', 'Priya', 'Isla', 'Amara', 'Mina', 'Aiko', 'Linh'],
    men: ['Oliver', 'Harry', 'Jack', 'Thomas', 'Daniel', 'Ethan', 'Henry', 'George'],
  },
  nl: { women: ['Sanne', 'Fleur', 'Lotte', 'Femke', 'Noor', 'Anouk'], men: ['Daan', 'Bram', 'Thijs', 'Ruben', 'Jesse', 'Sven'] },
  ro: {
    women: ['Andreea', 'Ioana', 'Elena', 'Bianca', 'Oana', 'Mădălina'],
    men: ['Mihai', 'Radu', 'Ștefan', 'Vlad', 'Cristian', 'Alexandru'],
  },
  el: { women: ['Eleni', 'Despina', 'Katerina', 'Danae', 'Ioanna'], men: ['Nikos', 'Giorgos', 'Kostas', 'Yannis', 'Petros'] },
  tr: { women: ['Elif', 'Zeynep', 'Defne', 'Ayşe', 'Selin'], men: ['Emre', 'Kerem', 'Burak', 'Mert', 'Can'] },
  ar: { women: ['Layla', 'Noor', 'Yasmin', 'Salma', 'Rania'], men: ['Omar', 'Karim', 'Hadi', 'Tariq', 'Ziad'] },
  'pt-br': {
    women: ['Camila', 'Beatriz', 'Larissa', 'Juliana', 'Fernanda'],
    men: ['Lucas', 'Rafael', 'Thiago', 'Bruno', 'Gustavo'],
  },
  sk: {
    women: ['Lucia', 'Katarína', 'Zuzana', 'Simona', 'Mária', 'Veronika'],
    men: ['Tomáš', 'Filip', 'Marek', 'Jakub', 'Michal', 'Peter'],
  },
}

/** The motif by which the image generator renders a man or a woman at the table. */
export const motifOfDealer = (dealer: string): 'king' | 'queen' =>
  Object.values(DEALERS).some(({ men }) => men.includes(dealer)) ? 'king' : 'queen'

export const LANGUAGE_NAMES: Record<LiveLanguage, string> = {
  ar: 'Arabčina',
  en: 'Angličtina',
  nl: 'Holandčina',
  ro: 'Rumunčina',
  el: 'Gréčtina',
  tr: 'Turečtina',
  'pt-br': 'Brazílska portugalčina',
  sk: 'Slovenčina',
}
/** „Krupiér hovorí po …“ */
export const SPOKEN_LANGUAGE_TEXTS: Record<LiveLanguage, string> = {
  ar: 'po arabsky',
  en: 'po anglicky',
  nl: 'po holandsky',
  ro: 'po rumunsky',
  el: 'po grécky',
  tr: 'po turecky',
  'pt-br': 'po portugalsky',
  sk: 'po slovensky',
}
