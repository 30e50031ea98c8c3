import type { ArtBrief } from '@herna/contract/content'
import type { World } from '@herna/contract/games'
import { buildOf, cabinetOf, carvingOf, gamePalette, isDaylight, type SceneLayer } from '@herna/game-art'
import { pictureUrl } from '../art/urls.ts'

/** Colours and picture URLs of a game of any kind. */
export function themeOf(brief: ArtBrief) {
  const { background, surface, accent, text } = gamePalette(brief)
  return {
    background,
    surface,
    accent,
    text,
    backdrop: pictureUrl(brief, { kind: 'backdrop' }),
    logo: pictureUrl(brief, { kind: 'logo' }),
  }
}

/** The scene of a slot or crash game and its cabinet. */
export function worldOf(brief: ArtBrief): World {
  const carving = carvingOf(brief)
  return {
    cabinet: cabinetOf(brief),
    build: buildOf(brief.provider),
    ...(carving && { carving }),
    ...layersOf(brief, false),
    isLight: isDaylight(brief),
  }
}

/** The same with the scene of the game's bonus feature. */
export const worldWithBonusOf = (brief: ArtBrief): World => ({ ...worldOf(brief), bonus: layersOf(brief, true) })

function layersOf(brief: ArtBrief, isBonus: boolean): NonNullable<World['bonus']> {
  const layerOf = (layer: SceneLayer) => ({
    tall: pictureUrl(brief, { kind: 'scene', layer, format: 'tall', isBonus }),
    wide: pictureUrl(brief, { kind: 'scene', layer, format: 'wide', isBonus }),
  })
  return { far: layerOf('far'), middle: layerOf('middle'), near: layerOf('near') }
}
