import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './sign-in.module.css'

interface Props {
  name: string
  intro?: ReactNode
  children: ReactNode
}

/** One step of a dialog. Its first field is focused, and screen readers announce the step's name. */
export function Step({ name, intro, children }: Props) {
  const ref = useRef<HTMLElement>(null)
  // In a layout effect: the previous step's focus was lost with it, and the surrounding dialog would take it next.
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
