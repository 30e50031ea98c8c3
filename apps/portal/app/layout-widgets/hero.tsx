import { LazyImage } from '@herna/kit'
import { Crown } from '@herna/kit/icons'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../texts/index.ts'
import { JackpotAmount } from '../jackpot-amounts/index.ts'
import { contentImage, useContentOrigin, usePreview } from '../config/index.ts'
import { inPreview } from '../urls/index.ts'
import { CarouselControls } from './carousel-controls.tsx'
import styles from './hero.module.css'
import type { SlideView, WidgetViewOf } from './widget-view.ts'

/**
 * The carousel at the top [3.33]: native swiping; the pause button comes first, and slides do not advance while the page loads, or under a
 * pointer or the focus.
 */
export function Hero({ widget }: { widget: WidgetViewOf<'Carousel'> }) {
  const t = useTexts('lobby')
  const { slides } = widget
  const track = useRef<HTMLDivElement>(null)
  return (
    <section className={styles.hero} aria-roledescription={t('carousel')} aria-label={widget.title || t('hero')}>
      {slides.length > 1 && <CarouselControls slides={slides} track={track} />}
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
            <Link className={styles.first} to={inPreview(slide.action.href, preview)}>
              {slide.action.label}
            </Link>
          )}
          {slide.secondAction && (
            <Link className={styles.second} to={inPreview(slide.secondAction.href, preview)}>
              {slide.secondAction.label}
            </Link>
          )}
        </div>
      )}
    </div>
  )
}
