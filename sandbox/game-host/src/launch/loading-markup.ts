import { createHash } from 'node:crypto'
import type { World } from '@herna/contract/games'
import { hasBackedTitle, SCENE_LAYERS, type SceneLayer } from '@herna/game-art'
import type { Game } from '../games/games.ts'
import { escaped } from './markup.ts'
import { type Slot, slotLoading, slotOf, slotRoot } from './slot-loading.ts'

const ROOT = '<div id="game"></div>'
const HTML = '<html'
const HEAD_END = '</head>'
/** The row "Pokračovať v hre" of the lobby. Addresses of personal lists are the operator's settings [2.26], so the provider cannot know them. */
const CONTINUE_PATH = '/#pokracovat'

interface LoadingOptions {
  /** The portal's origin, so that a game on its own page leads to the player's other games. */
  portal: string | undefined
  mode: 'demo' | 'real'
  /** Whether a frame shows the page. */
  isFramed: boolean
}

/** The page with its loading screen, and the CSP source of its style sheet. */
interface LoadingPage {
  readonly page: string
  readonly style: string
}

/**
 * The client's page with the game's loading screen: its name and scene, and a slot's cabinet, are shown before the script has run. Colours are data
 * attributes, which the client applies; what a slot needs at once is a style sheet that the page's CSP admits by its hash [S2].
 */
export function withLoadingScreen(page: string, game: Game, { portal, mode, isFramed }: LoadingOptions): LoadingPage {
  const { theme } = game.engine.definition
  const colours = (['background', 'surface', 'accent', 'text'] as const).map(
    (colour) => `data-${colour}="${escaped(theme[colour])}"`,
  )
  const more = portal === undefined ? '' : ` data-continue="${escaped(`${portal}${CONTINUE_PATH}`)}"`
  const slot = slotOf(game)
  const content = slot ? slotLoading(slot, mode === 'demo' ? 'badge' : isFramed ? 'nothing' : 'facts') : sceneAndName(game)
  const screen = `<div class="loading${slot ? ' of-slot' : ''}" ${colours.join(' ')}>${content}</div>`
  const filled = page.replace(ROOT, () => `<div id="game"${more}>${screen}</div>`)
  return slot ? withRoot(filled, slot) : { page: filled, style: "'self'" }
}

function withRoot(page: string, slot: Slot): LoadingPage {
  const { attributes, style } = slotRoot(slot)
  return {
    page: page.replace(HTML, () => `${HTML}${attributes}`).replace(HEAD_END, () => `<style>${style}</style>${HEAD_END}`),
    style: `'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  }
}

/** Any other game: the scene, in the format that a crash game shows on every screen, and the name on a plate. */
function sceneAndName({ engine: { definition, brief } }: Game): string {
  const { theme, name } = definition
  const hasWorld = 'world' in definition
  const scene = hasWorld ? sceneOf(definition.world) : layer('far', theme.backdrop)
  const logo = hasWorld && hasBackedTitle(brief) ? `<img class="loading-logo" src="${escaped(theme.logo)}" alt="">` : ''
  return `${scene}${logo}<div class="loading-plate"><h1>${escaped(name)}</h1></div>`
}

const sceneOf = (world: World): string => SCENE_LAYERS.map((name) => layer(name, world[name].wide)).join('')

const layer = (name: SceneLayer, address: string): string =>
  `<picture class="loading-${name}" aria-hidden="true"><img src="${escaped(address)}" alt=""></picture>`
