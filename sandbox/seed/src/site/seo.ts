import type { SeoPageType } from '@herna/contract'
import type { SeoRecord } from '@herna/contract/content'
import { bannerOf } from './banner.ts'

const PAGES: Readonly<Record<SeoPageType, readonly [title: string, description: string, motifs: string]>> = {
  Lobby: [
    'Herňa – kasíno s hracími peniazmi',
    'Viac než dvetisíc automatov od slovenských aj zahraničných štúdií. Hry s demom si vyskúšate bez registrácie a bez vkladu.',
    'slot cherry',
  ],
  LiveLobby: [
    'Kasíno naživo',
    'Živé stoly: ruleta, blackjack, baccarat, poker, kocky a herné šou s krupiérmi v ôsmich jazykoch.',
    'roulette cards',
  ],
  MyGames: ['Moje hry', 'Vaše obľúbené a naposledy hrané hry na jednom mieste.', 'heart star'],
  MyLiveGames: ['Moje živé stoly', 'Živé stoly, ktoré ste si obľúbili.', 'heart chips'],
  Collections: [
    'Témy hier',
    'Egypt, more, vesmír, ovocie, povesti a ďalšie témy. Vyberte si svet, v ktorom chcete hrať.',
    'mask pyramid',
  ],
  Providers: ['Poskytovatelia hier', 'Štúdiá, ktoré tvoria naše hry, a všetko, čo u nich nájdete.', 'gear gem'],
  Promotions: ['Bonusy a akcie', 'Aktuálne bonusy, turnaje a akcie s jasnými podmienkami.', 'gift star'],
  Jackpots: ['Jackpoty', 'Úrovne jackpotov, ktoré rastú s každým točením, a hry, ktoré do nich prispievajú.', 'treasure diamond'],
  AllGames: [
    'Všetky hry',
    'Kompletná ponuka automatov, stolových a crash hier s filtrami podľa témy, štúdia, stávky aj výhry.',
    'slot dice',
  ],
  Tournaments: ['Turnaje', 'Prebiehajúce a pripravované turnaje s prehľadnými pravidlami.', 'trophy medal'],
}

export const seo = (): SeoRecord[] =>
  Object.entries(PAGES).map(([page, [title, description, motifs]]) => ({
    id: `seo-${page.toLowerCase()}`,
    title,
    ogTitle: title,
    description,
    ogDescription: description,
    ogImage: bannerOf(`seo-${page.toLowerCase()}`, 'hero', motifs),
    twitterCard: 'summary_large_image',
    metaRobots: page === 'MyGames' || page === 'MyLiveGames' ? 'noindex, follow' : 'index, follow',
  }))
