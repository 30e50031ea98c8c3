import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './sign-in.module.css'

interface Props {
  name: string
  intro?: ReactNode
  children: ReactNode
}

/** One screen of a dialog. The focus goes to its first field, and a screen reader says the screen's name with it. */
export function Step({ name, intro, children }: Props) {
  const ref = useRef<HTMLElement>(null)
  // At once: the screen before took its focus with it, and the window around would give it to itself a moment later.
  useLayoutEffect(() => {
    const section = ref.current
    const first = section?.querySelector<HTMLElement>('input:not([type=checkbox]), button')
    ;(first ?? section)?.focus({ preventScroll: true })
  }, [])
  return (
    <section ref={ref} className={styles.step} aria-label={name} tabIndex={-1}>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </section>
  )
}
