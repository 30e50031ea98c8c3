import { LazyImage } from '@herna/kit'
import { Crown, Pause, Play } from '@herna/kit/icons'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../texts/index.ts'
import { JackpotAmount } from '../jackpot-amounts/index.ts'
import { contentImage, useContentOrigin, usePreview } from '../config/index.ts'
import { inPreview } from '../urls/index.ts'
import styles from './hero.module.css'
import type { SlideView, WidgetViewOf } from './widget-view.ts'

const SLIDE_MS = 7000
const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The carousel at the top [3.33]: native swiping; the pause button comes first, and slides do not advance under a pointer or the focus. */
export function Hero({ widget }: { widget: WidgetViewOf<'Carousel'> }) {
  const t = useTexts('lobby')
  const { slides } = widget
  const track = useRef<HTMLDivElement>(null)
  const current = useCurrentSlide(track)
  const [paused, setPaused] = useState(false)
  const section = useRef<HTMLElement>(null)
  const isInteracting = useIsInteracting(section)

  const show = (index: number) => {
    const left = index * ((track.current?.scrollWidth ?? 0) / slides.length)
    track.current?.scrollTo({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  }
  const isMoving = slides.length > 1 && !paused && !isInteracting
  useEffect(() => {
    if (!isMoving || prefersReducedMotion()) return
    const timer = setTimeout(() => document.hidden || show((current + 1) % slides.length), SLIDE_MS)
    return () => clearTimeout(timer)
  })

  return (
    <section className={styles.hero} aria-roledescription={t('carousel')} aria-label={widget.title || t('hero')} ref={section}>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <button type="button" onClick={() => setPaused(!paused)} aria-label={t(paused ? 'hero-resume' : 'hero-pause')}>
            {paused ? <Play size={16} aria-hidden="true" /> : <Pause size={16} aria-hidden="true" />}
          </button>
          {slides.map((slide, index) => (
            <button
              type="button"
              key={slide.id}
              className={styles.dot}
              aria-current={index === current || undefined}
              aria-label={t('slide-of', { number: index + 1, count: slides.length })}
              onClick={() => show(index)}
            >
              <i />
            </button>
          ))}
        </div>
      )}
      <div className={styles.track} ref={track}>
        {slides.map((slide, index) => (
          <Slide
            key={slide.id}
            slide={slide}
            first={index === 0}
            name={t('slide-of', { number: index + 1, count: slides.length })}
          />
        ))}
      </div>
    </section>
  )
}

function Slide({ slide, first, name }: { slide: SlideView; first: boolean; name: string }) {
  const t = useTexts('lobby')
  const preview = usePreview()
  const origin = useContentOrigin()
  return (
    <div className={styles.slide} role="group" aria-roledescription={t('slide')} aria-label={name}>
      <LazyImage
        src={contentImage(origin, slide.image, 1600)}
        srcSet={[800, 1600].map((width) => `${contentImage(origin, slide.image, width)} ${width}w`).join(',')}
        sizes="(width < 768px) 150vw, 1376px"
        width={1600}
        height={640}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
      />
      {slide.eyebrow && (
        <p className={styles.eyebrow}>
          {slide.jackpot && <Crown size={16} aria-hidden="true" />}
          {slide.eyebrow}
        </p>
      )}
      {slide.jackpot && (
        <p className={styles.amount}>
          <JackpotAmount jackpot={slide.jackpot} unknown="" />
        </p>
      )}
      <h2>{slide.title}</h2>
      {slide.text && <p className={styles.text}>{slide.text}</p>}
      {(slide.action || slide.secondAction) && (
        <div className={styles.actions}>
          {slide.action && (
            <Link className={styles.first} to={inPreview(slide.action.href, preview)} prefetch="intent">
              {slide.action.label}
            </Link>
          )}
          {slide.secondAction && (
            <Link className={styles.second} to={inPreview(slide.secondAction.href, preview)} prefetch="intent">
              {slide.secondAction.label}
            </Link>
          )}
        </div>
      )}
    </div>
  )
}

/** Index of the visible slide, derived from the scroll position. */
function useCurrentSlide(track: RefObject<HTMLDivElement | null>): number {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const element = track.current
    if (!element) return
    const update = () => setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)))
    element.addEventListener('scroll', update, { passive: true })
    return () => element.removeEventListener('scroll', update)
  }, [track])
  return current
}

/** True while a pointer is over the element or the focus is within it. */
function useIsInteracting(container: RefObject<HTMLElement | null>): boolean {
  const [isInteracting, setInteracting] = useState(false)
  useEffect(() => {
    const element = container.current
    if (!element) return
    const controller = new AbortController()
    const update = () => setInteracting(element.matches(':hover, :focus-within'))
    for (const event of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
      element.addEventListener(event, () => requestAnimationFrame(update), { signal: controller.signal })
    }
    return () => controller.abort()
  }, [container])
  return isInteracting
}
