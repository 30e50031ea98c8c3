/** What a field of an event holds; `null`: unknown or not applicable. */
export type FieldType = 'string' | 'string or null' | 'boolean' | 'number or null' | 'list of strings' | 'map of strings'

interface Field {
  type: FieldType
  /** For the document. */
  meaning: string
}
interface EventDescription {
  when: string
  fields: Record<string, Field>
}

const text = (meaning: string) => ({ type: 'string', meaning }) as const
const optionalText = (meaning: string) => ({ type: 'string or null', meaning }) as const
const flag = (meaning: string) => ({ type: 'boolean', meaning }) as const
const optionalNumber = (meaning: string) => ({ type: 'number or null', meaning }) as const
const list = (meaning: string) => ({ type: 'list of strings', meaning }) as const
const map = (meaning: string) => ({ type: 'map of strings', meaning }) as const

/**
 * Every tracking event with all its fields [7.49]. The types of the portal's events follow from it, and docs/tracking.md is checked against it. Browsers import
 * only the types.
 */
export const TRACKING_EVENTS = {
  page_view: {
    when: 'A page is shown. A running game, a page with an unchanged path and a list of all games that is opened without a previous page are no page views.',
    fields: {
      route_name: text('name of the route without `preview-`; `lobby` for the casino lobby, `not-found` for an unknown path'),
      full_path: text('path with the query, without parameters that may be personal'),
      params: map('parameters of the path: `slug`, `game`'),
      query: map('parameters of the query, without those that may be personal'),
    },
  },
  casino_game_launch: {
    when: 'A game has started, or its provider’s page is opened on a touch device.',
    fields: {
      from_route: optionalText('route of the page before the one where the game was chosen'),
      from_origin: optionalText('part of that page whose link was followed'),
      on_route: optionalText('route of the page where the game was chosen'),
      on_origin: optionalText('part of that page: one of the origins below'),
      on_origin_name: optionalText('heading of that part, such as the title of a row'),
      demo: flag('demo play'),
      filter_used: flag('a list of games was filtered when the game was chosen'),
      game_name: text('name of the game'),
      provider: text('name of the provider'),
      jackpot: flag('the game has a jackpot'),
      dealer_name: optionalText('dealer of a live table'),
      minimum_bet: optionalNumber('lowest stake in units of the currency'),
    },
  },
  casino_navigation: {
    when: 'An internal link of a menu, the header or the footer is followed.',
    fields: {
      origin: text('the menu: one of the origins below'),
      route_name: text('name of the target’s route without `preview-`; `lobby` for the casino lobby'),
    },
  },
  casino_filters_click: {
    when: 'Filters of casino games are applied.',
    fields: {
      categories: list('ids of the chosen categories'),
      collections: list('ids of the chosen collections'),
      providers: list('ids of the chosen providers'),
      number_of_reels: list('chosen numbers of reels'),
      bet_amount: text('range of the stake in units of the currency, such as `1-20`; empty: any'),
      maximum_win: text('range of the maximum win in units of the currency; empty: any'),
      jackpots: flag('only games with a jackpot'),
      gamble: flag('only games with a gamble feature'),
    },
  },
  live_casino_filters_click: {
    when: 'Filters of live tables are applied.',
    fields: {
      categories: list('ids of the chosen categories'),
      providers: list('ids of the chosen providers'),
      languages: list('codes of the chosen languages'),
      bet_amount: text('range of the stake in units of the currency; empty: any'),
      open_table: flag('only open tables'),
      available_seat: flag('only tables with a free seat'),
    },
  },
  casino_bonus_popup_click: {
    when: 'A player answers the offer of a bonus.',
    fields: {
      bonus_id: text('id of the bonus'),
      cta_action: text('`accept` or `decline`'),
    },
  },
  casino_theme_toggle: {
    when: 'A theme is chosen.',
    fields: { theme: text('`light`, `dark` or `auto`') },
  },
  search: {
    when: 'Typing into the search field pauses for 450 ms.',
    fields: { search_term: text('the term without diacritics and non-word characters') },
  },
} as const satisfies Record<string, EventDescription>

/** Facts about the player [7.49], sent only with consent to marketing. `_sha256`: hexadecimal hash of the normalised value. */
export const PLAYER_FIELDS = {
  userId: optionalText('the platform’s id of the player'),
  playerClientId: optionalText('the player’s id at the operator'),
  username_sha256: optionalText('login name in lower case, hashed: it is half of a credential'),
  email_sha256: optionalText('e-mail address in lower case, hashed'),
  phone_sha256: optionalText('phone number in the international form (`+421…`), hashed'),
  sex: optionalText('as at the platform'),
  city: optionalText('as at the platform'),
  accountBusinessPhase: optionalText('as at the platform'),
} as const satisfies Record<string, Field>

/** Parts of a page from which a player navigates or chooses a game [3.47]. A link may also name its own origin in its hash. */
export const ORIGINS = {
  header: 'header with the products',
  menu: 'menu of the lobby',
  'sub-menu': 'sub-menu of a wide screen',
  'bottom-bar': 'bottom bar of a phone',
  drawer: 'menu of a phone',
  footer: 'footer',
  carousel: 'carousel; the name is the slide’s',
  row: 'a row of the page; the name is its heading',
  list: 'the page’s own list; the name is the page’s heading',
  search: 'search panel',
} as const

interface ValueOf {
  string: string
  'string or null': string | null
  boolean: boolean
  'number or null': number | null
  'list of strings': string[]
  'map of strings': Record<string, string>
}
type EventName = keyof typeof TRACKING_EVENTS
type FieldsOf<Fields extends Record<string, Field>> = { [Name in keyof Fields]: ValueOf[Fields[Name]['type']] }

/** An event as it is in the data layer, with its name in `event`. */
export type TrackingEvent<Name extends EventName = EventName> = Name extends EventName
  ? { event: Name } & FieldsOf<(typeof TRACKING_EVENTS)[Name]['fields']>
  : never

/** Facts about the player as they are sent. */
export type TrackedPlayer = FieldsOf<typeof PLAYER_FIELDS>

/** A part of a page, or a name from a link's hash. */
export type OriginName = keyof typeof ORIGINS
