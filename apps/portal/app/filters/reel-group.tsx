import { Chip } from '@herna/kit'
import { ChoiceCount } from './choice-count.tsx'
import type { ChoiceGroupProps } from './choice-group.tsx'
import styles from './filter-panel.module.css'
import { Group } from './group.tsx'
import { usePanelTexts } from './panel-texts.tsx'

/** Numbers of reels, side by side. */
export function ReelGroup({ choices, active, isForced, open, onChange }: Omit<ChoiceGroupProps, 'group'>) {
  const t = usePanelTexts()
  return (
    <Group title={t('reel')} active={active.length} open={open}>
      <div className={styles.reels}>
        {choices.map(({ id, title, count, adds }) => (
          <Chip
            key={id}
            selected={active.includes(id)}
            disabled={isForced || (count === 0 && !active.includes(id))}
            onClick={() => onChange(id, !active.includes(id))}
          >
            {title}
            <small>
              <ChoiceCount count={count} adds={adds} />
            </small>
          </Chip>
        ))}
      </div>
    </Group>
  )
}
