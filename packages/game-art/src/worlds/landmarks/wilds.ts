import { n1 } from '../../scene/shapes.ts'
import { arch, both, box, circle, dome, ellipse, peak, polygon, spread, taper } from '../outlines.ts'
import type { Landmark } from './landmark.ts'

/** A range of three peaks with snow. */
export const peaks: Landmark = (pen) =>
  (
    [
      [-124, 240, 176],
      [126, 250, 196],
      [0, 300, 274],
    ] as const
  )
    .map(
      ([x, w, h]) =>
        pen.shape(
          polygon(
            [x - w / 2, 10],
            [x - w * 0.2, -h * 0.5],
            [x - w * 0.12, -h * 0.56],
            [x, -h],
            [x + w * 0.14, -h * 0.62],
            [x + w * 0.2, -h * 0.6],
            [x + w / 2, 10],
          ),
          '#7c86ac',
        ) +
        pen.shade(
          polygon(
            [x, -h],
            [x + w * 0.14, -h * 0.62],
            [x + w * 0.2, -h * 0.6],
            [x + w / 2, 10],
            [x + w * 0.06, 10],
            [x - w * 0.04, -h * 0.5],
          ),
        ) +
        pen.detail(
          polygon(
            [x - w * 0.1, -h * 0.64],
            [x, -h],
            [x + w * 0.12, -h * 0.68],
            [x + w * 0.05, -h * 0.72],
            [x, -h * 0.62],
            [x - w * 0.05, -h * 0.74],
          ),
          '#ffffff',
        ),
    )
    .join('')

/** A volcano with lava and smoke. */
export const volcano: Landmark = (pen) =>
  (
    [
      [10, -276, 52],
      [-46, -306, 44],
      [62, -312, 56],
      [4, -330, 40],
    ] as const
  )
    .map(([x, y, r]) => pen.detail(circle(x, y, r), '#6a4a52', 0.6))
    .join('') +
  `<path d="M-34 -214Q-60 -280 -20 -300Q0 -262 14 -306Q52 -280 34 -214Z" fill="#ffb02e" stroke="#ff5a1a" stroke-opacity=".4" stroke-width="16"/>` +
  pen.shape('M-200 10Q-96 -60 -58 -216Q-30 -202 0 -212T56 -216Q100 -60 200 10Z', '#6a4448') +
  pen.shade('M20 10Q26 -90 24 -212T56 -216Q100 -60 200 10Z') +
  `<path d="M-40 -212Q-30 -140 -62 -76T-50 10H-24Q-50 -60 -26 -104T-10 -206Z M22 -210Q20 -150 48 -92T62 10H86Q76 -60 64 -104T40 -210Z" fill="#ff7a1f"/><path d="M-34 -210Q-26 -150 -48 -96M28 -208Q30 -150 52 -100" fill="none" stroke="#ffe08a" stroke-width="6" stroke-linecap="round"/>`

/** A waterfall between cliffs. */
export const waterfall: Landmark = (pen) =>
  both(
    (s) =>
      pen.shape(
        polygon([s * 36, 10], [s * 44, -212], [s * 78, -250], [s * 134, -238], [s * 166, -150], [s * 200, 10]),
        '#7a7a78',
      ) + pen.shape(dome(s * 104, -228, 74, 34), '#4f9a52'),
  ) +
  pen.detail('M-46 10L-44 -226Q0 -244 44 -226L46 10Z', '#bfe8ff') +
  spread(5, -32, 32, (x) => pen.line(`M${n1(x)} -214V-6`, '#ffffff', 5)) +
  pen.detail(ellipse(0, 2, 96, 22), '#ffffff', 0.85) +
  pen.detail(`${circle(-44, -8, 20)}${circle(0, -16, 24)}${circle(44, -8, 20)}`, '#ffffff', 0.7)

