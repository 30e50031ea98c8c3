import type { SeededPlayer } from '@herna/services/pam'

/** Published in the README: these players have only play money and exist only in the sandbox. */
export const SANDBOX_PASSWORD = 'Skusobna-Jazda-7'
const password = SANDBOX_PASSWORD

/** Seeded players; balances in cents. */
export const SANDBOX_PLAYERS: readonly SeededPlayer[] = [
  {
    username: 'hrac',
    password,
    firstName: 'Peter',
    lastName: 'Kováč',
    sex: 'M',
    birthDate: '1988-04-12',
    city: 'Žilina',
    postalCode: '010 01',
    balance: 100_000,
    playerTags: [],
    bonuses: [],
  },
  {
    username: 'hracka-bonusy',
    password,
    firstName: 'Jana',
    lastName: 'Horváthová',
    sex: 'F',
    birthDate: '1992-09-30',
    city: 'Košice',
    postalCode: '040 01',
    balance: 50_000,
    playerTags: ['bonus:free-spins', 'bonus:golden-chips', 'bonus:deposit', 'bonus:cashback', 'bonus:opt-in'],
    // Some accepted, some still offered [4.24].
    bonuses: [
      { code: 'VIKEND-20', isAccepted: true },
      { code: 'ZLATE-CIPY-10', isAccepted: true },
      { code: 'BONUS-10', isAccepted: true },
      { code: 'VRATENIE-5', isAccepted: false },
      { code: 'MISIE-LINKA-30', isAccepted: false },
    ],
  },
  {
    username: 'hrac-vyluceny',
    password,
    firstName: 'Milan',
    lastName: 'Novák',
    sex: 'M',
    birthDate: '1979-01-05',
    city: 'Nitra',
    postalCode: '949 01',
    balance: 2_550,
    playerTags: [],
    isExcluded: true,
    bonuses: [],
  },
  {
    username: 'hracka-dvojita',
    password,
    firstName: 'Eva',
    lastName: 'Tóthová',
    sex: 'F',
    birthDate: '1995-06-21',
    city: 'Trnava',
    postalCode: '917 01',
    balance: 100_000,
    playerTags: [],
    /** In an authenticator app: `GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ`. */
    totpSecret: '12345678901234567890',
    bonuses: [],
  },
]
