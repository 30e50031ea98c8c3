import { EmptyList, listMeta, PageHead } from '../catalogue/index.ts'
import { PageWithWidgets, readEditedPage } from '../lobby/index.ts'
import { useTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/promotions.json'
import { readNow } from '../loader-context/index.ts'
import type { Route } from './+types/promotions.route'
import { PromotionCards } from './promotion-cards.tsx'
import { isVisibleTo } from '@herna/rules'
import { usePlayer } from '../session/index.ts'
import { OwnPromotions } from './own-promotions.tsx'
import { currentPromotions, promotionCard } from './promotion-view.ts'
import styles from './promotions.module.css'
import { usePromotionTexts } from './promotion-texts.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { content, page } = await readEditedPage(context, request, 'Promotions')
  return {
    ...page,
    promotions: currentPromotions(content, readNow(context)).map(promotionCard),
  }
}

export const meta: Route.MetaFunction = (args) =>
  listMeta(args, { title: texts.title, description: texts.description, parent: 'lobby' })

/** All promotions for who looks: a guest, or a player with what they joined and have [2.20] [4.22] [5.5]. */
export default function Promotions({ loaderData: { promotions, ...page } }: Route.ComponentProps) {
  const t = usePromotionTexts()
  const lobby = useTexts('catalogue')('lobby')
  const isIn = usePlayer().auth === 'authenticated'
  const shown = promotions.filter(({ visibleTo }) => isVisibleTo(visibleTo, isIn))
  return (
    <PageWithWidgets {...page} className={styles.page}>
      <PageHead title={t('title')} parent={{ title: lobby, route: 'preview' }} lead={shown.length > 0 ? t('lead') : null} />
      {/* Another person's list is another list: nothing of it moves, it is replaced. */}
      <div className={styles.lists} key={isIn ? 'player' : 'guest'}>
        {isIn && <OwnPromotions promotions={shown} />}
        {!isIn && shown.length > 0 && <PromotionCards promotions={shown} />}
        {shown.length === 0 && (
          <EmptyList title={t('empty-title')} text={t('empty-text')} action={{ label: t('empty-action'), route: 'preview' }} />
        )}
      </div>
    </PageWithWidgets>
  )
}
