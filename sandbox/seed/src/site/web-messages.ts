import type { WebMessage } from '@herna/contract/content'

/** Says on every platform that the sandbox is played for credits [3.40]. It has no end, so that the default catalogue is the same at any time. */
export const webMessages = (): WebMessage[] => [
  {
    id: 'hracie-kredity',
    start: 0,
    end: null,
    priority: 10,
    target: ['CasinoDesktop', 'CasinoMobile', 'LiveDesktop', 'LiveMobile'],
    tone: 'info',
    text: 'Toto je ukážka: hrá sa o hracie kredity, nie o peniaze.',
    link: { label: 'Viac', href: '/novinky/o-nas' },
  },
]
