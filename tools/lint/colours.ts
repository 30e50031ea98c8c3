/** Style sheets that may contain raw colours. All others use the tokens. */
export const COLOUR_FILES = [
  'packages/kit/src/tokens.css',
  // Dark in both themes: images and amounts are placed on them.
  'apps/portal/app/layout-widgets/hero.module.css',
  'apps/portal/app/jackpot-amounts/jackpot-amounts.module.css',
  // Game scenes (felt, cards, wheels, backgrounds) have the same colours in every theme.
  'sandbox/game-kit/src/styles/*.css',
  'sandbox/game-clients/*/src/styles/*.css',
  'sandbox/game-clients/slots/src/styles/cabinets/*.css',
]

const FUNCTIONS = String.raw`\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\((?!from\b|\s*var\()[^)]*\)`
const NAMES = String.raw`(?<![\w-])(?:white|black|red|green|blue|yellow|orange|purple|pink|brown|gold|silver|gr[ae]y|cyan|magenta|navy|teal)(?![\w-])`
const RAW = new RegExp(String.raw`#[\da-f]{3,8}\b|${FUNCTIONS}|${NAMES}`, 'gi')
const DECLARATION = /([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g

/** The raw colours of a style sheet. Masks are ignored: their colours only define opacity. */
export function coloursIn(css: string): string[] {
  const code = css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/url\([^)]*\)/g, '')
  return [...code.matchAll(DECLARATION)].flatMap(([, property = '', value = '']) =>
    property.startsWith('mask') ? [] : (value.match(RAW) ?? []),
  )
}
