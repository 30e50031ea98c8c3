import type { Build } from '@herna/contract/games'
import { n1 } from '../scene/shapes.ts'

type Topper = Build['topper']

/** Width and height of the outlines below. */
const [WIDTH, HEIGHT] = [360, 40]

/** Outlines of the toppers, those of the slots' client (a test of the game host compares them). */
export const TOPPER_OUTLINES: Readonly<Record<Topper, string>> = {
  gable: 'M0 40V31L180 0 360 31V40Z',
  arch: 'M0 40V34Q70 0 180 0T360 34V40Z',
  fan: 'M0 40V32H96Q81.5 32.9 101.1 28.4Q93.4 19.5 115.7 18.1Q115.7 8.6 138.0 10.6Q145.8 1.5 165.4 6.5Q180.0 0.0 194.6 6.5Q214.2 1.5 222.0 10.6Q244.3 8.6 244.3 18.1Q266.6 19.5 258.9 28.4Q278.5 32.9 264.0 32.0H360V40Z',
  steps: 'M0 40V30H60V20H114V10H150V0H210V10H246V20H300V30H360V40Z',
  waves: 'M0 40V24q15 -24 30 0t30 0q15 -14 30 0t30 0q15 -24 30 0t30 0q15 -14 30 0t30 0q15 -24 30 0t30 0q15 -14 30 0t30 0V40Z',
  peaks: 'M0 40V30L40 10 66 24 112 2 146 24 180 0 214 24 248 2 294 24 320 10 360 30V40Z',
  bridge: 'M0 40V30H84L112 4H248L276 30H360V40Z',
  eaves: 'M0 16Q30 24 90 20T150 4H210Q240 16 270 20T360 16Q348 36 320 40H40Q12 36 0 16Z',
  ogee: 'M0 40V32Q84 34 130 20T180 0Q184 6 230 20T360 32V40Z',
  horns: 'M0 0Q10 26 60 28T150 26Q170 20 180 12Q190 20 210 26T300 28T360 0V40H0Z',
  scroll: 'M0 40V30Q0 10 24 10T48 24Q80 24 104 14T164 6Q170 0 180 0T196 6Q232 6 256 14T312 24Q312 10 336 10T360 30V40Z',
  tent: 'M0 40L0 34Q60 30 60 8Q60 30 120 28Q180 24 180 0Q180 24 240 28Q300 30 300 8Q300 30 360 34V40Z',
}

const COMMAND = /([a-zA-Z])([^a-zA-Z]*)/g
const NUMBER = /-?\d+(?:\.\d+)?/g

/** The outline in this size. Its numbers are scaled, not its coordinate system: a stroke stays as thick upwards as sideways. */
export function topperOutline(topper: Topper, width: number, height: number): string {
  const [right, down] = [width / WIDTH, height / HEIGHT]
  return TOPPER_OUTLINES[topper].replace(COMMAND, (_, command: string, numbers: string) => {
    const scaled = [...numbers.matchAll(NUMBER)].map(([number], index) =>
      n1(Number(number) * (command === 'V' || (command !== 'H' && index % 2 === 1) ? down : right)),
    )
    return `${command}${scaled.join(' ')}`
  })
}
