import type { ReactNode } from 'react'
import styles from './field.module.css'

/** One choice of a segmented control. */
export interface Segment<T extends string> {
  /** `null`: none is selected (not known yet). */
  value: T
  /** Always read by screen readers; `icon` replaces it visually. */
  label: string
  icon?: ReactNode
}
interface SegmentedProps<T extends string> {
  legend: string
  /** Unique in the page. */
  name: string
  segments: readonly Segment<T>[]
  /** `null`: none is marked (not known yet). */
  value: T | null
  onChoose: (value: T) => void
}

/** One of a few choices, side by side; a group of radio buttons. */
export function Segmented<T extends string>({ legend, name, segments, value, onChoose }: SegmentedProps<T>) {
  return (
    <fieldset className={styles.segmented}>
      <legend className="sr">{legend}</legend>
      {segments.map((segment) => (
        <label key={segment.value} title={segment.label}>
          <input type="radio" name={name} checked={value === segment.value} onChange={() => onChoose(segment.value)} />
          {segment.icon}
          <span className={segment.icon ? 'sr' : undefined}>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
