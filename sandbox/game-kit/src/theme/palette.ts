import { darkened, inkOn, legible, lightened, mix, parseColour } from './contrast.ts'

/** Colours of a game's definition. */
export interface GameTheme {
  background: string
  surface: string
  accent: string
  text: string
}

/** Colours of the style sheets, with sufficient contrast where they carry text. */
export interface Palette {
  ground: string
  /** Background of controls and panels: dark in every theme, mixed with the studio's colour. */
  panel: string
  raised: string
  hovered: string
  reel: string
  text: string
  muted: string
  accent: string
  accentText: string
  /** The accent as text on a panel. */
  accentOnPanel: string
  edge: string
  /** The studio's own accent, for ornaments that carry no text. */
  themeAccent: string
  /** The studio's own surface, for grounds whose lightness the style sheet sets. */
  themeSurface: string
  /** The accent as a dark ground: white text on it has a contrast of at least 7 : 1. */
  accentDeep: string
  /** The accent as a pale ground: near-black text on it has a contrast of at least 10 : 1. */
  accentPale: string
}

const INK = '#0d0a14'
/** Highest luminance of backgrounds: pale palettes are darkened. */
const MAX_LUMINANCE = 0.06
const MAX_DEEP_LUMINANCE = 0.09
const MIN_PALE_LUMINANCE = 0.58
const FALLBACK = { background: '#0f0c17', surface: '#181424', accent: '#ffb224' }

const validColour = (colour: string, fallback: string): string => (parseColour(colour) ? colour : fallback)

export function paletteOf(theme: GameTheme): Palette {
  const background = darkened(validColour(theme.background, FALLBACK.background), MAX_LUMINANCE)
  const surface = darkened(validColour(theme.surface, FALLBACK.surface), MAX_LUMINANCE)
  const themeAccent = validColour(theme.accent, FALLBACK.accent)
  const accent = legible(themeAccent, mix(INK, surface, 0.35), 4.5)
  const panel = mix(INK, surface, 0.22)
  const raised = mix(mix(INK, surface, 0.4), '#ffffff', 0.07)
  const hovered = mix(raised, '#ffffff', 0.08)
  return {
    ground: mix(INK, background, 0.6),
    panel,
    raised,
    hovered,
    reel: mix(INK, surface, 0.5),
    text: '#f6f3fb',
    muted: legible('#b6aecb', hovered, 4.6),
    accent,
    accentText: inkOn(accent),
    accentOnPanel: legible(accent, raised, 4.6),
    edge: mix(raised, accent, 0.35),
    themeAccent,
    themeSurface: surface,
    accentDeep: darkened(themeAccent, MAX_DEEP_LUMINANCE),
    accentPale: lightened(themeAccent, MIN_PALE_LUMINANCE),
  }
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Sets the palette as custom properties through the style object, because the host's CSP forbids style attributes [S2]. */
export function applyPalette(root: HTMLElement, theme: GameTheme): void {
  for (const [name, colour] of Object.entries(paletteOf(theme))) root.style.setProperty(`--${kebab(name)}`, colour)
}
