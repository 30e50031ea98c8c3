import { classNames } from '@herna/kit'
import { type ReactNode, useRef } from 'react'
import { Disclosure } from './disclosure.tsx'
import styles from './header.module.css'
import { useFitting } from './use-fitting.ts'

interface OverflowListProps {
  items: readonly { key: string; node: ReactNode }[]
  /** Of the button that shows the rest. */
  label: ReactNode
  name?: string
  className?: string
}

/** Pixels between items; the same in the style sheet. */
const GAP = 4

/** Items in one line as far as they fit into their parent, and a button that shows the rest [2.32] [2.34]. */
export function OverflowList({ items, label, name, className }: OverflowListProps) {
  const list = useRef<HTMLUListElement>(null)
  const more = useRef<HTMLDivElement>(null)
  const fitting = useFitting(list, more, GAP)
  const beyond = fitting === null ? [] : items.slice(fitting.count)
  return (
    <>
      <ul className={styles.links} ref={list} style={beyond.length > 0 ? { width: fitting?.width } : undefined}>
        {items.map(({ key, node }, index) => (
          <li key={key} className={classNames(fitting !== null && index >= fitting.count && styles.beyond)}>
            {node}
          </li>
        ))}
      </ul>
      <div ref={more} className={classNames(styles.more, beyond.length === 0 && styles.beyond)}>
        <Disclosure className={className} name={name} label={label}>
          {beyond.map(({ key, node }) => (
            <li key={key}>{node}</li>
          ))}
        </Disclosure>
      </div>
    </>
  )
}
