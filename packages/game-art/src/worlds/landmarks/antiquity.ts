import { n1 } from '../../scene/shapes.ts'
import { arch, block, both, box, circle, dome, eaves, ellipse, peak, polygon, spread, taper } from '../outlines.ts'
import type { Pen } from '../pen.ts'
import type { Landmark } from './landmark.ts'

function pyramid(pen: Pen, x: number, w: number, h: number): string {
  const ridge = x - w * 0.08
  const courses = spread(5, 0.16, 0.8, (t) =>
    pen.line(`M${n1(x - (w / 2) * (1 - t))} ${n1(-h * t)}L${n1(ridge + (1 - t) * w * 0.12)} ${n1(-h * t + 6)}`, '#c8964e', 2),
  )
  return (
    pen.shape(polygon([x - w / 2, 8], [ridge, -h], [x + w / 2, 8]), '#f0c878') +
    courses +
    pen.shade(polygon([ridge, -h], [x + w / 2, 8], [x + w * 0.06, 8])) +
    pen.detail(polygon([ridge - w * 0.06, -h * 0.87], [ridge, -h], [ridge + w * 0.07, -h * 0.87]), '#fff0b8')
  )
}
/** Three pyramids. */
export const pyramids: Landmark = (pen) => pyramid(pen, -150, 190, 128) + pyramid(pen, 150, 160, 104) + pyramid(pen, 10, 300, 250)

/** A gate of an Egyptian temple with two statues and obelisks. */
export const pylon: Landmark = (pen) =>
  both((s) => pen.shape(taper(s * 152, 6, 22, 13, 236), '#d8a860') + pen.shape(peak(s * 152, -228, 15, 20), '#ffe08a')) +
  both(
    (s) =>
      pen.shape(polygon([s * 24, 6], [s * 30, -206], [s * 104, -206], [s * 128, 6]), '#e4bc7c') +
      pen.shape(box(s < 0 ? -110 : 24, -226, 86, 22), '#f0d098'),
  ) +
  pen.shape(box(-30, -150, 60, 156), '#c89a58') +
  pen.shape(box(-22, -116, 44, 122), '#6a4428') +
  pen.detail('M-44 -166Q0 -196 44 -166Q0 -176 -44 -166Z', '#2f7ab0') +
  pen.detail(circle(0, -176, 12), '#e0483a') +
  both(
    (s) =>
      pen.shape(taper(s * 70, 6, 46, 34, 84), '#c08a4a') +
      pen.shape(dome(s * 70, -82, 20, 38), '#2f6aa0') +
      pen.detail(ellipse(s * 70, -88, 11, 15), '#e8b878'),
  )

/** A sphinx that lies before a small pyramid. */
export const sphinx: Landmark = (pen) =>
  pyramid(pen, 74, 210, 186) +
  pen.shape('M-170 8V-40H-96V-84Q-40 -96 40 -84Q110 -76 122 8Z', '#e0b06a') +
  pen.shape('M-118 -76L-132 -150Q-128 -204 -78 -206T-24 -150L-38 -76Z', '#2f6ea8') +
  pen.detail('M-122 -110H-34M-126 -134H-30M-120 -92H-37', '#ffd24a') +
  spread(3, -136, -98, (y) => pen.line(`M-128 ${n1(y)}h22m56 0h22`, '#ffd24a', 5)) +
  pen.shape('M-106 -92V-152Q-78 -178 -50 -152V-92Q-78 -70 -106 -92Z', '#e8bc7c') +
  pen.detail(`${ellipse(-90, -138, 7, 4)}${ellipse(-66, -138, 7, 4)}`, '#3a2414') +
  pen.line('M-88 -106q10 6 20 0', '#8a5a2c', 4)

/** A Greek temple on steps. */
export const greekTemple: Landmark = (pen) =>
  spread(3, 0, 2, (i) => pen.shape(box(-164 + i * 12, -8 - i * 14, 328 - i * 24, 18), '#e8dcc4')) +
  pen.shape(box(-124, -170, 248, 132), '#8a7a8e') +
  spread(6, -118, 118, (x) => pen.shape(taper(x, -36, 24, 19, 138), '#f6ead2') + pen.shape(block(x, -170, 32, 11), '#f6ead2')) +
  pen.shape(box(-146, -202, 292, 26), '#e8d8b8') +
  pen.shape(peak(0, -202, 320, 82), '#f6ead2') +
  pen.detail(peak(0, -210, 220, 54), '#c8a868', 0.8) +
  pen.detail(circle(0, -228, 13), '#ffd24a')

