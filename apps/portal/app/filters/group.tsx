import { Badge } from '@herna/kit'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './filter-panel.module.css'
import { usePanelTexts } from './panel-texts.tsx'

interface GroupProps {
  title: string
  /** How many of its choices are on. */
  active: number
  /** As it stands when the panel opens. */
  open: boolean
  children: ReactNode
}

/** A group of choices that folds. */
export function Group({ title, active, open, children }: GroupProps) {
  const t = usePanelTexts()
  return (
    <details className={styles.group} open={open}>
      <summary>
        {title}
        {active > 0 && <Badge label={t('active', { count: active })}>{active}</Badge>}
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <div>{children}</div>
    </details>
  )
}
