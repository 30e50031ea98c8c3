import { coinsFrom } from './coins.ts'
import { halo, rays, sweep, vignette } from './light.ts'
import type { Material, RenderedImages } from './material.ts'
import { H, LENGTH, ramp, smooth, spring, TURN, W } from './measures.ts'
import { reelsOf } from './reels.ts'
import { weatherOf } from './weather.ts'

type Canvas = CanvasRenderingContext2D
/** Transition times in seconds: art to reels, reels to title, title back to art. */
const CUTS = { reels: [1.15, 1.5], title: [3.95, 4.3], end: [LENGTH - 0.36, LENGTH] } as const

/** Vertical position of the main symbol. */
const HERO_Y = 158

/** Renders the film at time `t`; a pure function of time whose end equals its beginning, so that it loops. */
export function filmOf(material: Material, pictures: RenderedImages): (context: Canvas, t: number) => void {
  const { colours, code } = material
  const reels = reelsOf(material, pictures)
  const weather = weatherOf(material)
  const burst = coinsFrom(
    material.win.map(([reel, row]) => reels.middle(reel, row)),
    code,
    5,
  )
  const finale = coinsFrom(
    [
      [W / 2 - 60, HERO_Y],
      [W / 2 + 60, HERO_Y],
    ],
    `end of ${code}`,
    9,
  )

  const renderArt = (context: Canvas, t: number) => {
    const zoom = 1 + 0.05 * smooth(ramp(t, -0.4, 1.6)) + 0.6 * ramp(t, CUTS.reels[0], CUTS.reels[1]) ** 2
    cover(context, pictures.art, zoom, 0, 0)
    sweep(context, ramp(t, 0.15, 1.05), 0.75)
  }
  const renderBackdrop = (context: Canvas, t: number) => {
    for (const [depth, picture] of pictures.scene.entries()) {
      const reach = 8 + 9 * depth
      cover(context, picture, 1.16, Math.sin((t / LENGTH) * TURN) * reach, Math.cos((t / LENGTH) * TURN) * reach * 0.4)
    }
  }
  const renderReels = (context: Canvas, t: number) => {
    renderBackdrop(context, t)
    rays(context, W / 2, H / 2, colours.accent, t * 0.5, 0.16 + 0.34 * ramp(t, reels.won, reels.won + 0.3))
    const exitProgress = smooth(ramp(t, CUTS.title[0], CUTS.title[1]))
    const scale = 0.86 + 0.14 * spring(ramp(t, CUTS.reels[0], CUTS.reels[1] + 0.25)) - 0.2 * exitProgress
    context.save()
    context.globalAlpha = 1
    context.translate(W / 2, H / 2)
    context.scale(scale, scale)
    context.translate(-W / 2, -H / 2)
    reels.render(context, t)
    burst(context, t - reels.won - 0.1)
    context.restore()
  }
  const renderTitle = (context: Canvas, t: number) => {
    const elapsed = t - CUTS.title[0]
    renderBackdrop(context, t)
    context.fillStyle = `${colours.background}40`
    context.fillRect(0, 0, W, H)
    rays(context, W / 2, HERO_Y, colours.accent, elapsed * 0.4, 0.5)
    halo(context, W / 2, HERO_Y, 200, colours.accent, 0.5 + 0.1 * Math.sin(elapsed * 5))
    renderHeroes(context, material, pictures, elapsed)
    finale(context, elapsed - 0.25)
    renderName(context, pictures.title, elapsed)
  }
  return (context, t) => {
    context.globalAlpha = 1
    if (t < CUTS.reels[1]) layer(context, 1, (target) => renderArt(target, t))
    if (t > CUTS.reels[0] && t < CUTS.title[1]) layer(context, smooth(ramp(t, ...CUTS.reels)), (target) => renderReels(target, t))
    if (t > CUTS.title[0]) layer(context, smooth(ramp(t, ...CUTS.title)), (target) => renderTitle(target, t))
    if (t > CUTS.end[0]) iris(context, smooth(ramp(t, ...CUTS.end)), colours.accent, () => renderArt(context, t - LENGTH))
    flash(context, t, CUTS.reels)
    weather(context, t)
    vignette(context)
  }
}

