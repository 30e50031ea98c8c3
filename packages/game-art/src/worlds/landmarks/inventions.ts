import { n1 } from '../../scene/shapes.ts'
import { arch, block, both, box, circle, dome, ellipse, peak, polygon, spread, star, taper } from '../outlines.ts'
import type { Landmark } from './landmark.ts'

/** A diner under a flying saucer. */
export const saucer: Landmark = (pen) =>
  `<path d="M-64 -196L-150 8H150L64 -196Z" fill="#a8ffd8" opacity=".28"/>` +
  pen.shape(box(-120, -82, 240, 90), '#ff6f91') +
  pen.detail(box(-120, -30, 240, 14), '#ffffff') +
  pen.glow(
    spread(4, -84, 84, (x) => box(x - 18, -70, 36, 32)),
    '#fff0b0',
  ) +
  pen.shape(box(-140, -98, 280, 20), '#7df0ff') +
  pen.shape(dome(0, -228, 62, 66), '#a8f0ff') +
  pen.shape(ellipse(0, -216, 156, 38), '#c8ccf0') +
  pen.shade(ellipse(0, -204, 120, 20)) +
  spread(7, -112, 112, (x) => pen.glow(circle(x, -214 + Math.abs(x) * 0.08, 9), '#ffe14a'))

/** A rocket on its pad. */
export const rocket: Landmark = (pen) =>
  pen.line('M-104 8V-250M-104 -200L-38 -170M-104 -110L-38 -100', '#c84a3a', 10) +
  both((s) => pen.shape(polygon([s * 36, -84], [s * 92, -6], [s * 92, 8], [s * 30, -18]), '#e0453a')) +
  pen.shape('M-46 -10Q-66 -180 0 -312Q66 -180 46 -10Z', '#f0f2fa') +
  pen.detail('M-31 -226Q-18 -276 0 -312Q18 -276 31 -226Z', '#e0453a') +
  pen.shape(circle(0, -168, 26), '#3a6ab8') +
  pen.detail(circle(-7, -175, 9), '#ffffff', 0.8) +
  `<path d="M-34 -6Q-20 30 0 44Q20 30 34 -6Z" fill="#ffc23f" stroke="#ff6a1a" stroke-opacity=".45" stroke-width="12"/>`

/** Domes of a base with the Earth above. */
export const moonBase: Landmark = (pen) =>
  pen.shape(circle(96, -250, 62), '#3f8ae0') +
  pen.detail('M60 -284q30 -18 44 8t-22 26t-30 -8ZM96 -228q26 -14 48 4q-14 30 -40 30Z', '#6ac86a') +
  pen.shape(dome(-30, 8, 116, 138), '#c8d4f0') +
  pen.shade(dome(6, 8, 76, 128)) +
  pen.glow(
    spread(4, -96, 36, (x) => arch(x, -22, 22, 44)),
    '#7df0ff',
  ) +
  pen.shape(dome(118, 8, 66, 76), '#b0bce0') +
  pen.glow(arch(118, 8, 30, 44), '#ffd27a') +
  pen.line('M-130 8V-166', '#c8d0e8', 6) +
  pen.glow(circle(-130, -170, 9), '#ff5f6a')

/** A tower of coils with sparks. */
export const coil: Landmark = (pen) =>
  both((s) => pen.shape(taper(s * 118, 8, 54, 34, 150), '#5a5f8a') + pen.shape(circle(s * 118, -166, 30), '#c8d0f0')) +
  pen.shape(taper(0, 8, 130, 70, 200), '#6a5aa8') +
  spread(6, -24, -176, (y) => pen.line(`M${n1(-58 - y * 0.14)} ${n1(y)}H${n1(58 + y * 0.14)}`, '#ffb86a', 8)) +
  pen.shape(ellipse(0, -232, 96, 40), '#d8dcf4') +
  both((s) => {
    const d = `M${s * 88} -238l${s * 26} 20l${s * -14} 10l${s * 26} 26`
    return `<path d="${d}" fill="none" stroke="#7df0ff" stroke-opacity=".4" stroke-width="13"/><path d="${d}" fill="none" stroke="#ffffff" stroke-width="4"/>`
  }) +
  `<path d="M0 -270l-16 -34l22 -4l-14 -36" fill="none" stroke="#7df0ff" stroke-opacity=".4" stroke-width="13"/><path d="M0 -270l-16 -34l22 -4l-14 -36" fill="none" stroke="#ffffff" stroke-width="4"/>`

/** A factory with chimneys and a clock. */
export const factory: Landmark = (pen) =>
  both((s) => pen.detail(`M${s * 110} -240q-26 -34 6 -56t-8 -54q44 20 30 60t-6 50Z`, '#ffffff', 0.4)) +
  both((s) => pen.shape(taper(s * 112, 8, 50, 34, 242), '#a8563a') + pen.shape(block(s * 112, -226, 46, 14), '#7a3a2a')) +
  pen.shape(
    polygon([-92, 8], [-92, -140], [-46, -180], [-46, -140], [0, -180], [0, -140], [46, -180], [46, -140], [92, -180], [92, 8]),
    '#c87a4a',
  ) +
  pen.glow(spread(4, -66, 66, (x) => box(x - 12, -104, 24, 40))) +
  pen.shape(arch(0, 8, 54, 60), '#5a3426') +
  pen.shape(circle(0, -206, 36), '#f4e6c8') +
  pen.line('M0 -206V-230M0 -206L16 -198', '#3a2a24', 5)

