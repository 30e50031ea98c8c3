import { n1 } from '../../scene/shapes.ts'
import { arch, block, both, box, circle, dome, ellipse, gothic, peak, polygon, spread, taper } from '../outlines.ts'
import type { Landmark } from './landmark.ts'

/** High-rises around one with a spire. */
export const skyline: Landmark = (pen) => {
  const buildings = [
    [-150, 60, 130],
    [150, 64, 150],
    [-88, 66, 196],
    [92, 62, 216],
    [0, 84, 248],
  ] as const
  return (
    pen.line('M0 -246v-70', '#c8d0ff', 5) +
    buildings
      .map(([x, w, h], i) => {
        let windows = ''
        for (let y = 18; y < h - 14; y += 21)
          for (let c = 0; c < 3; c++) if (pen.r() < 0.62) windows += box(x - w * 0.36 + c * w * 0.27, -h + y, w * 0.17, 10)
        return (
          pen.shape(block(x, 8, w, h + 8), ['#4a3f9a', '#3f4aa8', '#5a3f9a', '#3a55b0', '#6a4ab8'][i] as string) +
          pen.glow(windows)
        )
      })
      .join('')
  )
}

/** A lighthouse on a cliff with its beams. */
export const lighthouse: Landmark = (pen) =>
  both((s) => `<path d="M0 -256L${s * 420} -320V-190Z" fill="#fff2b8" opacity="${pen.air.isLight ? 0.3 : 0.34}"/>`) +
  pen.shape(polygon([-150, 10], [-100, -46], [-46, -62], [64, -58], [112, -32], [160, 10]), '#7a6a68') +
  pen.shape(taper(0, -56, 84, 54, 178), '#fff6ea') +
  [0.12, 0.46, 0.8]
    .map((t) =>
      pen.detail(
        polygon(
          [-42 + t * 15, -56 - t * 178],
          [-42 + (t + 0.17) * 15, -56 - (t + 0.17) * 178],
          [42 - (t + 0.17) * 15, -56 - (t + 0.17) * 178],
          [42 - t * 15, -56 - t * 178],
        ),
        '#e0443a',
      ),
    )
    .join('') +
  pen.shape(box(-40, -242, 80, 12), '#3a3f52') +
  `<path d="${box(-22, -274, 44, 32)}" fill="#fff0a8" stroke="#ffd24a" stroke-opacity=".5" stroke-width="8"/>` +
  pen.shape(dome(0, -272, 30, 26), '#e0443a')

/** A striped circus tent with flags. */
export const bigTop: Landmark = (pen) => {
  const stripe = (i: number, n: number): string => {
    const at = (k: number, w: number): number => -w / 2 + (w * k) / n
    return polygon([at(i, 300), -112], [at(i, 44), -238], [at(i + 1, 44), -238], [at(i + 1, 300), -112])
  }
  return (
    spread(9, 0, 8, (i) => pen.shape(box(-140 + i * 31.1, -112, 31.2, 120), i % 2 ? '#fff3dc' : '#d8382f')) +
    spread(9, 0, 8, (i) => pen.shape(stripe(i, 9), i % 2 ? '#fff3dc' : '#e0483a')) +
    spread(9, -136, 136, (x, i) => pen.shape(`M${n1(x - 17)} -116h34a17 24 0 0 1 -34 0Z`, i % 2 ? '#ffc93f' : '#2f7ab0')) +
    pen.shape(gothic(0, 8, 64, 98), '#3a1428') +
    pen.line('M0 -236v-60', '#7a4a2c', 5) +
    pen.detail(polygon([0, -298], [46, -284], [0, -268]), '#ffc93f') +
    both(
      (s) =>
        pen.line(`M${s * 146} -110v-52`, '#7a4a2c', 4) +
        pen.detail(polygon([s * 146, -164], [s * 146 + 32, -154], [s * 146, -142]), '#3fb0e0'),
    )
  )
}

/** A big wheel with cabins. */
export const ferrisWheel: Landmark = (pen) => {
  const at = (i: number, r: number): readonly [number, number] => [
    Math.cos((i * Math.PI) / 6) * r,
    -172 + Math.sin((i * Math.PI) / 6) * r,
  ]
  const spokes = Array.from({ length: 12 }, (_, i) => `M0 -172L${at(i, 124).map(n1).join(' ')}`).join('')
  return (
    pen.line('M-78 8L0 -172L78 8', '#e8e0f0', 12) +
    pen.line(spokes, '#c8b8d8', 3) +
    pen.line(circle(0, -172, 124), '#ff6fa0', 9) +
    pen.line(circle(0, -172, 96), '#ffd24a', 4) +
    Array.from({ length: 12 }, (_, i) =>
      pen.shape(circle(...at(i, 128), 19), ['#ff5f6a', '#ffc93f', '#3fb0e0', '#7ac86a'][i % 4] as string),
    ).join('') +
    pen.shape(circle(0, -172, 20), '#ffd24a')
  )
}

/** A barn with a silo. */
export const barn: Landmark = (pen) =>
  pen.shape(block(124, 8, 62, 190), '#d8dce4') +
  pen.shape(dome(124, -180, 31, 34), '#8a98a8') +
  spread(4, -150, -20, (y) => pen.line(`M93 ${n1(y)}h62`, '#9aa6b4', 3)) +
  pen.shape(polygon([-130, 8], [-130, -122], [-84, -192], [-18, -226], [48, -192], [94, -122], [94, 8]), '#c8392f') +
  pen.shape(
    polygon(
      [-152, -112],
      [-92, -198],
      [-18, -238],
      [56, -198],
      [116, -112],
      [96, -108],
      [46, -178],
      [-18, -208],
      [-82, -178],
      [-132, -108],
    ),
    '#6a4a52',
  ) +
  pen.shape(box(-62, -96, 88, 104), '#fff0dc') +
  pen.line('M-56 -90L20 2M20 -90L-56 2', '#c8392f', 8) +
  pen.glow(box(-36, -164, 36, 34))

