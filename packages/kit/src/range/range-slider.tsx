import { Slider } from '@base-ui/react/slider'
import { classNames } from '../class-names.ts'
import styles from './range-slider.module.css'

interface RangeSliderProps {
  /** Highest step; the thumbs move on 0 … `last`. */
  last: number
  value: readonly [number, number]
  onChange: (value: [number, number]) => void
  /** Labels of the two thumbs. */
  labels: readonly [string, string]
  /** Text of a step. */
  textOf: (place: number) => string
  /** Heights of the bars above the track, 0 … 1, evenly spaced. */
  bars: readonly number[]
}

/**
 * A from–to range with two thumbs over bars that show the distribution; bars inside are highlighted once the range is narrowed.
 * Arrow keys, Home, End, Page Up and Page Down move a thumb.
 */
export function RangeSlider({ last, value, onChange, labels, textOf, bars }: RangeSliderProps) {
  const isNarrowed = value[0] > 0 || value[1] < last
  const share = (place: number) => (last === 0 ? 0 : place / last)
  const isIn = (bar: number) => {
    const middle = (bar + 0.5) / bars.length
    return isNarrowed && middle >= share(value[0]) && middle <= share(value[1])
  }
  return (
    <div className={styles.range}>
      <div className={styles.values} aria-hidden="true">
        {value.map((place, end) => (
          <span key={labels[end]}>
            {labels[end]}
            <b>{textOf(place)}</b>
          </span>
        ))}
      </div>
      <div className={styles.bars} aria-hidden="true">
        {bars.map((height, bar) => (
          // Bars have no identity other than their index.
          <i key={bar} className={classNames(isIn(bar) && styles.inRange)} style={{ height: `${Math.round(height * 100)}%` }} />
        ))}
      </div>
      <Slider.Root
        className={styles.slider}
        value={value}
        min={0}
        max={last}
        largeStep={Math.max(1, Math.round(last / 10))}
        thumbCollisionBehavior="none"
        onValueChange={([from = 0, to = last]: readonly number[]) => onChange([from, to])}
      >
        <Slider.Control className={styles.control}>
          <Slider.Track className={styles.track}>
            <Slider.Indicator className={styles.selectedRange} />
            {labels.map((label, end) => (
              <Slider.Thumb
                key={label}
                index={end}
                className={styles.thumb}
                getAriaLabel={() => label}
                getAriaValueText={(_, place) => textOf(place)}
              />
            ))}
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
    </div>
  )
}