/** The main symbol moves forward and the otherHeroes circle around it: small and dim behind it, large in front. */
function renderHeroes(context: Canvas, { heroes }: Material, { symbols }: RenderedImages, elapsed: number): void {
  const [hero, ...otherHeroes] = heroes
  const enter = spring(ramp(elapsed, 0.05, 0.6))
  const companions = otherHeroes.map((id, n) => {
    const angle = TURN * (n / otherHeroes.length + elapsed * 0.22)
    return { id, x: W / 2 + Math.cos(angle) * 190 * enter, y: HERO_Y + Math.sin(angle) * 36, depth: Math.sin(angle) }
  })
  const renderCompanion = ({ id, x, y, depth }: (typeof companions)[number]) =>
    renderSymbol(context, symbols[id], x, y, (84 + 26 * depth) * enter, 0, 0.75 + 0.25 * depth)
  for (const heroPosition of companions) if (heroPosition.depth < 0) renderCompanion(heroPosition)
  if (hero !== undefined)
    renderSymbol(context, symbols[hero], W / 2, HERO_Y + Math.sin(elapsed * 4) * 4, 246 * enter, Math.sin(elapsed * 3) * 0.04, 1)
  for (const heroPosition of companions) if (heroPosition.depth >= 0) renderCompanion(heroPosition)
}

function renderSymbol(
  context: Canvas,
  image: ImageBitmap | undefined,
  x: number,
  y: number,
  size: number,
  turn: number,
  alpha: number,
) {
  if (!image || size <= 0) return
  context.save()
  context.globalAlpha = alpha
  context.translate(x, y)
  context.rotate(turn)
  context.drawImage(image, -size / 2, -size / 2, size, size)
  context.restore()
}

/** The game's title drops in, and a shine passes over it. */
function renderName(context: Canvas, title: ImageBitmap, elapsed: number): void {
  const fit = Math.min(440 / title.width, 130 / title.height)
  const scale = fit * (2.2 - 1.2 * spring(ramp(elapsed, 0.15, 0.6)))
  const [w, h] = [title.width * scale, title.height * scale]
  const shade = context.createLinearGradient(0, H * 0.45, 0, H)
  shade.addColorStop(0, 'rgb(0 0 0 / 0)')
  shade.addColorStop(1, 'rgb(0 0 0 / .72)')
  context.fillStyle = shade
  context.fillRect(0, H * 0.45, W, H * 0.55)
  context.save()
  context.globalAlpha = ramp(elapsed, 0.15, 0.35)
  context.drawImage(titleWithShine(title, ramp(elapsed, 0.7, 1.3)), W / 2 - w / 2, H * 0.79 - h / 2, w, h)
  context.restore()
}

function titleWithShine(title: ImageBitmap, way: number): OffscreenCanvas | ImageBitmap {
  if (way <= 0 || way >= 1) return title
  const copy = new OffscreenCanvas(title.width, title.height)
  const context = copy.getContext('2d')
  if (!context) return title
  context.drawImage(title, 0, 0)
  context.globalCompositeOperation = 'source-atop'
  const x = (way * 1.6 - 0.3) * title.width
  const band = context.createLinearGradient(x - 90, 0, x + 90, 60)
  band.addColorStop(0, 'rgb(255 255 255 / 0)')
  band.addColorStop(0.5, 'rgb(255 255 255 / .85)')
  band.addColorStop(1, 'rgb(255 255 255 / 0)')
  context.fillStyle = band
  context.fillRect(0, 0, title.width, title.height)
  return copy
}

/** A scene revealed through an opening ring of light. */
function iris(context: Canvas, open: number, colour: string, draw: () => void): void {
  const radius = open * Math.hypot(W, H) * 0.52
  context.save()
  context.beginPath()
  context.arc(W / 2, H / 2, radius, 0, TURN)
  context.clip()
  draw()
  context.restore()
  context.save()
  context.beginPath()
  context.arc(W / 2, H / 2, radius, 0, TURN)
  context.strokeStyle = colour
  context.lineWidth = 7
  context.shadowColor = colour
  context.shadowBlur = 26
  context.stroke()
  context.restore()
}

/** Renders a scene to its own canvas and blends it over the current one. */
function layer(context: Canvas, alpha: number, draw: (target: Canvas) => void): void {
  if (alpha <= 0) return
  if (alpha >= 1) return draw(context)
  const sheet = document.createElement('canvas')
  sheet.width = W
  sheet.height = H
  const sheetContext = sheet.getContext('2d')
  if (!sheetContext) return
  draw(sheetContext)
  context.globalAlpha = alpha
  context.drawImage(sheet, 0, 0)
  context.globalAlpha = 1
}

function flash(context: Canvas, t: number, [from, to]: readonly [number, number]): void {
  const strength = Math.sin(ramp(t, from, to) * Math.PI)
  if (strength > 0) halo(context, W / 2, H / 2, 420, '#ffffff', strength * 0.3)
}

function cover(context: Canvas, image: ImageBitmap, zoom: number, x: number, y: number): void {
  const fit = Math.max(W / image.width, H / image.height) * zoom
  const [w, h] = [image.width * fit, image.height * fit]
  context.drawImage(image, (W - w) / 2 + x, (H - h) / 2 + y, w, h)
}