/** The timbered mouth of a mine with a cart. */
export const mine: Landmark = (pen) =>
  pen.shape('M-200 10Q-176 -150 -104 -196Q-60 -278 6 -270Q86 -274 122 -186Q186 -130 200 10Z', '#7a5c50') +
  pen.shade('M40 10Q60 -150 66 -256Q104 -240 122 -186Q186 -130 200 10Z') +
  pen.shape(arch(0, 10, 176, 196), '#1c100e') +
  both((s) => pen.shape(box(s * 88 - 13, -160, 26, 172), '#a8733e')) +
  pen.shape(box(-116, -182, 232, 30), '#b8824a') +
  both(
    (s) =>
      `<circle cx="${s * 60}" cy="-124" r="34" fill="#ffc45a" opacity=".28"/>` +
      pen.line(`M${s * 60} -154v14`, '#5a3a20', 4) +
      `<circle cx="${s * 60}" cy="-126" r="12" fill="#fff0b0"/>`,
  ) +
  pen.shape(taper(0, -12, 84, 112, 62), '#8a8a98') +
  (
    [
      [-30, '#ff5f8a'],
      [0, '#5fd8ff'],
      [30, '#ffd24a'],
      [-14, '#8aff9a'],
    ] as const
  )
    .map(([x, colour], i) => pen.shape(polygon([x - 18, -72], [x - 8, -96 - (i % 2) * 10], [x + 10, -94], [x + 18, -72]), colour))
    .join('') +
  both((s) => pen.shape(circle(s * 30, -4, 16), '#4a4450'))

/** A tall sailing ship. */
export const galleon: Landmark = (pen) =>
  pen.line('M-70 -40V-236M10 -40V-304M86 -40V-214', '#6a4428', 8) +
  pen.shape('M-112 -150Q-100 -196 -106 -230H-36Q-24 -190 -34 -150Z', '#fff0d4') +
  pen.shape('M-44 -166Q-28 -236 -38 -290H56Q74 -236 60 -166Z', '#fff6e4') +
  pen.shape('M-50 -92Q-36 -126 -44 -156H66Q80 -126 70 -92Z', '#f4e0bc') +
  pen.shape('M52 -112Q66 -160 58 -204H116Q128 -160 120 -112Z', '#fff0d4') +
  pen.shape('M-110 -84Q-100 -110 -106 -142H-38Q-30 -110 -38 -84Z', '#f4e0bc') +
  pen.shape('M-168 -58H-128L-118 -40H92L110 -78H158Q152 6 96 26H-104Q-148 8 -168 -58Z', '#8a4f2a') +
  pen.line('M-150 -30Q0 -6 146 -34', '#ffd24a', 6) +
  spread(6, -90, 90, (x) => pen.glow(circle(x, 0, 8))) +
  pen.detail(polygon([10, -304], [56, -294], [10, -280]), '#2a2430')

/** A ship of the north with a striped sail. */
export const longship: Landmark = (pen) =>
  pen.line('M0 -40V-306', '#7a4a2c', 9) +
  spread(6, 0, 5, (i) =>
    pen.shape(
      `M${n1(-114 + i * 38)} -268h38Q${n1(-70 + i * 38)} -176 ${n1(-76 + i * 38)} -96h-38Q${n1(-108 + i * 38)} -176 ${n1(-114 + i * 38)} -268Z`,
      i % 2 ? '#fff3dc' : '#d83a2f',
    ),
  ) +
  pen.line('M-124 -270H124', '#7a4a2c', 9) +
  pen.shape(
    'M-196 -176Q-208 -206 -180 -214Q-150 -210 -160 -184Q-174 -190 -172 -168Q-166 -70 -104 -52H104Q166 -66 176 -150Q180 -176 196 -172Q206 -30 110 22H-110Q-202 -20 -196 -176Z',
    '#8a5a30',
  ) +
  spread(
    6,
    -100,
    100,
    (x, i) =>
      pen.shape(circle(x, -44, 21), ['#c8392f', '#2f6a9a', '#d8a23e'][i % 3] as string) +
      pen.detail(circle(x, -44, 7), '#fff0d0'),
  )

/** A wreck on the bottom of the sea. */
export const wreck: Landmark = (pen) =>
  `<g transform="rotate(-14)">${pen.line('M-40 -60L-74 -268M60 -50L52 -190', '#6a4a34', 11)}${pen.line('M-108 -210L-24 -196M26 -150L88 -146', '#6a4a34', 7)}${pen.shape('M-104 -204L-30 -190L-44 -130Q-74 -158 -98 -128Z', '#d8d0b0')}${pen.shape('M-186 -70L-146 -92L-132 -58L-30 -48L-16 -66L10 -44L118 -40L134 -84L176 -78Q168 20 100 44H-110Q-170 14 -186 -70Z', '#7a5236')}${spread(5, -100, 100, (x) => pen.shade(circle(x, -10, 12)))}${pen.line('M-168 -34Q0 6 160 -34', '#a87a4a', 5)}</g>`

