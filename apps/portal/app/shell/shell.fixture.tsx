import '@herna/kit/base.css'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createRoutesStub } from 'react-router'
import { TextsProvider } from '../texts/index.ts'
import type { HeaderLink, PublicConfiguration } from '../config/index.ts'
import { packShell, type ShellView } from './packed-shell.ts'

const link = (label: string, href: string, product: string, more: Partial<HeaderLink> = {}): HeaderLink => ({
  label: { 'sk-SK': label },
  href,
  isInternal: href.startsWith('/'),
  isNew: false,
  product,
  ...more,
})

/** A configuration with every kind of header link. */
export const configuration: PublicConfiguration = {
  brand: {
    name: 'Herňa',
    operator: 'Vzorová herňa, s. r. o.',
    licence: '000000/2026',
    companyId: '00 000 000',
    address: 'Príkladná 1, Bratislava',
    supportEmail: 'podpora@herna.example',
    supportPhone: '+421 2 000 000 00',
  },
  origin: 'http://localhost',
  contentOrigin: 'http://localhost/content',
  gameOrigins: [],
  embedsOrigin: 'http://localhost:4200',
  platformUrl: 'http://localhost:4000/platform',
  gatewayUrl: 'http://localhost:4000/gateway',
  notificationsUrl: 'ws://localhost:4000/notifications',
  chatUrl: 'http://localhost:4000/chat',
  liveFeedUrl: 'http://localhost:4000/live/hub',
  redirectToMyAccount: false,
  forcedRefresh: false,
  gameMessagesUrl: '/content',
  framedBy: [],
  waitingMessages: true,
  personalSlugs: {},
  depositPage: null,
  langCookieDomain: null,
  nativeApp: null,
  tracking: { tagManager: null, customerData: null },
  currency: { code: '€', iso: 'EUR' },
  locale: { code: 'sk-SK', language: 'sk', iso: 'sk-SK' },
  headerLinks: [
    link('Kasíno', '/', 'casino'),
    link('Kasíno naživo', '/kasino-zive', 'live-casino'),
    link('Šport', 'https://sport.example/', 'sport'),
    link('Virtuálne športy', 'https://virtual.example/', 'virtuals', { isNew: true }),
    link('Stieracie žreby', 'https://zreby.example/', 'scratch-cards'),
  ],
  buildId: 'test',
  earlyScripts: {},
  errorDsn: null,
}

export const shellView: ShellView = {
  casinoMenu: [
    { id: 'lobby', title: 'Lobby', href: '/', image: null, route: 'preview' },
    { id: 'studios', title: 'Poskytovatelia', href: '/poskytovatelia', image: null, route: 'preview-providers' },
    { id: 'slots', title: 'Automaty', href: '/kategorie/automaty', image: null, route: null },
  ],
  liveMenu: [
    { id: 'live', title: 'Živé lobby', href: '/kasino-zive', image: null, route: 'preview-live-casino' },
    { id: 'roulette', title: 'Ruleta', href: '/kasino-zive/kategorie/ruleta', image: null, route: null },
  ],
  submenu: [{ id: 'rules', title: 'Pravidlá', href: '/pravidla-hry', image: null }],
  pages: ['kontakt', 'ucet', 'herny-plan', 'samovylucenie', 'zodpovedne-hranie'],
}

interface ShowOptions {
  path?: string
  data?: { configuration: PublicConfiguration; shell: ShellView } | null
}

const mountedRoots: { unmount: () => void }[] = []

/** Renders a component in the test browser at a path, with the root loader's data. */
export async function show(
  content: ReactNode,
  { path = '/', data = { configuration, shell: shellView } }: ShowOptions = {},
): Promise<void> {
  const packed = data && { ...data, shell: packShell(data.shell) }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => packed,
      Component: () => <TextsProvider>{content}</TextsProvider>,
      HydrateFallback: () => null,
      children: [{ path: '*', Component: () => null }],
    },
  ])
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  mountedRoots.push({
    unmount: () => {
      root.unmount()
      container.remove()
    },
  })
  root.render(<Stub initialEntries={[path]} hydrationData={{ loaderData: { root: packed } }} />)
  await new Promise((resolve) => setTimeout(resolve))
}

export function clear(): void {
  for (const { unmount } of mountedRoots.splice(0)) unmount()
}
