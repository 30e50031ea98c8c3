import { Chip } from '@herna/kit'
import { memo } from 'react'
import { ChoiceCount, wordsOfCount } from './choice-count.tsx'
import type { ChoiceGroupProps } from './choice-group.tsx'
import styles from './filter-panel.module.css'
import { Group } from './group.tsx'
import { usePanelTexts } from './panel-texts.ts'

/** Numbers of reels, side by side. */
export const ReelGroup = memo(function ReelGroup({ group, choices, chosen, isForced, open, onChange }: ChoiceGroupProps) {
  const t = usePanelTexts()
  const isOn = (id: string) => Object.hasOwn(chosen, id)
  return (
    <Group title={t('reel')} active={Object.keys(chosen).length} open={open}>
      <div className={styles.reels}>
        {choices.map(({ id, title, count, adds }) => (
          <Chip
            key={id}
            selected={isOn(id)}
            disabled={isForced || (count === 0 && !isOn(id))}
            onClick={() => onChange(group, id, !isOn(id))}
          >
            {title}
            <small>
              <ChoiceCount count={count} adds={adds} words={t(wordsOfCount({ count, adds }), { count })} />
            </small>
          </Chip>
        ))}
      </div>
    </Group>
  )
})
