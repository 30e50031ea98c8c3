import type { Game } from '../games/games.ts'

const ROOT = '<div id="game"></div>'
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] as string)

/**
 * The client's page with the game's loading screen: its name and scene are shown before the script has run. Colours are data attributes, because
 * the page's CSP forbids inline styles [S2]; the client applies them.
 */
export function withLoadingScreen(page: string, { engine: { definition } }: Game): string {
  const { theme, name } = definition
  const far = 'world' in definition ? definition.world.far : { tall: theme.backdrop, wide: theme.backdrop }
  const colours = (['background', 'surface', 'accent', 'text'] as const).map(
    (colour) => `data-${colour}="${escaped(theme[colour])}"`,
  )
  const picture = `<picture aria-hidden="true"><source media="(min-aspect-ratio: 1/1)" srcset="${escaped(far.wide)}"><img src="${escaped(far.tall)}" alt=""></picture>`
  const screen = `<div class="loading" ${colours.join(' ')}>${picture}<div class="loading-plate"><h1>${escaped(name)}</h1></div></div>`
  return page.replace(ROOT, () => `<div id="game">${screen}</div>`)
}