/** A windmill on a hill. */
export const windmill: Landmark = (pen) =>
  pen.shape(taper(0, 8, 130, 78, 190), '#f4e6cc') +
  pen.shade(polygon([16, 8], [12, -182], [39, -182], [65, 8])) +
  pen.shape(dome(0, -178, 50, 50), '#a8452f') +
  pen.glow(arch(0, -96, 26, 42)) +
  pen.shape(arch(0, 8, 38, 68), '#6a4428') +
  [38, 128, 218, 308]
    .map(
      (a) =>
        `<g transform="translate(0 -196) rotate(${a})">${pen.shape('M-5 0L-9 -132H34L10 -10Z', '#fff8ea')}${pen.line('M0 0V-136', '#7a4a2c', 6)}</g>`,
    )
    .join('') +
  pen.shape(circle(0, -196, 13), '#7a4a2c')

/** A saloon with a false front. */
export const saloon: Landmark = (pen) =>
  pen.shape(box(-146, -128, 292, 136), '#b8743c') +
  pen.shape(
    polygon([-112, -124], [-112, -214], [-64, -214], [-44, -250], [44, -250], [64, -214], [112, -214], [112, -124]),
    '#d89454',
  ) +
  pen.shape(box(-84, -206, 168, 46), '#6a2f2a') +
  spread(6, -62, 62, (x) => pen.detail(block(x, -168, 14, 30), '#ffe0a0')) +
  pen.shape(polygon([-166, -108], [-140, -136], [140, -136], [166, -108]), '#7a4a34') +
  spread(4, -150, 150, (x) => pen.shape(block(x, 8, 12, 116), '#8a5430')) +
  pen.glow(box(-112, -82, 48, 54) + box(64, -82, 48, 54)) +
  pen.shape(box(-28, -72, 26, 56), '#8a4a2a') +
  pen.shape(box(2, -72, 26, 56), '#8a4a2a')

/** A steam train that comes out of its smoke. */
export const locomotive: Landmark = (pen) =>
  [
    [-20, -286, 46],
    [-84, -300, 58],
    [48, -262, 36],
    [-150, -284, 44],
  ]
    .map(([x, y, r]) => pen.detail(circle(x as number, y as number, r as number), '#ffffff', 0.55))
    .join('') +
  pen.shape(block(0, -176, 44, 74), '#3a3444') +
  pen.shape(taper(0, -238, 44, 64, 24), '#3a3444') +
  pen.shape(circle(0, -110, 92), '#4a4458') +
  pen.shape(circle(0, -110, 70), '#38324a') +
  `<circle cx="0" cy="-116" r="34" fill="#fff3b8" stroke="#ffd24a" stroke-opacity=".45" stroke-width="14"/>` +
  pen.shape(box(-112, -34, 224, 24), '#c8392f') +
  both((s) => pen.shape(circle(s * 86, -16, 27), '#ffd24a') + pen.shade(circle(s * 86, -16, 15))) +
  pen.shape(polygon([-84, -10], [84, -10], [118, 30], [-118, 30]), '#8a7a88') +
  spread(7, -70, 70, (x) => pen.line(`M${n1(x)} -8L${n1(x * 1.42)} 28`, '#3a3444', 4))

/** A stage with curtains and lights. */
export const stage: Landmark = (pen) =>
  both((s) => `<path d="M${s * 60} -320L${s * -10} 0H${s * -130}Z" fill="#fff2c8" opacity=".2"/>`) +
  pen.shape(ellipse(0, -4, 190, 26), '#d89a5a') +
  both((s) =>
    spread(4, 0, 3, (i) =>
      pen.shape(
        `M${s * (84 + i * 30)} -300Q${s * (70 + i * 26)} -120 ${s * (112 + i * 26)} 8H${s * (146 + i * 26)}Q${s * (116 + i * 26)} -150 ${s * (116 + i * 30)} -300Z`,
        i % 2 ? '#a81c38' : '#c8284a',
      ),
    ),
  ) +
  spread(7, -180, 180, (x) => pen.shape(`M${n1(x - 34)} -312h68q0 62 -34 62t-34 -62Z`, '#d8344f')) +
  pen.line('M-214 -312H214', '#ffd24a', 12) +
  spread(9, -200, 200, (x) => pen.glow(circle(x, -312, 7), '#ffe38a'))

/** An alley between two fronts with a lamp and a man's long shadow. */
export const alley: Landmark = (pen) =>
  both(
    (s) =>
      pen.shape(polygon([s * 70, 8], [s * 70, -236], [s * 190, -310], [s * 190, 8]), s < 0 ? '#4a4a66' : '#3a3c58') +
      pen.glow(
        spread(3, -60, -190, (y) => box(s < 0 ? -158 : 92, y, 24, 34) + (y < -100 ? box(s < 0 ? -116 : 136, y, 24, 34) : '')),
        '#ffd27a',
      ),
  ) +
  `<path d="M0 -226L-120 8H120Z" fill="#ffe9a8" opacity=".4"/>` +
  pen.shape(block(0, 8, 9, 222), '#1c1c2a') +
  pen.shape(peak(0, -232, 62, 28), '#1c1c2a') +
  `<circle cx="0" cy="-224" r="17" fill="#fff3c0"/>` +
  pen.shape('M-52 8L-44 -62Q-42 -84 -26 -86V-98H-48V-106H-38L-34 -128H-4L0 -106H12V-98H-10V-86Q8 -84 10 -62L18 8Z', '#14141f')