/** An arch of coral with a pearl. */
export const reefArch: Landmark = (pen) =>
  pen.shape(
    'M-186 10Q-196 -140 -128 -212Q-60 -286 30 -268Q140 -250 172 -140Q192 -60 184 10H104Q112 -80 88 -130Q50 -186 -10 -182Q-70 -178 -92 -118Q-112 -60 -98 10Z',
    '#d8806a',
  ) +
  spread(9, 200, 340, (angle, i) => {
    const a = (angle * Math.PI) / 180
    return pen.shape(
      circle(Math.cos(a) * 168, -62 + Math.sin(a) * 196, 22 + (i % 3) * 8),
      ['#ff7fa0', '#ffb03a', '#b070e8'][i % 3] as string,
    )
  }) +
  pen.shape('M-64 2Q-70 -34 0 -38T64 2Q0 30 -64 2Z', '#f4c8d8') +
  `<circle cx="0" cy="-40" r="44" fill="#ffffff" opacity=".2"/>` +
  pen.shape(circle(0, -38, 27), '#fff6f0') +
  pen.detail(circle(-9, -47, 8), '#ffffff')

/** An island with palms in the sea. */
export const island: Landmark = (pen) =>
  pen.shape('M-190 8Q-120 -50 -30 -58T190 8Z', '#f4d490') +
  pen.shape('M-60 -46Q-10 -130 66 -120Q126 -96 150 -20Z', '#5aa060') +
  both((s) => {
    const [cx, cy] = [s * 64 - 20, -232 + (s > 0 ? 26 : 0)]
    const leaf = (dx: number, dy: number): string =>
      `M${cx} ${cy}Q${cx + dx * 0.5} ${cy + dy - 36} ${cx + dx} ${cy + dy}Q${cx + dx * 0.5} ${cy + dy - 8} ${cx} ${cy}Z`
    return (
      pen.shape(
        `M${s * 30 - 30} -44Q${s * 26 - 30} -150 ${cx - 6} ${cy}H${cx + 7}Q${s * 34 - 14} -150 ${s * 30 - 10} -44Z`,
        '#9a6a3c',
      ) +
      [
        [-92, 22],
        [92, 22],
        [-72, -24],
        [74, -26],
        [-52, 56],
        [54, 54],
      ]
        .map(([dx, dy]) => pen.shape(leaf(dx as number, dy as number), '#3fae5a'))
        .join('')
    )
  })

/** A market pyramid of fruit. */
export const fruitPile: Landmark = (pen) => {
  const rows: readonly (readonly [count: number, y: number, r: number, colours: readonly string[]])[] = [
    [6, -76, 32, ['#f58f3c', '#ffb224']],
    [5, -130, 31, ['#e5293f', '#c81f3a']],
    [4, -184, 30, ['#8ac43f', '#6aa82f']],
    [3, -236, 29, ['#ffd24a', '#f5b52a']],
    [1, -284, 28, ['#b04fd8']],
  ]
  return (
    rows
      .map(([count, y, r, colours]) =>
        spread(
          count,
          -(count - 1) * r * 0.95,
          (count - 1) * r * 0.95,
          (x, i) =>
            pen.shape(circle(x, y, r), colours[i % colours.length] as string) +
            pen.detail(ellipse(x - r * 0.3, y - r * 0.36, r * 0.26, r * 0.17), '#ffffff', 0.5),
        ),
      )
      .join('') +
    pen.shape(polygon([-196, -52], [196, -52], [172, 10], [-172, 10]), '#b4763e') +
    pen.line('M-188 -30H188M-180 -8H180', '#7a4a26', 4)
  )
}

/** A mountain of cake with cream and a cherry. */
export const cakeCastle: Landmark = (pen) =>
  (
    [
      [170, 0, 92, '#ffb0d0'],
      [126, -86, 84, '#ffe0a8'],
      [82, -164, 74, '#b0e0d0'],
    ] as const
  )
    .map(
      ([w, base, h, colour]) =>
        pen.shape(box(-w, base - h, w * 2, h + 8), colour) +
        spread(Math.round(w / 17), -w + 14, w - 14, (x, i) =>
          pen.detail(`M${n1(x - 14)} ${base - h}h28v${20 + (i % 2) * 16}a14 14 0 0 1 -28 0Z`, '#fffaf2'),
        ) +
        pen.shape(`M${-w - 8} ${base - h + 6}q0 -22 24 -22H${w - 16}q24 0 24 22Z`, '#fffaf2'),
    )
    .join('') +
  pen.shape(peak(0, -250, 96, 46), '#fffaf2') +
  pen.shape(circle(0, -304, 26), '#e5293f') +
  pen.line('M4 -326q8 -22 30 -24', '#4a8a3a', 5)
