import type { ReactNode } from 'react'
import styles from './field.module.css'

export interface Segment<T extends string> {
  value: T
  /** Always readable by screen readers; `icon` replaces it for the eye. */
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

/** One of a few, side by side; a group of radio buttons underneath. */
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
