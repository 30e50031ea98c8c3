import { useFormatter } from 'use-intl'

interface ChoiceCountProps {
  /** Games the choice leaves, or adds to those already shown. */
  count: number
  adds: boolean
  /** The same in words, for those who listen. */
  words: string
}

/** A bare number is what the choice leaves, `+18` what it would add [2.39]. */
export function ChoiceCount({ count, adds, words }: ChoiceCountProps) {
  const shown = useFormatter().number(count)
  return (
    <>
      <span aria-hidden="true">{adds && count > 0 ? `+${shown}` : shown}</span>
      <span className="sr">{words}</span>
    </>
  )
}

/** Which text says a count. */
export const wordsOfCount = ({ count, adds }: { count: number; adds: boolean }): 'games' | 'games-more' =>
  adds && count > 0 ? 'games-more' : 'games'
