import { Button } from '@herna/kit'
import { TileList } from '../game/index.ts'
import { clearPlayedGames, type RecommendedRow, useRecommendation } from '../recommendations/index.ts'
import { showSnackbar } from '../toasts/index.ts'
import { useTexts } from '../texts/index.ts'
import { RecommendedRowLayout, RowMessage } from './recommended-row-layout.tsx'

export interface RecommendedGamesProps {
  row: RecommendedRow
  title: string
}

/** Content of a recommended row near the viewport: fetches and scores the catalogue. */
export function RecommendedGames({ row, title }: RecommendedGamesProps) {
  const t = useTexts('lobby')
  const recommendation = useRecommendation(row, true)
  if (recommendation.state === 'none') return null
  const forgetPlayedGames = () => {
    clearPlayedGames()
    showSnackbar({ type: 'info', title: t('forgotten') })
    // The focused button is removed, so the focus moves to the page's content.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }
  const isReady = recommendation.state === 'ready'
  return (
    <>
      <RecommendedRowLayout
        row={row}
        title={title}
        because={isReady ? recommendation.because : null}
        hasNoReason={recommendation.state === 'empty'}
        busy={recommendation.state === 'waiting'}
        onForget={forgetPlayedGames}
      >
        {isReady ? <TileList tiles={recommendation.tiles} place="Default" /> : null}
      </RecommendedRowLayout>
      {recommendation.state === 'empty' && <RowMessage text={t('recommended-empty')} />}
      {recommendation.state === 'failed' && (
        <RowMessage text={t('recommended-failed')}>
          <Button onClick={recommendation.retry}>{t('recommended-retry')}</Button>
        </RowMessage>
      )}
    </>
  )
}
