import { setTimeout as pause } from 'node:timers/promises'
import { call } from './client.ts'

const PAGES = ['/', '/vsetky-hry', '/kasino-zive', '/hra/vlcia-hora']
const ASSET = /\/assets\/[\w.-]+\.(?:js|css)/g
/** A page loads its parts over several seconds, so that many pages are open when their node is replaced. */
const PART_EVERY_MS = 300

export interface VisitReport {
  pages: number
  parts: number
  /** Pages and parts that did not arrive, by status or error. */
  failed: Record<string, number>
  slowestMs: number
}

/** A visitor who opens one page after the other; scripts and styles of an open page are requested long after it, as a browser does when something is used. */
export class Visitor {
  readonly report: VisitReport = { pages: 0, parts: 0, failed: {}, slowestMs: 0 }
  readonly #origin: string
  readonly #from: string
  readonly #opened = new Set<string>()

  constructor(origin: string, from: string) {
    this.#origin = origin
    this.#from = from
  }

  /** Opens the next page and loads its parts, one after the other. */
  async visitPage(): Promise<void> {
    const html = await this.#load(PAGES[this.report.pages % PAGES.length] ?? '/')
    this.report.pages += 1
    const parts = [...new Set(html.match(ASSET))]
    for (const part of parts) this.#opened.add(part)
    for (const part of parts) {
      await this.#loadPart(part)
      await pause(PART_EVERY_MS)
    }
  }

  /** Every part of every page so far, once more: none may be missing while a page with it can be open. */
  async loadAllParts(): Promise<void> {
    for (const part of this.#opened) await this.#loadPart(part)
  }

  async #loadPart(path: string): Promise<void> {
    this.report.parts += 1
    await this.#load(path)
  }

  async #load(path: string): Promise<string> {
    const startedAt = performance.now()
    const response = await call(this.#origin + path, { from: this.#from }).catch((error: Error) => error)
    this.report.slowestMs = Math.max(this.report.slowestMs, Math.round(performance.now() - startedAt))
    const problem = response instanceof Error ? response.message : response.status === 200 ? null : String(response.status)
    if (problem !== null) this.report.failed[`${path} ${problem}`] = (this.report.failed[`${path} ${problem}`] ?? 0) + 1
    return response instanceof Error ? '' : response.body
  }
}
