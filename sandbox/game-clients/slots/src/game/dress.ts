import type { SlotDefinition } from '@herna/contract/games'
import { loadPicture, whenComplete } from '@herna/game-kit'
import { Scene, TitleSign } from '../cabinet/index.ts'
import type { Pictures } from '../reels/index.ts'
import { Lettering } from './lettering.ts'

/** Pictures of a game; those that come later are added to the map, and until then the symbols' names are shown. */
export interface Dress {
  scene: Scene
  title: TitleSign
  symbols: Pictures
  lettering: Lettering
}

/** Loads title, scene and symbols. `progress` gets the settled share, 0 to 1. */
export async function dress(game: SlotDefinition, progress: (share: number) => void): Promise<Dress> {
  const { name, symbols, theme, world } = game
  const pictures = new Map<number, HTMLImageElement>()
  const scene = new Scene(world)
  const title = new TitleSign(name, theme.logo)
  const parts = [
    scene.loaded,
    title.loaded,
    ...symbols.map(async ({ id, image }) => {
      const picture = await loadPicture(image)
      if (picture) pictures.set(id, picture)
    }),
  ]
  await whenComplete(parts, progress)
  return { scene, title, symbols: pictures, lettering: new Lettering(game.lettering) }
}
