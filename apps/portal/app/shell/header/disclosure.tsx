import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './disclosure.module.css'

interface DisclosureProps {
  label: ReactNode
  /** For a button that shows only an icon. */
  name?: string
  className?: string
  children: ReactNode
}

/** A button that opens a small list of links. Escape, a click outside, a chosen link or moving focus out close it. */
export function Disclosure({ label, name, className, children }: DisclosureProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    if (!open) return
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      root.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [open])
  return (
    <div className={styles.root} ref={root}>
      <button
        type="button"
        className={className}
        aria-label={name}
        title={name}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- what is clicked is a link inside, with the pointer or with Enter */}
      <ul id={id} className={styles.list} hidden={!open} onClick={() => setOpen(false)}>
        {children}
      </ul>
    </div>
  )
}
