import { Button, Checkbox } from '@herna/kit'
import type { ChoiceGroup as ChoiceGroupName, CountedChoice } from '@herna/rules'
import { memo, startTransition, useState } from 'react'
import { ChoiceCount, wordsOfCount } from './choice-count.tsx'
import { Group } from './group.tsx'
import { usePanelTexts } from './panel-texts.ts'

/** Choices shown of a long group before it is asked for all: those that are on, and those with the most games. */
const SHORT = 5
/** A group a little longer is shown whole. */
const WORTH_HIDING = SHORT + 2

export interface ChoiceGroupProps {
  group: ChoiceGroupName
  choices: readonly CountedChoice[]
  /** The chosen ones, known to the catalogue or not; ahead of the counts by a moment. */
  chosen: Readonly<Record<string, true>>
  /** The page has chosen; nothing can be changed here [4.28]. */
  isForced: boolean
  open: boolean
  onChange: (group: ChoiceGroupName, id: string, isOn: boolean) => void
}

const mostGames = (choices: readonly CountedChoice[]): string[] =>
  [...choices]
    .sort((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.count - a.count)
    .slice(0, SHORT)
    .map(({ id }) => id)

/** Providers, categories, collections, languages: any of the chosen ones matches. Drawn anew only when something in it changes. */
export const ChoiceGroup = memo(function ChoiceGroup({ group, choices, chosen, isForced, open, onChange }: ChoiceGroupProps) {
  const t = usePanelTexts()
  const [isWhole, setWhole] = useState(false)
  // What the short list holds is settled when the panel opens, so that nothing jumps from under the finger.
  const [first] = useState(() => new Set(mostGames(choices)))
  const isOn = (id: string) => Object.hasOwn(chosen, id)
  const isLong = choices.length > WORTH_HIDING
  const shown = isWhole || !isLong ? choices : choices.filter(({ id }) => isOn(id) || first.has(id))
  return (
    <Group title={t(group)} active={Object.keys(chosen).length} open={open}>
      {shown.map(({ id, title, count, adds }) => (
        <ChoiceLine
          key={id}
          group={group}
          id={id}
          title={title}
          count={count}
          adds={adds}
          words={t(wordsOfCount({ count, adds }), { count })}
          isOn={isOn(id)}
          isDisabled={isForced || (count === 0 && !isOn(id))}
          hint={isForced && isOn(id) ? t('forced') : undefined}
          onChange={onChange}
        />
      ))}
      {isLong && (
        <Button variant="text" aria-expanded={isWhole} onClick={() => startTransition(() => setWhole(!isWhole))}>
          {isWhole ? t('less') : t(`more-${group}`, { count: choices.length })}
        </Button>
      )}
    </Group>
  )
})

interface ChoiceLineProps extends Pick<ChoiceGroupProps, 'group' | 'onChange'> {
  id: string
  title: string
  count: number
  adds: boolean
  words: string
  isOn: boolean
  isDisabled: boolean
  hint?: string
}

const ChoiceLine = memo(function ChoiceLine({ group, id, title, isOn, isDisabled, hint, onChange, ...count }: ChoiceLineProps) {
  return (
    <Checkbox
      label={title}
      checked={isOn}
      disabled={isDisabled}
      title={hint}
      onChange={(event) => onChange(group, id, event.currentTarget.checked)}
      note={<ChoiceCount {...count} />}
    />
  )
})
