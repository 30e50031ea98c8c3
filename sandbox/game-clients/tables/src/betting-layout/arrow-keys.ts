const STEPS: Record<string, readonly [x: number, y: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}
/** How much more a step aside weighs than a step ahead. */
const ASIDE = 4

/** A cloth is one stop of the Tab key; within it arrows walk to the nearest spot in their direction, lines between numbers included. */
export function walkByArrows(cloth: HTMLElement): void {
  const spots = [...cloth.querySelectorAll<HTMLElement>('.spot')]
  const stop = (at: HTMLElement | undefined): void => {
    for (const one of spots) one.tabIndex = one === at ? 0 : -1
  }
  stop(spots[0])
  cloth.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && spots.includes(target)) stop(target)
  })
  cloth.addEventListener('keydown', (event) => {
    const step = STEPS[event.key]
    if (!step || !(event.target instanceof HTMLElement)) return
    event.preventDefault()
    nearest(event.target, spots, step)?.focus()
  })
}

function nearest(from: HTMLElement, spots: readonly HTMLElement[], [x, y]: readonly [number, number]): HTMLElement | null {
  const here = middleOf(from)
  let [best, least]: [HTMLElement | null, number] = [null, Infinity]
  for (const one of spots) {
    const there = middleOf(one)
    const [across, down] = [there.x - here.x, there.y - here.y]
    const ahead = across * x + down * y
    if (ahead < 2) continue
    const far = ahead + ASIDE * Math.abs(across * y + down * x)
    if (far < least) [best, least] = [one, far]
  }
  return best
}

function middleOf(one: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = one.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
