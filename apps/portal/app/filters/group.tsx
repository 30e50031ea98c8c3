import { Badge } from '@herna/kit'
import { ChevronDown } from '@herna/kit/icons'
import { type ReactNode, useState } from 'react'
import styles from './filter-panel.module.css'
import { usePanelTexts } from './panel-texts.ts'

interface GroupProps {
  title: string
  /** How many of its choices are on. */
  active: number
  /** As it stands when the panel opens. */
  open: boolean
  children: ReactNode
}

/** A group of choices that folds; what was never unfolded is not drawn. */
export function Group({ title, active, open, children }: GroupProps) {
  const t = usePanelTexts()
  const [wasOpen, setWasOpen] = useState(open)
  return (
    <details className={styles.group} open={open} onToggle={() => setWasOpen(true)}>
      <summary>
        {title}
        {active > 0 && <Badge label={t('active', { count: active })}>{active}</Badge>}
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <div>{wasOpen && children}</div>
    </details>
  )
}
