import { EmptyList, listMeta, PageHead } from '../game-lists/index.ts'
import { PageWithWidgets, readEditedPage } from '../layout-widgets/index.ts'
import { useTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/promotions.json'
import { readNow } from '../loader-context/index.ts'
import type { Route } from './+types/promotions.route'
import { currentPromotions, promotionCard, PromotionCards, usePromotionTexts } from '../promotion-cards/index.ts'
import { isVisibleTo } from '@herna/rules'
import { useAuth } from '../session/index.ts'
import { OwnPromotions } from './own-promotions.tsx'
import styles from './promotions.module.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { content, page } = await readEditedPage(context, request, 'Promotions')
  return {
    ...page,
    promotions: currentPromotions(content, readNow(context)).map(promotionCard),
  }
}

export const meta: Route.MetaFunction = (args) =>
  listMeta(args, { title: texts.title, description: texts.description, parent: 'lobby' })

/** All promotions for the visitor: a guest, or a player with joined promotions and bonuses [2.20] [4.22] [5.5]. */
export default function Promotions({ loaderData: { promotions, ...page } }: Route.ComponentProps) {
  const t = usePromotionTexts()
  const lobby = useTexts('catalogue')('lobby')
  const isLoggedIn = useAuth() === 'authenticated'
  const visiblePromotions = promotions.filter(({ visibleTo }) => isVisibleTo(visibleTo, isLoggedIn))
  return (
    <PageWithWidgets {...page} className={styles.page}>
      <PageHead
        title={t('title')}
        parent={{ title: lobby, route: 'preview' }}
        lead={visiblePromotions.length > 0 ? t('lead') : null}
      />
      {/* The key replaces the whole list at login and logout instead of moving its items (CLS). */}
      <div className={styles.lists} key={isLoggedIn ? 'player' : 'guest'}>
        {isLoggedIn && <OwnPromotions promotions={visiblePromotions} />}
        {!isLoggedIn && visiblePromotions.length > 0 && <PromotionCards promotions={visiblePromotions} />}
        {visiblePromotions.length === 0 && (
          <EmptyList title={t('empty-title')} text={t('empty-text')} action={{ label: t('empty-action'), route: 'preview' }} />
        )}
      </div>
    </PageWithWidgets>
  )
}
