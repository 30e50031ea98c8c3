import type { Family } from '../scene/scene.ts'
import { disc, n1, oval, path, rect, spark, specks } from '../scene/shapes.ts'

/** A snow globe on a golden stand with the hero inside. */
export const globe: Family = (s) => {
  const { W, H, r, pal: p, tall, shorterSide: m } = s
  const [cx, cy, R] = [W / 2, H * 0.38, m * (tall ? 0.42 : 0.34)]
  const glass = s.id()
  const clip = s.id()
  return [
    `<defs><radialGradient id="${glass}" cx=".5" cy=".4" r=".62"><stop offset="0" stop-color="${p.hi}" stop-opacity=".55"/><stop offset=".75" stop-color="${p.mid}" stop-opacity=".6"/><stop offset="1" stop-color="${p.sun}" stop-opacity=".9"/></radialGradient><clipPath id="${clip}"><circle cx="${n1(cx)}" cy="${n1(cy)}" r="${n1(R)}"/></clipPath></defs>`,
    s.ground(() => rect(0, 0, W, H, 'fill="url(#sky)"') + disc(cx, cy, m * 0.85, 'fill="url(#glow)"')),
    specks(r, 70, [0, 0, W, H * 0.8], [0.8, 3], ['#fff', p.sun], [0.2, 0.8]),
    s.foreground || rect(0, H * 0.7, W, H * 0.3, `fill="${p.far}"`),
    s.isBackdrop
      ? ''
      : path(
          `M${n1(cx - R * 0.72)} ${n1(cy + R * 0.8)}h${n1(R * 1.44)}l${n1(R * 0.2)} ${n1(R * 0.36)}h${n1(-R * 1.84)}z`,
          'fill="url(#gold)" filter="url(#emboss)"',
        ),
    s.isBackdrop ? '' : disc(cx, cy, R, `fill="url(#${glass})"`),
    `<g clip-path="url(#${clip})">${s.isBackdrop ? '' : oval(cx, cy + R * 0.95, R * 0.95, R * 0.34, `fill="${p.paper}" opacity=".85"`)}${s.hero(cx, cy + R * 0.08, R * 1.5)}</g>`,
    s.isBackdrop ? '' : disc(cx, cy, R, `fill="none" stroke="${p.sun}" stroke-width="3" opacity=".85"`),
    s.isBackdrop
      ? ''
      : path(
          `M${n1(cx - R * 0.72)} ${n1(cy - R * 0.2)}A${n1(R * 0.75)} ${n1(R * 0.75)} 0 0 1 ${n1(cx - R * 0.12)} ${n1(cy - R * 0.76)}`,
          'fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".7"',
        ),
    s.companion(0, W * (tall ? 0.14 : 0.12), H * 0.55, m * 0.3, { filter: 'lit', rot: -12 }),
    s.companion(1, W * (tall ? 0.86 : 0.88), H * 0.55, m * 0.3, { filter: 'lit', rot: 12 }),
    spark(cx + R * 0.7, cy - R * 0.66, 2, '#fff'),
    s.titleShade(0.58),
    s.title({ size: W * 0.12, chars: 15 }),
  ].join('')
}
