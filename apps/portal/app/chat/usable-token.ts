import type { ChatSession } from '@herna/contract/player'

/** The token of a chat session reply [3.46]; null: it has an error code, or no token [8.24]. */
export const usableToken = ({ errorCode, sessionToken }: ChatSession): string | null =>
  errorCode === null ? (sessionToken?.sessionToken ?? null) : null
