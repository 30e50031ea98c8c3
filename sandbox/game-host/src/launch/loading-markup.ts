import type { World } from '@herna/contract/games'
import { hasBackedTitle, SCENE_LAYERS, type SceneLayer } from '@herna/game-art'
import type { Game } from '../games/games.ts'

const ROOT = '<div id="game"></div>'
/** The row "Pokračovať v hre" of the lobby. Addresses of personal lists are the operator's settings [2.26], so the provider cannot know them. */
const CONTINUE_PATH = '/#pokracovat'
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] as string)

/**
 * The client's page with the game's loading screen: its name and scene are shown before the script has run. Colours are data attributes, because
 * the page's CSP forbids inline styles [S2]; the client applies them. `portal`: its origin, so that a game on its own page leads to the player's other games.
 */
export function withLoadingScreen(page: string, { engine: { definition, brief } }: Game, portal: string | undefined): string {
  const { theme, name } = definition
  const colours = (['background', 'surface', 'accent', 'text'] as const).map(
    (colour) => `data-${colour}="${escaped(theme[colour])}"`,
  )
  const scene =
    'world' in definition ? sceneOf(definition.world) : pictureOf('far', { tall: theme.backdrop, wide: theme.backdrop })
  const logo =
    'world' in definition && hasBackedTitle(brief) ? `<img class="loading-logo" src="${escaped(theme.logo)}" alt="">` : ''
  const screen = `<div class="loading" ${colours.join(' ')}>${scene}${logo}<div class="loading-plate"><h1>${escaped(name)}</h1></div></div>`
  const more = portal === undefined ? '' : ` data-continue="${escaped(`${portal}${CONTINUE_PATH}`)}"`
  return page.replace(ROOT, () => `<div id="game"${more}>${screen}</div>`)
}

const sceneOf = (world: World): string => SCENE_LAYERS.map((layer) => pictureOf(layer, world[layer])).join('')

const pictureOf = (layer: SceneLayer, { tall, wide }: World['far']): string =>
  `<picture class="loading-${layer}" aria-hidden="true"><source media="(min-aspect-ratio: 1/1)" srcset="${escaped(wide)}"><img src="${escaped(tall)}" alt=""></picture>`
