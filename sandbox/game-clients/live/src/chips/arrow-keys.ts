const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Arrow keys move the focus to the nearest of the cells in that direction, if it is visible. `cells`: a selector. */
export const arrowKeys =
  (root: HTMLElement, cells: string) =>
  (event: KeyboardEvent): void => {
    const direction = ARROWS[event.key]
    const current = document.activeElement
    if (direction === undefined || !(current instanceof HTMLElement) || !root.contains(current)) return
    event.preventDefault()
    const centre = centreOf(current)
    const distances = [...root.querySelectorAll<HTMLElement>(cells)]
      .filter((cell) => cell !== current && cell.checkVisibility())
      .map((cell) => {
        const [x, y] = centreOf(cell)
        const [dx, dy] = [x - centre[0], y - centre[1]]
        const along = dx * direction[0] + dy * direction[1]
        return { cell, along, distance: along + 3 * Math.abs(dx * direction[1] + dy * direction[0]) }
      })
      .filter(({ along }) => along > 2)
    distances.toSorted((a, b) => a.distance - b.distance)[0]?.cell.focus()
  }

function centreOf(element: HTMLElement): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}
