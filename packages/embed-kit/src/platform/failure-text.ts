import { texts } from '../texts/sk-SK.ts'
import type { Failure } from './failure.ts'

/** What a player is told of a failed call. */
export function failureText(failure: Failure): string {
  const words = texts.failures
  if (failure.kind === 'refused') return words.refused[failure.code]
  const said = words[failure.kind]
  return 'reference' in failure && failure.reference ? `${said} ${words.reference(failure.reference)}` : said
}
