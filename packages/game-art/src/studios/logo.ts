import { renderableText } from '../lettering/fonts.ts'
import { advance, outline } from '../lettering/outline.ts'
import { wrap } from '../lettering/wrap.ts'
import { contrast, hsl, mix } from '../palette.ts'
import { sign } from '../scene/pictures.ts'
import { n1, path, rect } from '../scene/shapes.ts'
import { seededRandom } from '../seed.ts'
import { studioOf } from './derive.ts'
import { BUILT_IN_SIGNS } from './logo-signs.ts'

/** The theme a logo is for: `light` has dark letters, `dark` light letters; `icon` is the sign alone (96×96). */
export type LogoVariant = 'light' | 'dark' | 'icon'
const GROUND = { light: '#faf8f5', dark: '#171322' } as const
const LETTERS = { light: '#1b1626', dark: '#f4f0fa' } as const

/** Darkens or lightens a colour until a sign has a contrast of 3:1 on its background. */
function visibleOn(colour: string, ground: string): string {
  const towards = contrast('#000000', ground) > contrast('#ffffff', ground) ? '#000000' : '#ffffff'
  let visibleColour = colour
  for (let i = 0; i < 12 && contrast(visibleColour, ground) < 3; i++) visibleColour = mix(visibleColour, towards, 0.12)
  return visibleColour
}

interface Sign {
  colour: string
  /** Renders it centred, with the given side. */
  render(cx: number, cy: number, side: number, colour: string): string
}
function signOf(id: string): Sign {
  const builtInSign = BUILT_IN_SIGNS[id]
  if (builtInSign) {
    const [colour, content] = builtInSign
    return {
      colour,
      render: (cx, cy, side, fill) =>
        `<g transform="translate(${n1(cx - side / 2)} ${n1(cy - side / 2)}) scale(${(side / 28).toFixed(3)})" fill="${fill}">${content.replaceAll(colour, fill)}</g>`,
    }
  }
  const r = seededRandom(`logo ${id}`)
  const colour = hsl(r() * 360, 0.75, 0.58)
  const name = `abstract-${String(1 + Math.floor(r() * 121)).padStart(3, '0')}`
  return { colour, render: (cx, cy, side, fill) => sign(name, cx, cy, side, `fill="${fill}"`) }
}

function nameLines(name: string, id: string, fill: string): string {
  const { typography } = studioOf(id)
  const text = renderableText(typography.font, typography.caps ? name.toLocaleUpperCase('sk') : name)
  const lines = text.length > 15 ? wrap(text, Math.ceil(text.length / 2), 2) : [text]
  const widest = Math.max(1, ...lines.map((line) => advance(typography.font, line, 100, typography.track)))
  const size = Math.min(lines.length > 1 ? 23 : 34, (224 / widest) * 100)
  const lead = size * 1.02
  const middle = 84
  return lines
    .map((line, i) => {
      const y = middle + size * 0.35 + (i - (lines.length - 1) / 2) * lead
      return path(
        outline(
          typography.font,
          line,
          120 - advance(typography.font, line, size, typography.track) / 2,
          y,
          size,
          typography.track,
        ),
        `fill="${fill}"`,
      )
    })
    .join('')
}

/** SVG of a provider's logo (240×112, icon 96×96): its sign above its name in the studio's lettering. */
export function providerLogoSvg(provider: { id: string; name: string }, variant: LogoVariant): string {
  const mark = signOf(provider.id)
  if (variant === 'icon') {
    const pal = studioOf(provider.id).palettes[0]
    const [top, bottom] = [mix(pal?.far ?? '#2d1737', mark.colour, 0.25), pal?.bg ?? '#140b1c']
    return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><defs><linearGradient id="tile" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>${rect(0, 0, 96, 96, 'rx="22" fill="url(#tile)"')}${mark.render(48, 48, 58, visibleOn(mark.colour, top))}</svg>`
  }
  const body =
    mark.render(120, 34, 58, visibleOn(mark.colour, GROUND[variant])) + nameLines(provider.name, provider.id, LETTERS[variant])
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="112" viewBox="0 0 240 112">${body}</svg>`
}
