import type { CrashResult } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import { multipleText, texts } from '../texts/index.ts'

const MAX_SHOWN = 14

/** Ends of the last rounds, newest first; each opens its verification. Dark below 2×, white from 2×, amber from 10×. */
export class ResultsView {
  readonly root = make('ol', { class: 'results', 'aria-label': texts.last.label })
  readonly #open: (result: CrashResult) => void
  #newest = 0

  constructor(open: (result: CrashResult) => void) {
    this.#open = open
  }

  show(results: readonly CrashResult[]): void {
    const newest = results[0]?.number ?? 0
    if (newest === this.#newest) return
    this.#newest = newest
    this.root.replaceChildren(...results.slice(0, MAX_SHOWN).map((result) => this.#chip(result)))
  }

  #chip(result: CrashResult): HTMLElement {
    const { crashedAt } = result
    const text = multipleText(crashedAt)
    const size = crashedAt >= 1_000 ? 'high' : crashedAt >= 200 ? 'middle' : 'low'
    const chip = make('button', { type: 'button', class: `result ${size}`, 'aria-label': texts.last.verify(text) }, text)
    chip.addEventListener('click', () => this.#open(result))
    return make('li', {}, chip)
  }
}
