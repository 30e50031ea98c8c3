import { Badge } from '@herna/kit'
import { ChevronDown } from '@herna/kit/icons'
import { type ReactNode, useState } from 'react'
import styles from './filter-panel.module.css'
import { usePanelTexts } from './panel-texts.ts'

interface GroupProps {
  title: string
  /** Number of selected choices. */
  active: number
  /** Whether it is expanded when the panel opens. */
  open: boolean
  children: ReactNode
}

/** A collapsible group of choices; its content is rendered when it is first expanded. */
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
