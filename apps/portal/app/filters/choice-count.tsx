import { usePanelTexts } from './panel-texts.tsx'

interface ChoiceCountProps {
  count: number
  /** The games come on top of those already shown. */
  adds: boolean
}

/** A bare number is what the choice leaves, `+18` what it would add; said in words to those who listen. */
export function ChoiceCount({ count, adds }: ChoiceCountProps) {
  const t = usePanelTexts()
  const isMore = adds && count > 0
  return (
    <>
      <span aria-hidden="true">{isMore ? `+${count}` : count}</span>
      <span className="sr">{t(isMore ? 'games-more' : 'games', { count })}</span>
    </>
  )
}
