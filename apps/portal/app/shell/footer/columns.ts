import { addressOf } from '../../urls/index.ts'

interface FooterLink {
  /** Key of its text. */
  text: string
  href: string
}
export interface FooterColumn {
  title: string
  links: FooterLink[]
}

const page = (text: string, slug: string) => ({ text, slug })
const route = (text: string, href: string) => ({ text, href })

const COLUMNS = [
  {
    title: 'lobbies',
    links: [
      route('casino', addressOf('preview')),
      route('live', addressOf('preview-live-casino')),
      route('providers', addressOf('preview-providers')),
      route('tournaments', addressOf('preview-tournaments')),
    ],
  },
  {
    title: 'help',
    links: [
      page('questions', 'caste-otazky'),
      route('rules', addressOf('preview-game-rules')),
      page('account', 'ucet'),
      page('contact', 'kontakt'),
      page('about', 'o-nas'),
    ],
  },
  {
    title: 'responsible',
    links: [page('responsible-play', 'zodpovedne-hranie'), page('limits', 'limity'), page('exclusion', 'samovylucenie')],
  },
  {
    title: 'documents',
    links: [
      page('game-plan', 'herny-plan'),
      page('terms', 'obchodne-podmienky'),
      page('privacy', 'ochrana-sukromia'),
      page('cookies', 'cookies'),
    ],
  },
]

/** The footer's links; links to content pages that do not exist are left out. */
export const columnsOf = (pages: readonly string[]): FooterColumn[] =>
  COLUMNS.map(({ title, links }) => ({
    title,
    links: links.flatMap((link) => {
      if ('href' in link) return [link]
      return pages.includes(link.slug) ? [{ text: link.text, href: addressOf('preview-page-slug', { slug: link.slug }) }] : []
    }),
  })).filter(({ links }) => links.length > 0)
