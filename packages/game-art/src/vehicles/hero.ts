import type { ArtBrief } from '@herna/contract/content'
import type { CrashFlight } from '@herna/contract/games'
import { lookOf } from '../look.ts'
import { definitionsFor } from '../scene/definitions.ts'
import { idGenerator } from '../scene/pictures.ts'
import { disc } from '../scene/shapes.ts'
import { vehicleOf } from './vehicles.ts'

/** How the vehicle of a crash game flies and ends. */
export function flightOf(brief: ArtBrief): CrashFlight {
  const { trail, particles, burst } = vehicleOf(lookOf(brief).motifs[0])
  return { trail, particles, burst }
}

/** SVG (256×256) of the vehicle of a crash game on a transparent background, heading to the upper right. */
export function heroSvg(brief: ArtBrief): string {
  const { pal, motifs } = lookOf(brief)
  const markup = disc(128, 128, 122, 'fill="url(#halo)" opacity=".22"') + vehicleOf(motifs[0]).draw(idGenerator())
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><defs>${definitionsFor(markup, pal)}</defs>${markup}</svg>`
}
