import { ChevronLeft, ChevronRight } from '@herna/kit/icons'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { TileIsland, type TileView } from '../game/index.ts'
import { Island } from '../islands/index.ts'
import { useTexts } from '../texts/index.ts'
import styles from './scroller.module.css'

interface ScrollerProps {
  title: string
  /** Rendered heading, when it is more than the text of `title`. */
  heading?: ReactNode
  /** Link to the whole list. */
  all?: { href: string; label: string } | null
  /** Controls beside the title, such as a pause. */
  control?: ReactNode
  className?: string
  /** Content below the row. */
  foot?: ReactNode
  /** The games shown as `children`, a list of tiles; such a list hydrates when it is touched. */
  tiles?: readonly TileView[]
  busy?: boolean
  /** Its content changes by itself, so it hydrates near the viewport on phones too. */
  isDynamic?: boolean
  /** Everything the row depends on: the server renders it once (see `Island`). */
  fragment?: string
  children: ReactNode
}

const LINKS = 'a[href]:not([tabindex="-1"])'

/** The arrow keys move the focus between the items of a row. */
function moveFocus(event: KeyboardEvent) {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  const currentItem = (event.target as Element).closest('li')
  if (!step || !currentItem || event.altKey || event.ctrlKey || event.metaKey) return
  const next = step > 0 ? currentItem.nextElementSibling : currentItem.previousElementSibling
  const link = next?.querySelector<HTMLElement>(LINKS)
  if (!link) return
  event.preventDefault()
  link.focus()
}

const isLiveTile = ({ live }: TileView): boolean => live !== undefined

/** A titled row with native horizontal scrolling and snap, and arrow buttons for a mouse. */
export function Scroller({ className, busy, isDynamic, fragment, ...content }: ScrollerProps) {
  return (
    <Island
      as="section"
      // Only its arrow buttons need it before it is touched.
      hydrate={isDynamic || content.tiles?.some(isLiveTile) ? 'near' : 'near-with-mouse'}
      className={`${styles.row} ${className ?? ''}`}
      aria-label={content.title}
      aria-busy={busy}
      fragment={fragment}
    >
      <ScrollerContent {...content} />
    </Island>
  )
}

function ScrollerContent({
  title,
  heading,
  all,
  control,
  foot,
  tiles,
  children,
}: Omit<ScrollerProps, 'className' | 'busy' | 'isDynamic' | 'fragment'>) {
  const view = useRef<HTMLDivElement>(null)
  const ends = useEnds(view)
  const t = useTexts('lobby')
  const move = (direction: 1 | -1) => {
    const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    view.current?.scrollBy({
      left: direction * view.current.clientWidth * 0.85,
      behavior: isMotionReduced ? 'instant' : 'smooth',
    })
  }
  return (
    <>
      <div className={styles.head}>
        <h2>{heading ?? title}</h2>
        {control}
        {all && (
          <Link className={styles.all} to={all.href} aria-label={`${all.label}: ${title}`}>
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
      {tiles ? (
        <TileIsland className={styles.view} tiles={tiles} ref={view}>
          {children}
        </TileIsland>
      ) : (
        <div className={styles.view} ref={view}>
          {children}
        </div>
      )}
      {foot}
    </>
  )
}

/** Whether the row is scrolled to its start or end; at the start before it is measured. */
function useEnds(view: React.RefObject<HTMLDivElement | null>): { start: boolean; end: boolean } {
  const [ends, setEnds] = useState({ start: true, end: false })
  useEffect(() => {
    const element = view.current
    if (!element) return
    const update = () => {
      const start = element.scrollLeft < 8
      const end = element.scrollLeft + element.clientWidth > element.scrollWidth - 8
      setEnds((previous) => (previous.start === start && previous.end === end ? previous : { start, end }))
    }
    const resizeObserver = new ResizeObserver(update)
    resizeObserver.observe(element)
    const controller = new AbortController()
    element.addEventListener('scroll', update, { passive: true, signal: controller.signal })
    element.addEventListener('keydown', moveFocus, { signal: controller.signal })
    // An off-screen row (`content-visibility`) cannot be measured until it is rendered; the same event of its tiles passes here too.
    const onRendered = ({ target }: Event) => target === element && update()
    element.addEventListener('contentvisibilityautostatechange', onRendered, { signal: controller.signal })
    return () => {
      resizeObserver.disconnect()
      controller.abort()
    }
  }, [view])
  return ends
}
