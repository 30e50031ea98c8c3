import { EmptyList, listMeta, PageHead } from '../catalogue/index.ts'
import { PageWithWidgets, readEditedPage } from '../lobby/index.ts'
import texts from '../texts/sk-SK/promotions.json'
import { useTexts } from '../texts/index.ts'
import { readNow } from '../wires/clock.ts'
import type { Route } from './+types/promotions.route'
import { PromotionCards } from './promotion-cards.tsx'
import { promotionCard, visiblePromotions } from './promotion-view.ts'
import styles from './promotions.module.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { content, page } = await readEditedPage(context, request, 'Promotions')
  return {
    ...page,
    promotions: visiblePromotions(content, readNow(context)).map(promotionCard),
  }
}

export const meta: Route.MetaFunction = (args) =>
  listMeta(args, { title: texts.title, description: texts.description, parent: 'lobby' })

/** All promotions a guest is offered [2.20] [5.5]. */
export default function Promotions({ loaderData: { promotions, ...page } }: Route.ComponentProps) {
  const t = useTexts('promotions')
  return (
    <PageWithWidgets {...page} className={styles.page}>
      <PageHead title={t('title')} lead={promotions.length > 0 ? t('lead') : null} />
      {promotions.length > 0 ? (
        <PromotionCards promotions={promotions} />
      ) : (
        <EmptyList title={t('empty-title')} text={t('empty-text')} action={{ label: t('empty-action'), route: 'preview' }} />
      )}
    </PageWithWidgets>
  )
}
