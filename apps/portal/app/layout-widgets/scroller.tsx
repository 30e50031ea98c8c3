import { ChevronLeft, ChevronRight } from '@herna/kit/icons'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../texts/index.ts'
import styles from './scroller.module.css'

interface ScrollerProps {
  title: string
  /** The title as it is drawn, where it is more than words. */
  heading?: ReactNode
  /** Where the whole list is, and what the link says. */
  all?: { href: string; label: string } | null
  /** Controls beside the title, such as a pause. */
  control?: ReactNode
  className?: string
  /** Under the row. */
  foot?: ReactNode
  busy?: boolean
  children: ReactNode
}

const LINKS = 'a[href]:not([tabindex="-1"])'

/** The arrow keys walk from one thing of a row to the next. */
function walk(event: KeyboardEvent) {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  const here = (event.target as Element).closest('li')
  if (!step || !here || event.altKey || event.ctrlKey || event.metaKey) return
  const next = step > 0 ? here.nextElementSibling : here.previousElementSibling
  const link = next?.querySelector<HTMLElement>(LINKS)
  if (!link) return
  event.preventDefault()
  link.focus()
}

/** A titled row that scrolls by itself: native scrolling with snap; arrows where there is a mouse. */
export function Scroller({ title, heading, all, control, className, foot, busy, children }: ScrollerProps) {
  const view = useRef<HTMLDivElement>(null)
  const ends = useEnds(view)
  const t = useTexts('lobby')
  const move = (direction: 1 | -1) => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    view.current?.scrollBy({ left: direction * view.current.clientWidth * 0.85, behavior: calm ? 'instant' : 'smooth' })
  }
  return (
    <section className={`${styles.row} ${className ?? ''}`} aria-label={title} aria-busy={busy}>
      <div className={styles.head}>
        <h2>{heading ?? title}</h2>
        {control}
        {all && (
          <Link className={styles.all} to={all.href} prefetch="intent" aria-label={`${all.label}: ${title}`}>
            {all.label}
          </Link>
        )}
        <div className={styles.arrows} hidden={ends.start && ends.end}>
          <button type="button" onClick={() => move(-1)} disabled={ends.start} aria-label={t('scroll-left')}>
            <ChevronLeft size={20} aria-hidden="true" />
          </button>
          <button type="button" onClick={() => move(1)} disabled={ends.end} aria-label={t('scroll-right')}>
            <ChevronRight size={20} aria-hidden="true" />
          </button>
        </div>
      </div>
      <div className={styles.view} ref={view}>
        {children}
      </div>
      {foot}
    </section>
  )
}

/** Whether the row stands at its start and its end. Before it is known: at the start. */
function useEnds(view: React.RefObject<HTMLDivElement | null>): { start: boolean; end: boolean } {
  const [ends, setEnds] = useState({ start: true, end: false })
  useEffect(() => {
    const element = view.current
    if (!element) return
    const look = () => {
      const start = element.scrollLeft < 8
      const end = element.scrollLeft + element.clientWidth > element.scrollWidth - 8
      setEnds((was) => (was.start === start && was.end === end ? was : { start, end }))
    }
    const resized = new ResizeObserver(look)
    resized.observe(element)
    const away = new AbortController()
    element.addEventListener('scroll', look, { passive: true, signal: away.signal })
    element.addEventListener('keydown', walk, { signal: away.signal })
    // A row far from the screen does not know how wide it is.
    element.addEventListener('contentvisibilityautostatechange', look, { signal: away.signal })
    return () => {
      resized.disconnect()
      away.abort()
    }
  }, [view])
  return ends
}
