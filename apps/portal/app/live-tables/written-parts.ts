import type { LiveTable } from '@herna/contract/live-feed'
import { type RefCallback, useCallback } from 'react'
import { liveTables } from './feed-state.ts'

/** Brings the content of an element up to date; writes nothing that has not changed. */
export type WriteTable<Shown extends Element> = (element: Shown, table: LiveTable) => void

/**
 * For an element of a tile whose content changes with every round: it is written when its table changes, without a render [P13]. React must render no children
 * into it, and `write` must be stable.
 */
export const useWritten = <Shown extends Element>(code: string, write: WriteTable<Shown>): RefCallback<Shown> =>
  useCallback(
    (element: Shown) => {
      const update = () => {
        const table = liveTables.get(code)
        if (table) write(element, table)
      }
      update()
      return liveTables.subscribe(code, update)
    },
    [code, write],
  )

/** Keeps the text node: replacing it costs more layout. */
export function writeText(element: Element, text: string): void {
  const { firstChild } = element
  if (!(firstChild instanceof Text)) element.textContent = text
  else if (firstChild.data !== text) firstChild.data = text
}

export interface Mark {
  text: string
  className: string | undefined
}

/** One `i` per mark. Changing texts costs less layout than adding and removing a mark [P13]. */
export function writeMarks(element: Element, marks: readonly Mark[]): void {
  while (element.childElementCount > marks.length) element.lastElementChild?.remove()
  for (const [index, { text, className = '' }] of marks.entries()) {
    const mark = element.children[index] ?? element.appendChild(document.createElement('i'))
    writeText(mark, text)
    if (mark.className !== className) mark.className = className
  }
}

/** An element of a road with its attributes. */
export type Bead =
  | { shape: 'circle'; className: string | undefined; cx: number; cy: number; r: number }
  | { shape: 'path'; className: string | undefined; d: string }

const SVG = 'http://www.w3.org/2000/svg'

/** One element per bead; a bead in its place is kept if it has the same shape. */
export function writeRoad(element: Element, beads: readonly Bead[]): void {
  while (element.childElementCount > beads.length) element.lastElementChild?.remove()
  for (const [index, { shape, className = '', ...attributes }] of beads.entries()) {
    const previous = element.children[index]
    const bead = previous?.localName === shape ? previous : document.createElementNS(SVG, shape)
    for (const [name, value] of Object.entries({ class: className, ...attributes }))
      if (bead.getAttribute(name) !== String(value)) bead.setAttribute(name, String(value))
    if (!previous) element.append(bead)
    else if (previous !== bead) previous.replaceWith(bead)
  }
}
