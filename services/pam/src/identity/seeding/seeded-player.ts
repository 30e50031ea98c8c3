/** A player seeded at the start; in the sandbox only. */
export interface SeededPlayer {
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
  /** Self-excluded from everything. */
  isExcluded?: boolean
  /** Authenticator secret, as text. */
  totpSecret?: string
  /** Bonuses by template code. */
  bonuses: readonly { code: string; isAccepted: boolean }[]
}
