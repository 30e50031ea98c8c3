import { Button, Checkbox } from '@herna/kit'
import type { ChoiceGroup as ChoiceGroupName, CountedChoice } from '@herna/rules'
import { memo, startTransition, useState } from 'react'
import { ChoiceCount, countTextKey } from './choice-count.tsx'
import { Group } from './group.tsx'
import { usePanelTexts } from './panel-texts.ts'

/** Number of choices shown of a collapsed long group: selected ones first, then those with the most games. */
const SHORT_LENGTH = 5
/** Groups up to this length are not collapsed. */
const MAX_UNCOLLAPSED = SHORT_LENGTH + 2

export interface ChoiceGroupProps {
  group: ChoiceGroupName
  choices: readonly CountedChoice[]
  /** Selected ids, in the catalogue or not; updated before the deferred counts. */
  chosen: Readonly<Record<string, true>>
  /** The page determines this filter, so it cannot be changed [4.28]. */
  isForced: boolean
  open: boolean
  onChange: (group: ChoiceGroupName, id: string, isOn: boolean) => void
}

const largestChoices = (choices: readonly CountedChoice[]): string[] =>
  [...choices]
    .sort((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.count - a.count)
    .slice(0, SHORT_LENGTH)
    .map(({ id }) => id)

/** Providers, categories, collections or languages; a game matches any selected one. Memoized. */
export const ChoiceGroup = memo(function ChoiceGroup({ group, choices, chosen, isForced, open, onChange }: ChoiceGroupProps) {
  const t = usePanelTexts()
  const [isWhole, setWhole] = useState(false)
  // The short list is fixed when the panel opens, so that nothing moves under the pointer.
  const [shortListIds] = useState(() => new Set(largestChoices(choices)))
  const isOn = (id: string) => Object.hasOwn(chosen, id)
  const isLong = choices.length > MAX_UNCOLLAPSED
  const visibleChoices = isWhole || !isLong ? choices : choices.filter(({ id }) => isOn(id) || shortListIds.has(id))
  return (
    <Group title={t(group)} active={Object.keys(chosen).length} open={open}>
      {visibleChoices.map(({ id, title, count, adds }) => (
        <ChoiceLine
          key={id}
          group={group}
          id={id}
          title={title}
          count={count}
          adds={adds}
          label={t(countTextKey({ count, adds }), { count })}
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
  label: string
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
