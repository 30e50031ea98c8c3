import type { ArtBrief } from '@herna/contract/content'
import { gamePalette } from '@herna/game-art'
import { pictureAddress } from '../art/urls.ts'

/** A game's colours and pictures, whatever its kind. */
export function themeOf(brief: ArtBrief) {
  const { background, surface, accent, text } = gamePalette(brief)
  return {
    background,
    surface,
    accent,
    text,
    backdrop: pictureAddress(brief, { kind: 'backdrop' }),
    logo: pictureAddress(brief, { kind: 'logo' }),
  }
}
