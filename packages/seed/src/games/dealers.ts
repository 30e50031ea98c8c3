import type { LiveLanguage } from '@herna/contract'

/** First names at the tables, by the language the table speaks [3.37]. */
export const DEALERS: Record<LiveLanguage, readonly string[]> = {
  en: [
    'Lucy',
    'Oliver',
    'Grace',
    'Harry',
    'Amelia',
    'Jack',
    'Chloe',
    'Thomas',
    'Sophie',
    'Daniel',
    'Emma',
    'Priya',
    'Isla',
    'Ethan',
    'Amara',
    'Mina',
    'Aiko',
    'Linh',
  ],
  nl: ['Sanne', 'Daan', 'Fleur', 'Bram', 'Lotte', 'Thijs', 'Femke', 'Ruben', 'Noor', 'Jesse', 'Anouk', 'Sven'],
  ro: ['Andreea', 'Mihai', 'Ioana', 'Radu', 'Elena', 'Ștefan', 'Bianca', 'Vlad', 'Oana', 'Cristian', 'Mădălina', 'Alexandru'],
  el: ['Eleni', 'Nikos', 'Despina', 'Giorgos', 'Katerina', 'Kostas', 'Danae', 'Yannis', 'Ioanna', 'Petros'],
  tr: ['Elif', 'Emre', 'Zeynep', 'Kerem', 'Defne', 'Burak', 'Ayşe', 'Mert', 'Selin', 'Can'],
  ar: ['Layla', 'Omar', 'Noor', 'Karim', 'Yasmin', 'Hadi', 'Salma', 'Tariq', 'Rania', 'Ziad'],
  'pt-br': ['Camila', 'Lucas', 'Beatriz', 'Rafael', 'Larissa', 'Thiago', 'Juliana', 'Bruno', 'Fernanda', 'Gustavo'],
}

export const LANGUAGE_NAMES: Record<LiveLanguage, string> = {
  ar: 'Arabčina',
  en: 'Angličtina',
  nl: 'Holandčina',
  ro: 'Rumunčina',
  el: 'Gréčtina',
  tr: 'Turečtina',
  'pt-br': 'Brazílska portugalčina',
}
/** „Krupiér hovorí po …“ */
export const SPOKEN: Record<LiveLanguage, string> = {
  ar: 'po arabsky',
  en: 'po anglicky',
  nl: 'po holandsky',
  ro: 'po rumunsky',
  el: 'po grécky',
  tr: 'po turecky',
  'pt-br': 'po portugalsky',
}
