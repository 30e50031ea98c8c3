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

const SHOWN_FOR = 7000
const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The carousel on top [3.33]: swiping is the browser's; pause comes first, and it never moves under a pointer or the focus. */
export function Hero({ widget }: { widget: WidgetViewOf<'Carousel'> }) {
  const t = useTexts('lobby')
  const { slides } = widget
  const track = useRef<HTMLDivElement>(null)
  const current = useCurrentSlide(track)
  const [paused, setPaused] = useState(false)
  const section = useRef<HTMLElement>(null)
  const touched = useTouched(section)

  const show = (index: number) => {
    const left = index * ((track.current?.scrollWidth ?? 0) / slides.length)
    track.current?.scrollTo({ left, behavior: isCalm() ? 'instant' : 'smooth' })
  }
  const moving = slides.length > 1 && !paused && !touched
  useEffect(() => {
    if (!moving || isCalm()) return
    const timer = setTimeout(() => document.hidden || show((current + 1) % slides.length), SHOWN_FOR)
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

/** The slide that stands in the view, however it came there. */
function useCurrentSlide(track: RefObject<HTMLDivElement | null>): number {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const element = track.current
    if (!element) return
    const look = () => setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)))
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [track])
  return current
}

/** True while a pointer is over the part or the focus within it. */
function useTouched(part: RefObject<HTMLElement | null>): boolean {
  const [touched, setTouched] = useState(false)
  useEffect(() => {
    const element = part.current
    if (!element) return
    const away = new AbortController()
    const look = () => setTouched(element.matches(':hover, :focus-within'))
    for (const event of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
      element.addEventListener(event, () => requestAnimationFrame(look), { signal: away.signal })
    }
    return () => away.abort()
  }, [part])
  return touched
}
