import { useCount } from '../texts/index.ts'

interface ChoiceCountProps {
  /** Games the choice would leave, or add to those already shown. */
  count: number
  adds: boolean
  /** The count as text for screen readers. */
  label: string
}

/** A plain number is what the choice would leave, `+18` what it would add [2.39]. */
export function ChoiceCount({ count, adds, label }: ChoiceCountProps) {
  const formattedCount = useCount()(count)
  return (
    <>
      <span aria-hidden="true">{adds && count > 0 ? `+${formattedCount}` : formattedCount}</span>
      <span className="sr">{label}</span>
    </>
  )
}

/** Text key of a count. */
export const countTextKey = ({ count, adds }: { count: number; adds: boolean }): 'games' | 'games-more' =>
  adds && count > 0 ? 'games-more' : 'games'
