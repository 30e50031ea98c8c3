import { cards } from '../families/cards.ts'
import { renderDealer, dealerOf } from '../live/dealer.ts'
import { SET_NAMES, SETS } from '../live/sets.ts'
import { chips, moneyWheel, rouletteWheel } from '../live/wheels.ts'
import { disc, repeat, n1, oval, path, rect, spark, specks } from '../scene/shapes.ts'
import { companionsOnBothSides, type Composition, confetti, background, watermark } from './composition.ts'

/** A live studio: set, dealer, roulette table. */
export const liveStudio: Composition = (s, focus) => {
  const { W, H, r, pal: p } = s
  const left = Math.max(0, focus - W * 0.34)
  const edge = `M-20 ${n1(H * 0.74)}Q${n1(focus)} ${n1(H * 0.56)} ${W + 20} ${n1(H * 0.7)}`
  return [
    background(s, p.bg),
    oval(focus, H * 0.3, W * 0.42, H * 0.8, 'fill="url(#glow)" opacity=".8"'),
    `<g filter="url(#blur6)" transform="translate(${n1(left)} 0)">${SETS[r.pick(SET_NAMES)](W - left, H, r, p)}</g>`,
    repeat(r, 26, (q) =>
      disc(
        q.range(left, W),
        q() * H * 0.6,
        (q.range(8, 34) * H) / 640,
        `fill="${q() > 0.5 ? p.sun : p.rim}" opacity="${n1(q.range(8, 24)) / 100}"`,
      ),
    ),
    left > 0
      ? `<defs><linearGradient id="veil"><stop offset="0" stop-color="${p.bg}"/><stop offset="1" stop-color="${p.bg}" stop-opacity="0"/></linearGradient></defs>${rect(0, 0, left, H, `fill="${p.bg}"`)}${rect(left - 1, 0, W * 0.22, H, 'fill="url(#veil)"')}`
      : '',
    renderDealer(focus, H * 0.68, H / 246, dealerOf(r)),
    path(`${edge}V${H}H-20Z`, `fill="${p.felt}"`),
    path(edge, `fill="none" stroke="#5a2c12" stroke-width="${n1(H * 0.034)}"`),
    path(edge, 'fill="none" stroke="url(#gold)" stroke-width="3"'),
    rouletteWheel(focus, H * 0.79, H * 0.35, 0.38, 1),
    chips(focus - H * 0.5, H * 0.77, '#c81e3a', H / 400, 6),
    chips(focus + H * 0.46, H * 0.77, '#0f8a4b', H / 400, 5),
  ].join('')
}

/** A tournament trophy with the motifs' signs, searchlights and confetti. */
export const trophy: Composition = (s, focus) => {
  const { W, H, r, pal: p } = s
  const beams = repeat(r, 7, (q, i) =>
    path(
      `M${n1(focus - W * 0.42 + i * W * 0.12)} -20l${n1(q.range(-160, -60))} ${n1(H * 1.2)}h${n1(q.range(90, 190))}l${n1(q.range(10, 60))} -${n1(H * 1.2)}z`,
      `fill="${p.sun}" opacity="${n1(q.range(4, 9)) / 100}" filter="url(#blur30)"`,
    ),
  )
  return [
    background(s, p.bg),
    disc(focus, H * 0.45, H * 0.95, 'fill="url(#glow)"'),
    beams,
    watermark(s, focus),
    [0.5, 0.66, 0.84]
      .map((k) =>
        disc(
          focus,
          H * 0.48,
          H * k,
          `fill="none" stroke="${p.rim}" stroke-opacity=".25" stroke-width="2" stroke-dasharray="4 12"`,
        ),
      )
      .join(''),
    companionsOnBothSides(s, focus, 0.47),
    s.hero(focus, H * 0.46, H * 0.66),
    confetti(s, 60, focus - H * 0.7),
  ].join('')
}

