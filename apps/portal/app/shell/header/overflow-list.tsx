import { classNames } from '@herna/kit'
import { type ReactNode, useRef } from 'react'
import { Disclosure } from './disclosure.tsx'
import styles from './header.module.css'
import { useFitting } from './use-fitting.ts'

interface OverflowListProps {
  items: readonly { key: string; node: ReactNode }[]
  /** Label of the button with the rest. */
  label: ReactNode
  name?: string
  className?: string
}

/** Pixels between items, as in the style sheet. */
const GAP = 4

/** Shows as many items as fit on one line, and a button with the rest [2.32] [2.34]. */
export function OverflowList({ items, label, name, className }: OverflowListProps) {
  const list = useRef<HTMLUListElement>(null)
  const more = useRef<HTMLDivElement>(null)
  const fitting = useFitting(list, more, GAP)
  const overflowing = fitting === null ? [] : items.slice(fitting.count)
  return (
    <>
      <ul className={styles.links} ref={list} style={overflowing.length > 0 ? { width: fitting?.width } : undefined}>
        {items.map(({ key, node }, index) => (
          <li key={key} className={classNames(fitting !== null && index >= fitting.count && styles.overflowing)}>
            {node}
          </li>
        ))}
      </ul>
      <div ref={more} className={classNames(styles.more, overflowing.length === 0 && styles.overflowing)}>
        <Disclosure className={className} name={name} label={label}>
          {overflowing.map(({ key, node }) => (
            <li key={key}>{node}</li>
          ))}
        </Disclosure>
      </div>
    </>
  )
}
