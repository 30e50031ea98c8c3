import { Button, Checkbox } from '@herna/kit'
import type { ChoiceGroup as ChoiceGroupName, CountedChoice } from '@herna/rules'
import { useState } from 'react'
import { ChoiceCount } from './choice-count.tsx'
import { Group } from './group.tsx'
import { usePanelTexts } from './panel-texts.tsx'

/** Choices shown of a long group before it is asked for all: those that are on, and those with the most games. */
const SHORT = 5
/** A group a little longer is shown whole. */
const WORTH_HIDING = SHORT + 2

export interface ChoiceGroupProps {
  group: ChoiceGroupName
  choices: readonly CountedChoice[]
  /** Ids of the chosen ones, known to the catalogue or not; ahead of the counts by a moment. */
  active: readonly string[]
  /** The page has chosen; nothing can be changed here [4.28]. */
  isForced: boolean
  open: boolean
  onChange: (id: string, isOn: boolean) => void
}

const mostGames = (choices: readonly CountedChoice[]): string[] =>
  [...choices]
    .sort((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.count - a.count)
    .slice(0, SHORT)
    .map(({ id }) => id)

/** Providers, categories, collections, languages: any of the chosen ones matches. */
export function ChoiceGroup({ group, choices, active, isForced, open, onChange }: ChoiceGroupProps) {
  const t = usePanelTexts()
  const [isWhole, setWhole] = useState(false)
  // What the short list holds is settled when the panel opens, so that nothing jumps from under the finger.
  const [first] = useState(() => new Set(mostGames(choices)))
  const isLong = choices.length > WORTH_HIDING
  const shown = isWhole || !isLong ? choices : choices.filter(({ id }) => active.includes(id) || first.has(id))
  return (
    <Group title={t(group)} active={active.length} open={open}>
      {shown.map(({ id, title, count, adds }) => (
        <Checkbox
          key={id}
          label={title}
          checked={active.includes(id)}
          disabled={isForced || (count === 0 && !active.includes(id))}
          title={isForced && active.includes(id) ? t('forced') : undefined}
          onChange={(event) => onChange(id, event.currentTarget.checked)}
          note={<ChoiceCount count={count} adds={adds} />}
        />
      ))}
      {isLong && (
        <Button variant="text" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('less') : t(`more-${group}`, { count: choices.length })}
        </Button>
      )}
    </Group>
  )
}
