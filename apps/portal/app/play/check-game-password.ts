/** What became of a game's password [5.3]: the portal's own door asks the preview authentication call. */
export type PasswordAnswer = 'right' | 'wrong' | 'away'

const LIMIT_MS = 15_000

export async function checkGamePassword(password: string): Promise<PasswordAnswer> {
  const answer = await fetch('/play/heslo', {
    method: 'POST',
    body: new URLSearchParams({ heslo: password }),
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch(() => null)
  if (answer?.status === 204) return 'right'
  return answer?.status === 401 ? 'wrong' : 'away'
}
