/** A player whom a database without them is given at the start; in the sandbox alone. */
export interface StartingPlayer {
  username: string
  password: string
  firstName: string
  lastName: string
  sex: 'M' | 'F'
  birthDate: string
  city: string
  postalCode: string
  /** Cents of play money. */
  balance: number
  playerTags: string[]
  /** Has excluded themselves from everything. */
  isExcluded?: boolean
  /** Bytes of the secret, as text, that an authenticator app holds. */
  totpSecret?: string
  /** By the codes of their templates. */
  bonuses: readonly { code: string; isAccepted: boolean }[]
}
