const STEPS: Record<string, readonly [x: number, y: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}
/** Weight of sideways distance compared with forward distance. */
const SIDEWAYS_WEIGHT = 4

/** Makes the layout one Tab stop; arrow keys move to the nearest spot in their direction, including lines between numbers. */
export function enableArrowKeys(layout: HTMLElement): void {
  const spots = [...layout.querySelectorAll<HTMLElement>('.spot')]
  const setTabStop = (tabStop: HTMLElement | undefined): void => {
    for (const spot of spots) spot.tabIndex = spot === tabStop ? 0 : -1
  }
  setTabStop(spots[0])
  layout.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && spots.includes(target)) setTabStop(target)
  })
  layout.addEventListener('keydown', (event) => {
    const step = STEPS[event.key]
    if (!step || !(event.target instanceof HTMLElement)) return
    event.preventDefault()
    nearest(event.target, spots, step)?.focus()
  })
}

function nearest(from: HTMLElement, spots: readonly HTMLElement[], [x, y]: readonly [number, number]): HTMLElement | null {
  const fromCentre = centreOf(from)
  let [best, smallestDistance]: [HTMLElement | null, number] = [null, Infinity]
  for (const spot of spots) {
    const centre = centreOf(spot)
    const [across, down] = [centre.x - fromCentre.x, centre.y - fromCentre.y]
    const ahead = across * x + down * y
    if (ahead < 2) continue
    const distance = ahead + SIDEWAYS_WEIGHT * Math.abs(across * y + down * x)
    if (distance < smallestDistance) [best, smallestDistance] = [spot, distance]
  }
  return best
}

function centreOf(spot: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = spot.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
