import { make, makeSvg } from '@herna/game-kit'

/** Skies of the style sheet. */
const SKIES = 6
const [WIDTH, HEIGHT] = [800, 400]

/** A small generator, so that a game always has the same sky. */
function seeded(text: string): () => number {
  let state = 2_166_136_261
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_507) ^ (state + 0x9e3779b9)
    return (state >>> 0) / 2 ** 32
  }
}

/** The sky of a game: light at the horizon, stars, three ridges. Colours are those of `.sky` in the style sheet. */
export function skyOf(gameCode: string): HTMLElement {
  const random = seeded(gameCode)
  const sky = String(Math.floor(random() * SKIES))
  const stars = Array.from({ length: 70 }, () =>
    makeSvg('circle', {
      class: 'star',
      cx: (random() * WIDTH).toFixed(1),
      cy: (random() * HEIGHT * 0.55).toFixed(1),
      r: (0.6 + random() * 1.2).toFixed(1),
      opacity: (0.3 + random() * 0.7).toFixed(2),
    }),
  )
  const sunX = (WIDTH * (0.6 + random() * 0.25)).toFixed(0)
  const suns = [120, 70].map((r, index) => makeSvg('circle', { class: `sun sun-${index}`, cx: sunX, cy: HEIGHT * 0.74, r }))
  const ridges = [0.74, 0.82, 0.9].map((level, index) =>
    makeSvg('path', { class: `ridge ridge-${index}`, d: ridge(random, HEIGHT * level, HEIGHT * (0.09 - index * 0.022)) }),
  )
  const picture = makeSvg(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'xMidYMax slice', 'aria-hidden': 'true' },
    ...stars,
    ...suns,
    ...ridges,
  )
  return make('div', { class: 'sky', 'data-sky': sky, 'aria-hidden': 'true' }, picture)
}

function ridge(random: () => number, level: number, height: number): string {
  const points = Array.from({ length: 12 }, (_, index) => [(index / 11) * WIDTH, level - random() * height] as const)
  const [first] = points
  const curves = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [0, level]
    const middle = ((fromX + x) / 2).toFixed(1)
    return `C${middle} ${fromY.toFixed(1)} ${middle} ${y.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return `M0 ${HEIGHT}V${first?.[1].toFixed(1)}${curves.join('')}V${HEIGHT}Z`
}
