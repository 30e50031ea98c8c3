import type { EmbedApp } from './names.ts'

/** A file of an embedded app: its address below `/fe/{app}/`, and the hash it must have (`sha384-…`). */
export interface EmbedFile {
  file: string
  integrity: string
}

/** `/fe/{app}/manifest.json` [7.41]: written by the app's build, obeyed by the page that mounts it. */
export interface EmbedManifest {
  app: EmbedApp
  /** When it was built, in milliseconds; its hash busts caches of the files' addresses. */
  builtAt: number
  js: EmbedFile[]
  css: EmbedFile[]
}
