import type { ChatEvent, ChatTrigger } from '@herna/contract/chat'

const minutes = (count: number) => `${count} min`

export const texts = {
  title: 'Podpora',
  login: {
    title: 'Prihlásenie podpory',
    login: 'Prihlasovacie meno',
    password: 'Heslo',
    submit: 'Prihlásiť sa',
    failed: 'Meno alebo heslo nie je správne.',
    tooMany: 'Priveľa pokusov. Skúste to o minútu.',
    unavailable: 'Služba neodpovedá. Skúste to o chvíľu znova.',
  },
  logout: 'Odhlásiť sa',
  disconnected: 'Spojenie sa prerušilo, obnovujeme ho…',
  loading: 'Načítavame rozhovory',
  failed: 'Posledná akcia sa nepodarila. Skúste ju znova.',
  notAssigned: 'Rozhovor už máte odovzdaný alebo ukončený.',
  alreadyAssigned: 'Rozhovor medzitým prevzal kolega.',
  queue: 'Rozhovory',
  groups: { waiting: 'Čakajú', mine: 'Moje', others: 'U kolegov', closed: 'Ukončené' },
  emptyQueue: 'Nikto nečaká. Nový rozhovor sa tu objaví sám.',
  takeNext: 'Prevziať ďalšieho',
  guest: (id: string) => `Hosť ${id.slice(0, 4).toUpperCase()}`,
  waits: (milliseconds: number) =>
    milliseconds < 60_000 ? 'čaká menej než minútu' : `čaká ${duration(Math.floor(milliseconds / 60_000))}`,
  request: 'Mimo hodín',
  unread: (count: number) =>
    `${count} ${count === 1 ? 'neprečítaná správa' : count < 5 ? 'neprečítané správy' : 'neprečítaných správ'}`,
  arrived: 'Nový rozhovor čaká na odpoveď',
  choose: 'Vyberte rozhovor zo zoznamu',
  chooseText: 'Ako prvý je ten, kto čaká najdlhšie.',
  back: 'Späť na zoznam',
  log: 'Rozhovor so zákazníkom',
  older: 'Staršie správy',
  customer: 'Zákazník',
  you: 'Vy',
  readByCustomer: 'prečítané',
  customerTypes: 'Zákazník píše…',
  colleagueTypes: (name: string) => `${name} píše v tomto rozhovore…`,
  events: {
    joined: (name: string) => `${name} sa pripája k rozhovoru`,
    'handed-over': (name: string) => `Rozhovor preberá ${name}`,
    returned: () => 'Rozhovor sa vrátil do poradia',
    closed: (name: string) => (name === '' ? 'Zákazník ukončil rozhovor' : `${name} ukončuje rozhovor`),
  } satisfies Record<ChatEvent, (name: string) => string>,
  take: 'Prevziať rozhovor',
  takenBy: (name: string) => `Odpovedá ${name}.`,
  reopen: 'Otvoriť znova',
  handOver: 'Odovzdať',
  handOverTo: 'Komu odovzdať rozhovor',
  toWhom: 'Komu?',
  toQueue: 'Späť do poradia',
  close: 'Ukončiť',
  answer: 'Odpoveď',
  placeholder: 'Napíšte odpoveď',
  send: 'Odoslať',
  attachment: 'Súbory sa v chate neposielajú.',
  notSent: 'Odpoveď sa neodoslala. Text ostal v poli.',
  facts: {
    title: 'Zákazník',
    player: 'Prihlásený hráč',
    guest: 'Neprihlásený hosť',
    triggers: 'Čo robil naposledy',
    none: 'Zatiaľ nič',
  },
  triggers: {
    'after-authentication': 'Prihlásil sa',
    'chat-icon-click': 'Otvoril chat',
    'page-refresh': 'Obnovil stránku',
    logout: 'Odhlásil sa',
  } satisfies Record<ChatTrigger, string>,
  answers: {
    title: 'Pripravené odpovede',
    add: 'Pridať odpoveď',
    edit: (title: string) => `Upraviť: ${title}`,
    name: 'Názov',
    text: 'Text',
    save: 'Uložiť',
    cancel: 'Zrušiť',
    remove: 'Odstrániť',
    empty: 'Zatiaľ žiadne.',
  },
  yesterday: 'včera',
}

function duration(count: number): string {
  if (count < 60) return minutes(count)
  const hours = Math.floor(count / 60)
  const days = Math.floor(hours / 24)
  return hours < 48 ? `${hours} h ${minutes(count % 60)}` : `${days} ${days < 5 ? 'dni' : 'dní'}`
}
