import { join } from 'node:path'
import { type Database, sourceVersion } from '@herna/service-kit'
import type { VersionWatch } from '../version/version-watch.ts'
import { hireArtists } from './artists.ts'
import type { BannerFormat, Drawing, Order } from './drawing.ts'
import { createPictureStore, type Picture } from './picture-store.ts'
import { bannerSubjects, gameSubject, providerSubject } from './subjects.ts'

type GameBrief = Extract<Drawing, { of: 'game' }>['brief']

/** All pictures of the content service: who is shown on them, and the pictures themselves. */
export interface Gallery {
  game(code: string): Promise<GameBrief | null>
  provider(id: string): Promise<{ id: string; name: string } | null>
  /** Motifs of a banner that some content shows, or null. */
  banner(id: string, format: BannerFormat): Promise<string[] | null>
  picture(order: Order): Promise<Picture | null>
  /** Draws it for later, behind everything somebody waits for. */
  drawAhead(order: Order): Promise<unknown>
  busy(): number
  close(): Promise<void>
}

export function openGallery(database: Database, watch: VersionWatch, dataFolder: string): Gallery {
  const artists = hireArtists()
  // Pictures of an older hand are not shown beside those of the new one.
  const pictures = createPictureStore(join(dataFolder, 'art', sourceVersion('@herna/game-art')), artists)
  const remembered = rememberPerVersion(watch)
  const { pool } = database
  return {
    game: (code) => remembered(`game ${code}`, () => gameSubject(pool, code)),
    provider: (id) => remembered(`provider ${id}`, () => providerSubject(pool, id)),
    banner: async (id, format) => (await remembered('banners', () => bannerSubjects(pool))).get(`${id}/${format}`) ?? null,
    picture: (order) => pictures.get(order, 'now'),
    drawAhead: (order) => pictures.get(order, 'when idle'),
    busy: artists.busy,
    close: artists.close,
  }
}

const MOST = 50_000

/** Hundreds of pictures of a page are asked for at once: what they show is looked up once per content version. */
function rememberPerVersion(watch: VersionWatch): <T>(key: string, look: () => Promise<T>) => Promise<T> {
  let version = ''
  let known = new Map<string, Promise<unknown>>()
  return <T>(key: string, look: () => Promise<T>) => {
    const now = watch.current().version
    if (now !== version || known.size > MOST) {
      version = now
      known = new Map()
    }
    const before = known.get(key) as Promise<T> | undefined
    if (before) return before
    const looked = look()
    looked.catch(() => known.delete(key))
    known.set(key, looked)
    return looked
  }
}