/** A stepped temple of the jungle with a stair. */
export const steppedTemple: Landmark = (pen) =>
  spread(
    5,
    0,
    4,
    (i) =>
      pen.shape(taper(0, 6 - i * 44, 320 - i * 54, 306 - i * 54, 46), '#b8a474') +
      pen.detail(box(-150 + i * 27, -38 - i * 44, 300 - i * 54, 7), '#6fae4a'),
  ) +
  pen.shape(polygon([-46, 6], [-26, -214], [26, -214], [46, 6]), '#d8c48e') +
  spread(12, -6, -200, (y) => pen.line(`M${n1(-44 - y * 0.08)} ${n1(y)}H${n1(44 + y * 0.08)}`, '#8a7648', 2.5)) +
  pen.shape(box(-48, -262, 96, 48), '#c8b07c') +
  pen.glow(box(-16, -250, 32, 36)) +
  pen.shape(box(-60, -280, 120, 20), '#a88e5c')

/** A pagoda of five roofs. */
export const pagoda: Landmark = (pen) => {
  const floors = [0, 1, 2, 3]
  return (
    pen.shape(box(-118, -16, 236, 24), '#b8a898') +
    floors
      .map((i) => {
        const [w, y] = [150 - i * 28, -16 - i * 66]
        return (
          pen.shape(block(0, y, w, 48), '#c8392f') +
          pen.glow(spread(3 - Math.floor(i / 2), -w * 0.3, w * 0.3, (x) => arch(x, y, w * 0.16, 32))) +
          pen.shape(eaves(0, y - 40, w + 92, 42), '#2f5a62')
        )
      })
      .join('') +
    pen.line('M0 -294v-42', '#ffd24a', 6) +
    pen.detail(`${circle(0, -306, 8)}${circle(0, -322, 6)}`, '#ffd24a')
  )
}

/** A gate of a shrine. */
export const torii: Landmark = (pen) =>
  both((s) => pen.shape(taper(s * 98, 8, 34, 26, 232), '#e0452f') + pen.shape(block(s * 98, 8, 46, 22), '#3a3038')) +
  pen.shape(box(-132, -178, 264, 24), '#e0452f') +
  pen.shape('M-170 -258Q0 -222 170 -258L162 -220Q0 -190 -162 -220Z', '#e0452f') +
  pen.shape('M-180 -276Q0 -238 180 -276L172 -252Q0 -216 -172 -252Z', '#2f2a38') +
  pen.shape(block(0, -176, 34, 40), '#ffd24a')

/** A mountain with a snow cap, alone above its land. */
export const snowPeak: Landmark = (pen) =>
  pen.shape('M-230 10Q-96 -90 -46 -244Q-20 -262 0 -252Q24 -264 46 -246Q98 -90 230 10Z', '#6a78b0') +
  pen.detail(
    'M-80 -154Q-58 -206 -46 -244Q-20 -262 0 -252Q24 -264 46 -246Q60 -202 82 -152L54 -174L30 -146L4 -178L-22 -144L-50 -176Z',
    '#ffffff',
  )

/** A palace with onion domes. */
export const palace: Landmark = (pen) => {
  const onion = (x: number, base: number, w: number, colour: string): string =>
    pen.shape(
      `M${n1(x - w * 0.4)} ${n1(base)}Q${n1(x - w * 0.78)} ${n1(base - w * 0.5)} ${n1(x - w * 0.2)} ${n1(base - w * 0.86)}Q${n1(x - w * 0.04)} ${n1(base - w * 0.98)} ${n1(x)} ${n1(base - w * 1.24)}Q${n1(x + w * 0.04)} ${n1(base - w * 0.98)} ${n1(x + w * 0.2)} ${n1(base - w * 0.86)}Q${n1(x + w * 0.78)} ${n1(base - w * 0.5)} ${n1(x + w * 0.4)} ${n1(base)}Z`,
      colour,
    )
  return (
    both((s) => pen.shape(block(s * 142, 6, 26, 168), '#f4e4c8') + onion(s * 142, -160, 34, '#e0a83a')) +
    pen.shape(box(-112, -112, 224, 118), '#f8ecd4') +
    both((s) => onion(s * 76, -110, 54, '#3f8ab0')) +
    pen.shape(block(0, -110, 96, 40), '#f4e4c8') +
    onion(0, -146, 106, '#e0a83a') +
    pen.glow(arch(0, 6, 54, 92) + arch(-74, 6, 34, 62) + arch(74, 6, 34, 62))
  )
}
