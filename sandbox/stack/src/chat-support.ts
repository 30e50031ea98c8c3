import type { SeededOperator } from '@herna/services/chat'
import { SANDBOX_PASSWORD } from './sandbox-players.ts'

/** The sandbox's support answers at any time, so that it can be tried at night too. */
export const SUPPORT_HOURS = 'mon-sun 00:00-24:00'

/** Operators of the support page, created at the first start. */
export const SUPPORT_OPERATORS: readonly SeededOperator[] = [
  { login: 'zuzana', name: 'Zuzana', password: SANDBOX_PASSWORD },
  { login: 'peter', name: 'Peter', password: SANDBOX_PASSWORD },
]

const answer = (number: number, title: string, text: string) => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  title,
  text,
})

/** Canned answers, created at the first start. */
export const CANNED_ANSWERS = [
  answer(1, 'Pozdrav', 'Dobrý deň, ďakujeme za správu. S čím vám pomôžeme?'),
  answer(
    2,
    'Výber peňazí',
    'Výber odosielame na účet, z ktorého ste vkladali. Stav každého výberu nájdete v účte v časti Pokladňa.',
  ),
  answer(3, 'Overenie totožnosti', 'Doklady prosím neposielajte do chatu. Totožnosť si overíte v účte v časti Osobné údaje.'),
  answer(
    4,
    'Limity a prestávka',
    'Limity, 24-hodinovú prestávku aj samovylúčenie si nastavíte v účte v časti Zodpovedné hranie. Prísnejší limit platí hneď.',
  ),
  answer(5, 'Rozlúčka', 'Rado sa stalo. Ak budete ešte niečo potrebovať, napíšte nám sem. Prajeme pekný deň.'),
]
