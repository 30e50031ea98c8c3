import { texts } from '../texts/sk-SK.ts'
import type { Failure } from './failure.ts'

/** The player's text for a failed call, with the support reference if there is one. */
export function failureText(failure: Failure): string {
  const labels = texts.failures
  if (failure.kind === 'refused') return labels.refused[failure.code]
  const text = labels[failure.kind]
  return 'reference' in failure && failure.reference ? `${text} ${labels.reference(failure.reference)}` : text
}
