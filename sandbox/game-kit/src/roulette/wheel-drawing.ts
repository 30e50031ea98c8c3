import { makeSvg } from '../dom.ts'
import { angleOf, colourOf, WHEEL } from './numbers.ts'

const STEP = 360 / WHEEL.length
const point = (angle: number, radius: number): string => {
  const radians = ((angle - 90) * Math.PI) / 180
  return `${(Math.cos(radians) * radius).toFixed(1)} ${(Math.sin(radians) * radius).toFixed(1)}`
}

/** The pocket at twelve o'clock as a path; the wheel's centre is 0 0, its radius 200. */
export const POCKET = `M${point(-STEP / 2, 172)}A172 172 0 0 1 ${point(STEP / 2, 172)}L${point(STEP / 2, 112)}A112 112 0 0 0 ${point(-STEP / 2, 112)}Z`

/** A pocket with its number. */
export function wheelPocket(number: number): SVGElement {
  const label = makeSvg('text', { transform: 'translate(0 -152)', 'text-anchor': 'middle', class: 'pocket-number' })
  label.textContent = String(number)
  return makeSvg(
    'g',
    { class: `pocket ${colourOf(number)}`, transform: `rotate(${angleOf(number).toFixed(2)})` },
    makeSvg('path', { d: POCKET }),
    label,
  )
}

/** The cone with its cross of handles. */
export const wheelHub = (): SVGElement[] => [
  makeSvg('circle', { class: 'pocket-line', r: 143 }),
  makeSvg('circle', { class: 'cone', r: 112, fill: 'url(#wheel-cone)' }),
  ...[0, 45, 90, 135].map((angle) => makeSvg('path', { class: 'spoke', d: 'M-82 0H82', transform: `rotate(${angle})` })),
  makeSvg('circle', { class: 'cone-ring', r: 60 }),
  ...[0, 90, 180, 270].map((angle) =>
    makeSvg(
      'g',
      { class: 'handle', transform: `rotate(${angle})` },
      makeSvg('path', { d: 'M0-20V-66' }),
      makeSvg('circle', { cy: -70, r: 9 }),
    ),
  ),
  makeSvg('circle', { class: 'hub', r: 30, fill: 'url(#wheel-brass)' }),
  makeSvg('circle', { class: 'hub-top', r: 14 }),
]

const gradient = (id: string, attributes: Record<string, number>, stops: readonly (readonly [number, string])[]): SVGElement =>
  makeSvg(
    'radialGradient',
    { id, ...attributes },
    ...stops.map(([offset, colour]) => makeSvg('stop', { offset, 'stop-color': colour })),
  )

/** Wood and brass; style sheets may replace them. */
export const wheelDefinitions = (): SVGElement =>
  makeSvg(
    'defs',
    {},
    gradient('wheel-wood', {}, [
      [0.6, '#6b3a17'],
      [0.9, '#a5652c'],
      [1, '#5a2e10'],
    ]),
    gradient('wheel-cone', { cx: 0.4, cy: 0.35 }, [
      [0, '#c98a4a'],
      [1, '#6b3a17'],
    ]),
    gradient('wheel-brass', { cx: 0.4, cy: 0.3 }, [
      [0, '#fff0c0'],
      [1, '#b88225'],
    ]),
  )
