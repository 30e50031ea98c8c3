import { Switch } from '@herna/kit'
import type { FilterSet, FlagGroup as Flag } from '@herna/rules'
import { ChoiceCount } from './choice-count.tsx'
import styles from './filter-panel.module.css'
import { Group } from './group.tsx'
import { usePanelTexts } from './panel-texts.ts'

interface FlagGroupProps {
  flags: readonly Flag[]
  draft: FilterSet
  counts: Record<Flag, number>
  open: boolean
  onChange: (change: Partial<FilterSet>) => void
}

/** What a game has or has not. */
export function FlagGroup({ flags, draft, counts, open, onChange }: FlagGroupProps) {
  const t = usePanelTexts()
  return (
    <Group title={t('flags')} active={flags.filter((flag) => draft[flag]).length} open={open}>
      {flags.map((flag) => (
        <Switch
          key={flag}
          label={
            <>
              {t(flag)}{' '}
              <small className={styles.count}>
                <ChoiceCount count={counts[flag]} adds={false} words={t('games', { count: counts[flag] })} />
              </small>
            </>
          }
          checked={draft[flag]}
          disabled={counts[flag] === 0 && !draft[flag]}
          onChange={(event) => onChange({ [flag]: event.currentTarget.checked })}
        />
      ))}
    </Group>
  )
}
