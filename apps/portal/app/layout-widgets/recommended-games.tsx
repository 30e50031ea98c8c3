import { Button } from '@herna/kit'
import { TileList } from '../game/index.ts'
import { type RecommendedRow, useRecommendation } from '../recommendations/index.ts'
import { useTexts } from '../texts/index.ts'
import { RecommendedRowLayout, RowMessage } from './recommended-row-layout.tsx'

export interface RecommendedGamesProps {
  row: RecommendedRow
  title: string
}

/** Content of a recommended row near the viewport: fetches and scores the catalogue. */
export function RecommendedGames({ row, title }: RecommendedGamesProps) {
  const t = useTexts('lobby')
  const recommendation = useRecommendation(row)
  const isReady = recommendation.state === 'ready'
  return (
    <>
      <RecommendedRowLayout
        row={row}
        title={title}
        because={isReady ? recommendation.because : null}
        hasNoReason={recommendation.state === 'empty'}
        busy={recommendation.state === 'waiting'}
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
