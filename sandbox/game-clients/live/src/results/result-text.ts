import type { LiveDefinition, LiveResult } from '@herna/contract/games'
import { texts } from '../texts/index.ts'

type ResultOf<Kind extends LiveResult['kind']> = Extract<LiveResult, { kind: Kind }>
type SentenceOf = { [Kind in LiveResult['kind']]?: (result: ResultOf<Kind>, definition: LiveDefinition) => string }

/** The result of each kind of table as a sentence for the phase line, the history and screen readers. */
const sentences: SentenceOf = {
  roulette: ({ number }) => texts.roulette.fell(number),
  wheel: ({ segment }) => texts.wheel.fell(segment === 'bonus' ? texts.wheel.bonus : segment),
}

export function resultText(result: LiveResult, definition: LiveDefinition): string {
  const sentence = sentences[result.kind] as ((result: LiveResult, definition: LiveDefinition) => string) | undefined
  return sentence?.(result, definition) ?? texts.phase.result
}
