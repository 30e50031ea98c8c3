import { setTimeout as pause } from 'node:timers/promises'
import { call } from './client.ts'
import type { Observations } from './observations.ts'

const PAGES = ['/', '/vsetky-hry', '/kasino-zive', '/hra/vlcia-hora']
const ASSET = /\/assets\/[\w.-]+\.(?:js|css)/g
/** A page loads its parts over several seconds, so that many pages are open when their node is replaced. */
const PART_EVERY_MS = 300

/** A visitor who opens one page after the other; scripts and styles of an open page are requested long after it, as a browser does when something is used. */
export class Visitor {
  readonly #origin: string
  readonly #from: string
  readonly #observations: Observations
  readonly #opened = new Set<string>()
  #pages = 0

  constructor(origin: string, from: string, observations: Observations) {
    this.#origin = origin
    this.#from = from
    this.#observations = observations
  }

  /** Opens the next page and loads its parts, one after the other. */
  async visitPage(): Promise<void> {
    const html = await this.#load('page', PAGES[this.#pages % PAGES.length] ?? '/')
    this.#pages += 1
    const parts = [...new Set(html.match(ASSET))]
    for (const part of parts) this.#opened.add(part)
    for (const part of parts) {
      await this.#load('part of a page', part)
      await pause(PART_EVERY_MS)
    }
  }

  /** Every part of every page so far, once more: none may be missing while a page with it can be open. */
  async loadAllParts(): Promise<void> {
    for (const part of this.#opened) await this.#load('part of a page', part)
  }

  async #load(kind: string, path: string): Promise<string> {
    const startedAt = performance.now()
    const response = await call(this.#origin + path, { from: this.#from }).catch((error: Error) => error)
    const problem = response instanceof Error ? response.message : response.status === 200 ? null : String(response.status)
    this.#observations.add(kind, startedAt, problem === null ? null : `${path} ${problem}`)
    if (problem !== null) await pause(PART_EVERY_MS)
    return response instanceof Error ? '' : response.body
  }
}
