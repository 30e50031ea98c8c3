import type { ArtBrief } from '@herna/contract/content'
import type { World } from '@herna/contract/games'
import { cabinetOf, gamePalette, isDaylight, type SceneLayer } from '@herna/game-art'
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
  const layerOf = (layer: SceneLayer) => ({
    tall: pictureUrl(brief, { kind: 'scene', layer, format: 'tall' }),
    wide: pictureUrl(brief, { kind: 'scene', layer, format: 'wide' }),
  })
  return {
    cabinet: cabinetOf(brief),
    far: layerOf('far'),
    middle: layerOf('middle'),
    near: layerOf('near'),
    isLight: isDaylight(brief),
  }
}
