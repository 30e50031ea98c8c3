import { n1 } from '../../scene/shapes.ts'
import { circle, ellipse, polygon, spread, star } from '../outlines.ts'
import type { Landmark } from './landmark.ts'

/** A large full moon in its rings of light. */
export const moon: Landmark = (pen) =>
  [330, 255, 195].map((r) => `<circle cx="0" cy="-165" r="${r}" fill="#ffffff" opacity=".09"/>`).join('') +
  pen.bright(circle(0, -165, 135), '#fff3d4') +
  pen.bright(circle(-46, -200, 26), '#ecd9b0') +
  pen.bright(circle(42, -150, 34), '#ecd9b0') +
  pen.bright(circle(-24, -112, 17), '#ecd9b0') +
  pen.bright(circle(58, -224, 13), '#ecd9b0')

/** A crescent with a star. */
export const crescent: Landmark = (pen) =>
  [250, 185].map((r) => `<circle cx="0" cy="-170" r="${r}" fill="#ffffff" opacity=".08"/>`).join('') +
  pen.bright('M40 -296A130 130 0 1 0 128 -120A104 104 0 1 1 40 -296Z', '#ffe9b0') +
  pen.bright(star(78, -206, 34, 14, 5), '#fff6dc')

/** The sun as a disc cut into stripes. */
export const stripedSun: Landmark = (pen) => {
  const id = `sun${Math.round(pen.r() * 1e6)}`
  const slats = spread(7, 0, 6, (i) => `M-160 ${n1(-300 + 130 + i * 26)}h320v${n1(24 - i * 3.1)}h-320Z`)
  return (
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff3a0"/><stop offset=".5" stop-color="#ffb04a"/><stop offset="1" stop-color="#ff3f8f"/></linearGradient><clipPath id="${id}c"><path d="M-160 -320H160V-170H-160Z${slats}"/></clipPath></defs>` +
    `<circle cx="0" cy="-160" r="330" fill="#ff5fb0" opacity=".1"/><circle cx="0" cy="-160" r="230" fill="#ff8a5a" opacity=".14"/>` +
    `<circle cx="0" cy="-160" r="150" fill="url(#${id})" clip-path="url(#${id}c)"/>`
  )
}

/** The sun of a poster: a disc with straight rays. */
export const rayedSun: Landmark = (pen) =>
  spread(16, 0, 337.5, (angle) => {
    const a = (angle * Math.PI) / 180
    const at = (turn: number, r: number): readonly [number, number] => [Math.cos(a + turn) * r, -165 + Math.sin(a + turn) * r]
    return pen.bright(polygon(at(-0.1, 140), at(0, 215), at(0.1, 140)), '#ffe08a')
  }) +
  pen.bright(circle(0, -165, 118), '#ffc93f') +
  pen.bright(circle(0, -165, 94), '#ffe08a')

/** A planet with rings and a moon. */
export const planet: Landmark = (pen) =>
  `<circle cx="0" cy="-165" r="230" fill="${pen.air.haze}" opacity=".16"/>` +
  pen.line('M-196 -120A200 52 -16 0 1 190 -222', '#ffd9a0', 12) +
  pen.shape(circle(0, -165, 122), '#e0805a') +
  pen.detail('M-118 -196Q0 -150 116 -204L120 -176Q0 -116 -122 -166Z', '#ffc89a', 0.7) +
  pen.detail('M-100 -96Q0 -60 102 -100L86 -78Q0 -44 -84 -76Z', '#a84a4a', 0.6) +
  pen.line('M-196 -120A200 52 -16 0 0 190 -222', '#ffe6c0', 14) +
  pen.line('M-172 -118A176 40 -16 0 0 166 -214', '#c88a6a', 5) +
  pen.shape(circle(150, -278, 26), '#c8ccf0')

/** A comet with a long tail. */
export const comet: Landmark = (pen) => {
  const tail = (w: number, length: number): string =>
    `M-60 ${n1(-150 - w)}Q${n1(length * 0.5)} ${n1(-215 - w * 0.6)} ${n1(length)} -330Q${n1(length * 0.5)} ${n1(-160 + w)} -60 ${n1(-150 + w)}Z`
  return (
    pen.detail(tail(62, 330), '#7ab8ff', 0.35) +
    pen.detail(tail(38, 290), '#bfe0ff', 0.5) +
    pen.detail(tail(18, 230), '#ffffff', 0.7) +
    pen.bright(circle(-60, -150, 62), '#fff0c0') +
    pen.bright(circle(-72, -160, 34), '#ffffff')
  )
}

/** A fiery bird's silhouette in a ring of flames. */
export const sunbird: Landmark = (pen) =>
  spread(18, 0, 340, (angle, i) => {
    const a = (angle * Math.PI) / 180
    const r = i % 2 ? 190 : 165
    const at = (turn: number, k: number): readonly [number, number] => [Math.cos(a + turn) * k, -165 + Math.sin(a + turn) * k]
    return pen.bright(polygon(at(-0.17, 110), at(0.06, r), at(0.17, 110)), i % 2 ? '#ff8a1f' : '#ffc23f')
  }) +
  pen.bright(circle(0, -165, 116), '#ffd75a') +
  pen.bright(
    'M0 -88L-16 -138Q-78 -118 -128 -196Q-74 -176 -46 -196Q-96 -214 -106 -262Q-44 -236 -18 -202Q-20 -232 0 -250Q20 -232 18 -202Q44 -236 106 -262Q96 -214 46 -196Q74 -176 128 -196Q78 -118 16 -138Z',
    '#d8341f',
  ) +
  pen.bright(ellipse(0, -226, 5, 5), '#fff0c0')
