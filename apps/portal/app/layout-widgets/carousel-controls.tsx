import { Pause, Play } from '@herna/kit/icons'
import { type RefObject, useEffect, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { advanceSlides } from './advance-slides.ts'
import styles from './hero.module.css'
import type { SlideView } from './widget-view.ts'

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Pause and a dot per slide, before the `track` of slides. Their state is kept here, so that moving does not render the slides again. */
export function CarouselControls({ slides, track }: { slides: readonly SlideView[]; track: RefObject<HTMLElement | null> }) {
  const t = useTexts('lobby')
  const [current, setCurrent] = useState(0)
  const [paused, setPaused] = useState(false)

  useEffect(() => {
    const element = track.current
    if (!element) return
    const update = () => setCurrent(visibleSlide(element))
    element.addEventListener('scroll', update, { passive: true })
    return () => element.removeEventListener('scroll', update)
  }, [track])

  useEffect(() => {
    const element = track.current
    const carousel = element?.closest('section')
    if (!element || !carousel || paused) return
    return advanceSlides(carousel, () => {
      if (!prefersReducedMotion()) showSlide(element, (visibleSlide(element) + 1) % slides.length, slides.length)
    })
  }, [track, paused, slides.length])

  return (
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
          onClick={() => showSlide(track.current, index, slides.length)}
        >
          <i />
        </button>
      ))}
    </div>
  )
}

/** Index of the visible slide, derived from the scroll position. */
const visibleSlide = (track: HTMLElement) => Math.round(track.scrollLeft / Math.max(1, track.clientWidth))

function showSlide(track: HTMLElement | null, index: number, count: number): void {
  track?.scrollTo({ left: index * (track.scrollWidth / count), behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}
