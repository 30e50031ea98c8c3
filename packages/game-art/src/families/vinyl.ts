import type { Family } from '../scene/scene.ts'
import { disc, repeat, n1, path, rect } from '../scene/shapes.ts'

/** A dance floor: lit tiles in perspective, a vinyl record behind the hero, disco lights. */
export const vinyl: Family = (s) => {
  const { W, H, r, pal: p, tall, shorterSide: m } = s
  const [cx, cy, R, horizon] = [W / 2, H * 0.38, m * (tall ? 0.44 : 0.36), H * 0.64]
  const colours = [p.accent, p.hi, p.rim, p.mid, p.far]
  const xAt = (t: number, y: number): number => cx + (t - 0.5) * W * (0.8 + ((y - horizon) / (H - horizon)) * 1.6)
  let floor = ''
  for (let j = 0; j < 4; j++) {
    const [y0, y1] = [horizon + (H - horizon) * (j / 4) ** 1.5, horizon + (H - horizon) * ((j + 1) / 4) ** 1.5]
    for (let i = 0; i < 10; i++)
      floor += path(
        `M${n1(xAt(i / 10, y0))} ${n1(y0)}L${n1(xAt((i + 1) / 10, y0))} ${n1(y0)}L${n1(xAt((i + 1) / 10, y1))} ${n1(y1)}L${n1(xAt(i / 10, y1))} ${n1(y1)}Z`,
        `fill="${r.pick(colours)}" stroke="${p.bg}" stroke-width="2"`,
      )
  }
  const beams = repeat(r, 6, (q, i) =>
    path(
      `M${n1(W * (0.1 + i * 0.16))} -10L${n1(W * q.range(0, 1))} ${n1(horizon)}h${n1(W * 0.14)}Z`,
      `fill="${q.pick([p.accent, p.rim, p.hi])}" opacity=".2" filter="url(#blur6)"`,
    ),
  )
  const grooves = [0.94, 0.86, 0.78, 0.7, 0.62]
    .map((k) => disc(cx, cy, R * k, 'fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="1.4"'))
    .join('')
  return [
    rect(0, 0, W, H, `fill="${p.bg}"`),
    disc(cx, cy, m * 0.9, 'fill="url(#glow)" opacity=".9"'),
    beams,
    repeat(r, 26, (q) =>
      disc(
        q() * W,
        q() * horizon,
        q.range(1.5, 6),
        `fill="${q.pick([p.rim, p.accent, '#fff'])}" opacity="${n1(q.range(0.3, 0.8))}"`,
      ),
    ),
    floor,
    rect(0, horizon, W, H - horizon, 'fill="url(#top)"'),
    s.isBackdrop
      ? ''
      : disc(cx, cy, R, 'fill="#0b0910" filter="url(#cut)"') +
        grooves +
        disc(cx, cy, R * 0.5, `fill="${p.accent}"`) +
        disc(cx, cy, R, `fill="none" stroke="${p.rim}" stroke-width="2.4"`),
    s.isBackdrop
      ? ''
      : path(
          `M${n1(cx)} ${n1(cy)}L${n1(cx + R * 0.95)} ${n1(cy - R * 0.25)}A${n1(R)} ${n1(R)} 0 0 0 ${n1(cx + R * 0.7)} ${n1(cy - R * 0.7)}Z`,
          'fill="#fff" opacity=".12"',
        ),
    s.hero(cx, cy, R * 1.5),
    s.titleShade(0.58, 0.95),
    s.title({ size: W * 0.122, chars: 15 }),
  ].join('')
}
