import { buttonClass, EmptyState, Note } from '@herna/kit'
import { CalendarX2, UserRound } from '@herna/kit/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { GameGrid, gamesOf, listPage, PageHead } from '../game-lists/index.ts'
import { JackpotTicker } from '../jackpot-amounts/index.ts'
import { RichText } from '../rich-text/index.ts'
import { PlayersOnly } from '../account-menu/index.ts'
import { loginOnClick, useAuth } from '../session/index.ts'
import { breadcrumbs, pageMeta } from '../seo/index.ts'
import lobby from '../texts/sk-SK/catalogue.json'
import texts from '../texts/sk-SK/promotions.json'
import { contentImage, useContentOrigin, usePreview } from '../config/index.ts'
import { pageNotFound, readConfiguration, readContent, readItem, readNow } from '../loader-context/index.ts'
import { addressOf } from '../urls/index.ts'
import type { Route } from './+types/promotion.route'
import { EndsAt, promotionState, usePromotionTexts } from '../promotion-cards/index.ts'
import { PromotionAnswer } from './own-promotions.tsx'
import styles from './promotions.module.css'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const content = await readContent(context, request)
  const listed = content.promotions.find(({ slug }) => slug === params.slug)
  const state = listed ? promotionState(listed, readNow(context)) : 'hidden'
  if (!listed || state === 'hidden') throw pageNotFound(request)
  const promotion = await readItem(context, request, 'promotion', listed.id)
  if (!promotion) throw pageNotFound(request)
  const { slug, title, summary, body, image, endsAt, templateCode, tagName } = promotion
  return {
    promotion: { slug, title, summary, body, image, endsAt, templateCode, tagName },
    isOver: state === 'over',
    /** Only for logged-in players [5.5]: the page is the same for everyone, the browser decides. */
    forPlayers: state === 'for-players',
    /** Only for guests: a player does not see it by its address either [5.5] [6.5]. */
    forGuests: listed.visibleTo === 'NotLoggedIn',
    /** Joining requires an account [4.22]. */
    needsAccount: templateCode !== null || tagName !== null,
    ...listPage(gamesOf(promotion.games, content), request, content),
    origin: readConfiguration(context).origin,
  }
}

export const meta: Route.MetaFunction = (args) => {
  const { promotion, isOver, origin } = args.loaderData ?? {}
  if (!promotion) return pageMeta(args, { title: texts.title, indexed: false })
  const { slug, title, summary, image } = promotion
  const crumbs = [
    { name: lobby.lobby, path: addressOf('preview') },
    { name: texts.title, path: addressOf('preview-promotions') },
    { name: title, path: addressOf('preview-promotions-slug', { slug }) },
  ]
  return pageMeta(args, {
    title,
    description: summary,
    image,
    type: 'article',
    indexed: !isOver && !args.loaderData?.forPlayers,
    structuredData: [breadcrumbs(origin, crumbs)],
  })
}

/** One promotion: summary, terms, games [2.20]. */
export default function Promotion({ loaderData }: Route.ComponentProps) {
  const page = <PromotionContent loaderData={loaderData} />
  if (loaderData.forGuests) return <GuestsOnly>{page}</GuestsOnly>
  return loaderData.forPlayers ? <PlayersOnly placeholder={<div className={styles.waiting} />}>{page}</PlayersOnly> : page
}

/** Until the session is known, the view of a guest, as in the server's HTML. */
function GuestsOnly({ children }: { children: ReactNode }) {
  const isLoggedIn = useAuth() === 'authenticated'
  const t = usePromotionTexts()
  const preview = usePreview()
  if (!isLoggedIn) return children
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} />
      <EmptyState
        icon={<UserRound size={32} />}
        title={t('for-guests-title')}
        actions={
          <Link className={buttonClass({ variant: 'primary' })} to={addressOf('preview-promotions', {}, preview)}>
            {t('current')}
          </Link>
        }
      >
        {t('for-guests-text')}
      </EmptyState>
    </div>
  )
}

function PromotionContent({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { promotion, isOver, needsAccount, games } = loaderData
  const isLoggedIn = useAuth() === 'authenticated'
  const t = usePromotionTexts()
  const origin = useContentOrigin()
  const preview = usePreview()
  const parent = { title: t('title'), route: 'preview-promotions' } as const
  return (
    <JackpotTicker>
      <article className={styles.promotion}>
        <img
          className={styles.banner}
          src={contentImage(origin, promotion.image, 960)}
          srcSet={[480, 960, 1600].map((width) => `${contentImage(origin, promotion.image, width)} ${width}w`).join(', ')}
          sizes="(width < 1024px) 96vw, 560px"
          width={960}
          height={540}
          alt=""
          fetchPriority="high"
        />
        <div className={styles.text}>
          <PageHead title={promotion.title} parent={parent} lead={promotion.summary} />
          {!isOver && promotion.endsAt && <EndsAt endsAt={promotion.endsAt} />}
          {isOver && (
            <Note className={styles.note}>
              <CalendarX2 size={20} aria-hidden="true" />
              <p>
                {t('over')} <Link to={addressOf(parent.route, {}, preview)}>{t('current')}</Link>
              </p>
            </Note>
          )}
          {!isOver && isLoggedIn && (
            <div>
              <PromotionAnswer promotion={promotion} />
            </div>
          )}
          {!isOver && !isLoggedIn && needsAccount && (
            <Note className={styles.note}>
              <UserRound size={20} aria-hidden="true" />
              <p>
                {t('needs-account')}{' '}
                <Link
                  to={addressOf('preview-page-slug', { slug: 'ucet' }, preview)}
                  aria-haspopup="dialog"
                  onClick={loginOnClick('login')}
                >
                  {t('log-in')}
                </Link>
              </p>
            </Note>
          )}
          <RichText html={promotion.body} />
        </div>
        {games.total > 0 && (
          <section className={styles.games} aria-labelledby="hry-akcie">
            <h2 id="hry-akcie">{t('games')}</h2>
            <GameGrid {...games} />
          </section>
        )}
      </article>
    </JackpotTicker>
  )
}
