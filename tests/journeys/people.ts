export interface Person {
  username: string
  email: string
  password: string
  birthDate: string
  birthNumber: string
}

/** More than any worker creates; beyond it, people would repeat those of the next worker. */
const PEOPLE_PER_WORKER = 5_000
/** Days of birth from 1960 on: all are adults. */
const BIRTH_DAYS = 15_000
/** Of every two consecutive serial numbers at least one gives a valid birth number. */
const SERIAL_PAIRS = 500
let createdPeople = 0

/**
 * A new person with a unique name, e-mail and birth number, derived from the run's seed, the worker index (a restarted worker gets a new one)
 * and the number of people it has created: unique within a run, and the same in a repeated run.
 */
export function newPerson(): Person {
  const run = Number(process.env.HERNA_JOURNEYS_PEOPLE ?? 0)
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0)
  if (createdPeople === PEOPLE_PER_WORKER) throw new Error(`one worker creates at most ${PEOPLE_PER_WORKER} people`)
  const number = worker * PEOPLE_PER_WORKER + createdPeople
  createdPeople += 1
  const username = `hrac-${run.toString(36)}-${number.toString(36)}`
  const slot = (run + number) % (BIRTH_DAYS * SERIAL_PAIRS)
  const birthDate = new Date(Date.UTC(1960, 0, 1 + (slot % BIRTH_DAYS))).toISOString().slice(0, 10)
  const birthNumber = birthNumberOf(birthDate, 2 * Math.floor(slot / BIRTH_DAYS))
  return { username, email: `${username}@posta.test`, password: 'Modrá-Lampa-42', birthDate, birthNumber }
}

/** Body of the registration; everybody lives at the same address and accepts what is required. */
export function registrationOf({ username, email, password, birthDate, birthNumber }: Person, termsVersion: string) {
  const address = { street: 'Dlhá 1', city: 'Žilina', postalCode: '010 01' }
  const personalData = { firstName: 'Ján', lastName: 'Skúšobný', phone: null, birthDate, birthNumber, ...address }
  return { username, email, password, ...personalData, termsVersion, consents: { terms: true, privacy: true, marketing: false } }
}

/** Birth number of a man born that day, by this serial number or the next: the check digit makes the ten digits divisible by 11; remainder 10 has none. */
function birthNumberOf(birthDate: string, serial: number): string {
  const nine = birthDate.slice(2).replaceAll('-', '') + String(serial).padStart(3, '0')
  const last = (11 - ((Number(nine) * 10) % 11)) % 11
  return last === 10 ? birthNumberOf(birthDate, serial + 1) : `${nine.slice(0, 6)}/${nine.slice(6)}${last}`
}