/** A vault of coins with the hero on top. */
export const vault: Composition = (s, focus) => {
  const { H, r, pal: p } = s
  const bars = repeat(r, 9, (_, i) =>
    disc(
      focus,
      H * 0.44,
      H * (0.56 + i * 0.045),
      `fill="none" stroke="${i % 3 ? p.far : p.metal[2]}" stroke-width="${i % 3 ? 10 : 4}" opacity=".6"`,
    ),
  )
  const coins = repeat(r, 130, (q) => {
    const t = q.range(-1, 1)
    const [x, y] = [focus + t * H * 0.9, H * (0.68 + Math.abs(t) * 0.16) + q.range(0, H * 0.3)]
    const k = H / 420
    return `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(q.range(-34, 34))}) scale(${n1(k)})"><ellipse cy="3.4" rx="17" ry="7.4" fill="#6a3504"/><ellipse rx="17" ry="7.4" fill="url(#coin)" stroke="#a65f0a" stroke-width=".7"/><ellipse rx="11.5" ry="4.4" fill="none" stroke="#b9700f" stroke-width="1.2"/></g>`
  })
  return [
    background(s, p.bg),
    disc(focus, H * 0.44, H * 0.9, 'fill="url(#glow)"'),
    bars,
    disc(focus, H * 0.42, H * 0.46, 'fill="url(#halo)" opacity=".6"'),
    watermark(s, focus),
    companionsOnBothSides(s, focus, 0.47),
    s.hero(focus, H * 0.46, H * 0.66),
    coins,
    specks(r, 30, [focus - H * 0.8, 0, H * 1.6, H * 0.8], [1, 4], [p.sun], [0.4, 1]),
  ].join('')
}

/** A wheel of fortune with lit bulbs and prizes in front of it. */
export const fortuneWheel: Composition = (s, focus) => {
  const { W, H, r, pal: p } = s
  return [
    background(s, p.bg),
    disc(focus, H * 0.45, H * 0.95, 'fill="url(#glow)"'),
    repeat(r, 14, (_, i) =>
      path(
        `M${n1(focus)} ${n1(H * 0.45)}L${n1(focus + Math.cos(i * 0.4488) * W)} ${n1(H * 0.45 + Math.sin(i * 0.4488) * W)}L${n1(focus + Math.cos(i * 0.4488 + 0.16) * W)} ${n1(H * 0.45 + Math.sin(i * 0.4488 + 0.16) * W)}Z`,
        `fill="${p.sun}" opacity=".05"`,
      ),
    ),
    moneyWheel(focus, H * 0.46, H * 0.34, 16, 0.2, p),
    path(
      `M${n1(focus - H * 0.04)} ${n1(H * 0.07)}h${n1(H * 0.08)}l${n1(-H * 0.04)} ${n1(H * 0.09)}z`,
      `fill="url(#gold)" stroke="#4a1d05" stroke-width="2"`,
    ),
    s.companion(0, focus - H * 0.4, H * 0.66, H * 0.28, { filter: 'lit', rot: -12 }),
    s.hero(focus + H * 0.4, H * 0.62, H * 0.34, { rot: 10 }),
    repeat(r, 12, (q) =>
      spark(q.range(focus - H * 0.7, Math.min(W, focus + H * 0.7)), q() * H * 0.9, n1(q.range(1, 3)), '#fff', 0.9),
    ),
  ].join('')
}