/** A large old book, open, with a bright page. */
export const openBook: Landmark = (pen) =>
  `<path d="M-90 -120L-200 -330H200L90 -120Z" fill="#ffe9a8" opacity=".26"/>` +
  both(
    (s) =>
      pen.shape(`M0 6Q${s * 90} -34 ${s * 176} -6V-150Q${s * 90} -176 0 -130Z`, '#a8432f') +
      pen.shape(`M0 -12Q${s * 84} -50 ${s * 160} -22V-162Q${s * 84} -190 0 -146Z`, '#fff3d8'),
  ) +
  both((s) =>
    spread(5, -132, -60, (y) =>
      pen.line(`M${s * 24} ${n1(y + 8)}Q${s * 84} ${n1(y - 22)} ${s * 140} ${n1(y - 6)}`, '#c8a878', 3),
    ),
  ) +
  pen.glow(star(-66, -236, 22, 9, 5) + star(54, -268, 28, 11, 5) + star(0, -206, 14, 6, 5), '#ffd24a')

/** A house of cards. */
export const cardHouse: Landmark = (pen) => {
  const leaning = (x: number, base: number, s: number): string =>
    polygon([x, base], [x + s * 38, base - 84], [x + s * 48, base - 80], [x + s * 10, base + 4])
  return [0, 1, 2]
    .map((row) => {
      const count = 3 - row
      const base = 4 - row * 96
      return (
        spread(
          count,
          -(count - 1) * 50,
          (count - 1) * 50,
          (x, i) =>
            pen.shape(leaning(x - 46, base, 1), '#fffaf0') +
            pen.shape(leaning(x + 46, base, -1), '#f0e0d8') +
            pen.detail(
              (row + i) % 2
                ? circle(x - 24, base - 40, 8)
                : polygon([x - 24, base - 52], [x - 15, base - 40], [x - 24, base - 28], [x - 33, base - 40]),
              (row + i) % 2 ? '#14111c' : '#c8283c',
            ),
        ) + (count > 1 ? pen.shape(box(-(count - 1) * 50 - 12, base - 94, (count - 1) * 100 + 24, 9), '#d8344f') : '')
      )
    })
    .join('')
}

/** A crown on a column with rays. */
export const crownPillar: Landmark = (pen) =>
  spread(
    13,
    -84,
    84,
    (angle) => `<path d="M0 -190L-16 -420H16Z" transform="rotate(${n1(angle)} 0 -190)" fill="#ffe08a" opacity=".22"/>`,
  ) +
  pen.shape(taper(0, 8, 150, 120, 44), '#8a4a6a') +
  pen.shape(taper(0, -36, 104, 92, 90), '#a85a80') +
  pen.shape(block(0, -124, 130, 22), '#c87a9a') +
  pen.shape(polygon([-92, -146], [-112, -250], [-56, -206], [0, -282], [56, -206], [112, -250], [92, -146]), '#ffc93f') +
  [
    [-112, -254],
    [0, -288],
    [112, -254],
  ]
    .map(([x, y]) => pen.shape(circle(x as number, y as number, 14), '#ff5f7a'))
    .join('') +
  pen.detail(box(-92, -170, 184, 18), '#e8962a') +
  spread(3, -52, 52, (x, i) => pen.shape(circle(x, -161, 10), i === 1 ? '#3fb0e0' : '#e5293f'))

/** A big seven on a lit board. */
export const sevenSign: Landmark = (pen) =>
  both((s) => pen.shape(block(s * 70, 8, 18, 80), '#7a6a8a')) +
  pen.shape('M-132 -70V-250Q-132 -300 -82 -300H82Q132 -300 132 -250V-70Z', '#6a1c4a') +
  pen.line('M-112 -88V-246Q-112 -280 -78 -280H78Q112 -280 112 -246V-88Z', '#ffd24a', 5) +
  spread(9, -112, 112, (x) => pen.glow(`${circle(x, -290, 7)}${circle(x, -79, 7)}`, '#fff0a8')) +
  pen.shape('M-66 -252H70V-216Q20 -170 6 -98H-44Q-34 -160 14 -208H-40V-190H-66Z', '#ff4a4a')

/** A fire on a rock, as high as a tower. */
export const pyre: Landmark = (pen) =>
  `<circle cx="0" cy="-140" r="250" fill="#ff8a2a" opacity=".16"/><circle cx="0" cy="-130" r="170" fill="#ffb03a" opacity=".22"/>` +
  pen.shape(polygon([-160, 10], [-112, -36], [112, -36], [160, 10]), '#5a3030') +
  `<path d="M-110 -30Q-140 -130 -72 -196Q-70 -150 -44 -140Q-52 -240 14 -316Q16 -250 58 -210Q74 -226 72 -254Q134 -160 108 -30Z" fill="#ff5a1f"/><path d="M-76 -30Q-92 -100 -46 -146Q-34 -110 -14 -112Q-10 -190 20 -226Q30 -170 62 -140Q90 -90 74 -30Z" fill="#ffa62e"/><path d="M-40 -30Q-50 -74 -20 -100Q-6 -80 6 -88Q10 -120 20 -140Q52 -90 40 -30Z" fill="#fff0a8"/>` +
  pen.shape(peak(-84, 10, 60, 44), '#4a2626') +
  pen.shape(peak(92, 10, 70, 40), '#4a2626')
