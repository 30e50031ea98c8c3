import { join } from 'node:path'
import { type Database, sourceVersion } from '@herna/service-kit'
import type { VersionMonitor } from '../version/version-monitor.ts'
import { startImageWorkers } from './image-workers.ts'
import type { BannerFormat, ImageSpec, RenderRequest } from './render-request.ts'
import { createPictureStore, type Picture } from './picture-store.ts'
import { bannerSubjects, gameSubject, providerSubject } from './subjects.ts'

type GameBrief = Extract<ImageSpec, { kind: 'game' }>['brief']

/** The images of the content service, and the data they are rendered from. */
export interface ImageService {
  /** Version of the code that draws images: new code, new images at the same addresses. */
  artVersion: string
  game(code: string): Promise<GameBrief | null>
  provider(id: string): Promise<{ id: string; name: string } | null>
  /** Motifs of a banner that published or draft content uses, or null. */
  banner(id: string, format: BannerFormat): Promise<string[] | null>
  picture(renderRequest: RenderRequest): Promise<Picture | null>
  /** Renders and stores an image with low priority. */
  renderAhead(renderRequest: RenderRequest): Promise<unknown>
  busy(): number
  close(): Promise<void>
}

export function createImageService(database: Database, versionMonitor: VersionMonitor, dataFolder: string): ImageService {
  const workers = startImageWorkers()
  const artVersion = sourceVersion('@herna/game-art')
  // A new version of the rendering code does not reuse older images.
  const pictures = createPictureStore(join(dataFolder, 'art', artVersion), workers)
  const cached = cachePerVersion(versionMonitor)
  const { pool } = database
  return {
    artVersion,
    game: (code) => cached(`game ${code}`, () => gameSubject(pool, code)),
    provider: (id) => cached(`provider ${id}`, () => providerSubject(pool, id)),
    banner: async (id, format) => (await cached('banners', () => bannerSubjects(pool))).get(`${id}/${format}`) ?? null,
    picture: (request) => pictures.get(request, 'high'),
    renderAhead: (request) => pictures.get(request, 'low'),
    busy: workers.busy,
    close: workers.close,
  }
}

const MAX_ENTRIES = 50_000

/** A page requests hundreds of images at once: their data is read once per content version. */
function cachePerVersion(versionMonitor: VersionMonitor): <T>(key: string, load: () => Promise<T>) => Promise<T> {
  let version = ''
  let entries = new Map<string, Promise<unknown>>()
  return <T>(key: string, load: () => Promise<T>) => {
    const currentVersion = versionMonitor.current().version
    if (currentVersion !== version || entries.size > MAX_ENTRIES) {
      version = currentVersion
      entries = new Map()
    }
    const cachedValue = entries.get(key) as Promise<T> | undefined
    if (cachedValue) return cachedValue
    const value = load()
    value.catch(() => entries.delete(key))
    entries.set(key, value)
    return value
  }
}
