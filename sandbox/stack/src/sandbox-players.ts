import type { StartingPlayer } from '@herna/services/pam'

/** Published in the README: these players hold play money alone, and exist in the sandbox alone. */
const password = 'Skusobna-Jazda-7'

export const SANDBOX_PLAYERS: readonly StartingPlayer[] = [
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
    // Some accepted, one to be answered [4.24].
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
    /** `GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ` for an authenticator app. */
    totpSecret: '12345678901234567890',
    bonuses: [],
  },
]