/** The three reel windows of a slot machine with symbols. */
export const slotMachine: Composition = (s, focus) => {
  const { W, H, pal: p } = s
  const [w, h, top] = [H * 0.38, H * 0.62, H * 0.16]
  const drum = s.id()
  const reelWindow = (i: number): string => {
    const clip = s.id()
    const x = focus + (i - 1.5) * (w + H * 0.03)
    const box = `x="${n1(x)}" y="${n1(top)}" width="${n1(w)}" height="${n1(h)}" rx="${n1(H * 0.03)}"`
    const middle =
      i === 1 ? s.hero(x + w / 2, top + h / 2, w * 0.92) : s.companion(i, x + w / 2, top + h / 2, w * 0.86, { filter: 'cut' })
    return `<clipPath id="${clip}"><rect ${box}/></clipPath><g clip-path="url(#${clip})"><rect ${box} fill="#fdf6e6"/>${s.companion(i + 2, x + w / 2, top - h * 0.02, w * 0.74)}${s.companion(i + 3, x + w / 2, top + h * 1.02, w * 0.74)}${middle}<rect ${box} fill="url(#${drum})"/></g><rect ${box} fill="none" stroke="url(#gold)" stroke-width="${n1(H * 0.012)}"/>`
  }
  const shade = [
    [0, '#1a0a10', 0.85],
    [0.3, '#1a0a10', 0.05],
    [0.5, '#fff', 0.2],
    [0.7, '#1a0a10', 0.05],
    [1, '#1a0a10', 0.85],
  ]
    .map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`)
    .join('')
  const cabinet = [focus - w * 1.5 - H * 0.09, top - H * 0.05, w * 3 + H * 0.18, h + H * 0.1] as const
  return [
    `<defs><linearGradient id="${drum}" x1="0" y1="0" x2="0" y2="1">${shade}</linearGradient></defs>`,
    background(s, p.bg),
    disc(focus, H * 0.46, H * 0.95, 'fill="url(#glow)"'),
    rect(...cabinet, `rx="${n1(H * 0.06)}" fill="${p.far}" filter="url(#cut)"`),
    rect(...cabinet, `rx="${n1(H * 0.06)}" fill="none" stroke="url(#gold)" stroke-width="4"`),
    reelWindow(0),
    reelWindow(1),
    reelWindow(2),
    specks(s.r, 30, [focus - W * 0.3, 0, W * 0.6, H], [1, 4], [p.sun]),
  ].join('')
}

/** A party: bunting, confetti, presents. */
export const party: Composition = (s, focus) => {
  const { W, H, r, pal: p } = s
  const flags = (y: number, sag: number): string =>
    repeat(r, 22, (q, i) => {
      const [t, x] = [i / 21, (i / 21) * W]
      const top = y + sag * 4 * t * (1 - t)
      return path(
        `M${n1(x - W * 0.016)} ${n1(top)}h${n1(W * 0.032)}l${n1(-W * 0.016)} ${n1(H * 0.08)}z`,
        `fill="${q.pick([p.accent, p.hi, p.sun, p.rim])}" opacity="${x < W * 0.4 && W > H * 2 ? 0.35 : 0.95}"`,
      )
    })
  return [
    background(s, 'url(#sky)'),
    disc(focus, H * 0.5, H * 0.8, 'fill="url(#glow)"'),
    flags(-H * 0.04, H * 0.16),
    flags(H * 0.02, H * 0.1),
    oval(focus, H * 0.84, H * 0.66, H * 0.1, `fill="${p.far}"`),
    oval(focus, H * 0.82, H * 0.66, H * 0.1, `fill="${p.mid}" stroke="url(#gold)" stroke-width="3"`),
    watermark(s, focus),
    companionsOnBothSides(s, focus, 0.47),
    s.hero(focus, H * 0.46, H * 0.66),
    confetti(s, 70, focus - H * 0.8),
  ].join('')
}

/** A fan of cards under a light. */
export const cardFan: Composition = (s, focus) => {
  const inner = { ...s, W: s.H * 1.5, title: () => '', titleShade: () => '', isBackdrop: false }
  return `${background(s, s.pal.bg)}${disc(focus, s.H * 0.4, s.H * 1, 'fill="url(#glow)"')}<g transform="translate(${n1(focus - s.H * 0.75)} ${n1(-s.H * 0.06)})">${cards(inner, false)}</g>${specks(s.r, 30, [focus - s.H * 0.8, 0, s.H * 1.6, s.H], [1, 4], [s.pal.sun])}`
}
