import { both, box, circle, spread } from '../outlines.ts'
import type { Landmark } from './landmark.ts'

const RISERS = ['#d8433a', '#f2f4fa', '#2f6fc0'] as const

/** A stand full of people under floodlights. */
export const stadium: Landmark = (pen) =>
  both(
    (s) =>
      pen.line(`M${s * 148} 4V-236`, '#8a90a8', 9) +
      pen.shape(box(s * 148 - 42, -288, 84, 54), '#4a5270') +
      pen.glow(
        spread(3, -26, 26, (x) => circle(s * 148 + x, -274, 9) + circle(s * 148 + x, -250, 9)),
        '#fff3c0',
      ),
  ) +
  pen.shape('M-178 8V-118Q0 -214 178 -118V8Z', '#5c6a98') +
  RISERS.map((colour, i) => pen.line(`M-166 ${-96 + i * 27}Q0 ${-182 + i * 27} 166 ${-96 + i * 27}`, colour, 17)).join('') +
  spread(
    5,
    -120,
    120,
    (x, i) =>
      pen.line(`M${x} ${-150 - 16 * Math.cos(x / 90)}v-46`, '#8a90a8', 4) +
      pen.detail(flag(x, -196 - 16 * Math.cos(x / 90)), i % 2 ? '#ffc93f' : '#3fb0e0'),
  ) +
  pen.shape(box(-178, -26, 356, 34), '#f2f4fa') +
  spread(6, -148, 148, (x, i) => pen.detail(box(x - 24, -20, 48, 20), ['#d8433a', '#2f6fc0', '#ffc93f'][i % 3] as string))

const flag = (x: number, y: number): string => `M${x} ${y.toFixed(1)}l34 11l-34 11Z`
