import type { ArtBrief } from '@herna/contract/content'
import { gamePalette } from '@herna/game-art'
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
