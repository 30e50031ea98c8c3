export interface Person {
  username: string
  email: string
  password: string
  birthDate: string
  birthNumber: string
}

/** A worker that has served longer than any of ours does: its people would be those of the next one. */
const PEOPLE_PER_WORKER = 5_000
/** Days of birth from 1960 on: everybody is an adult. */
const BIRTH_DAYS = 15_000
/** Of every two neighbouring serial numbers at least one makes a birth number. */
const SERIAL_PAIRS = 500
let createdPeople = 0

/**
 * Somebody who has never been here: a name, an address and a birth number of their own. They come of the run's seed, the worker (a new one takes the
 * place of one that failed, under a new index) and the count of its people, so two of one run never meet and the same run has the same people.
 */
export function newPerson(): Person {
  const run = Number(process.env.HERNA_JOURNEYS_PEOPLE ?? 0)
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0)
  if (createdPeople === PEOPLE_PER_WORKER) throw new Error(`one worker makes at most ${PEOPLE_PER_WORKER} people`)
  const number = worker * PEOPLE_PER_WORKER + createdPeople
  createdPeople += 1
  const username = `hrac-${run.toString(36)}-${number.toString(36)}`
  const place = (run + number) % (BIRTH_DAYS * SERIAL_PAIRS)
  const birthDate = new Date(Date.UTC(1960, 0, 1 + (place % BIRTH_DAYS))).toISOString().slice(0, 10)
  const birthNumber = birthNumberOf(birthDate, 2 * Math.floor(place / BIRTH_DAYS))
  return { username, email: `${username}@posta.test`, password: 'Modrá-Lampa-42', birthDate, birthNumber }
}

/** Of a man born that day, by the serial number or the next one: the last digit makes ten of them divisible by eleven, and a remainder of ten has none. */
function birthNumberOf(birthDate: string, serial: number): string {
  const nine = birthDate.slice(2).replaceAll('-', '') + String(serial).padStart(3, '0')
  const last = (11 - ((Number(nine) * 10) % 11)) % 11
  return last === 10 ? birthNumberOf(birthDate, serial + 1) : `${nine.slice(0, 6)}/${nine.slice(6)}${last}`
}
