import type { World } from '@herna/contract/games'

/** Degrees between the two hues of a tinted material: frame against plates, awning against its stall. */
const SECOND_HUE = 150

/** Sets material and build of the cabinet for the style sheets. */
export function applyCabinet(root: HTMLElement, { cabinet, build }: Pick<World, 'cabinet' | 'build'>): void {
  root.dataset.cabinet = cabinet
  if (!build) return
  const { hue, topper, window, ground, keys } = build
  Object.assign(root.dataset, { topper, window, ground, keys })
  if (hue === undefined) return
  root.dataset.tinted = ''
  root.style.setProperty('--hue', String(hue))
  root.style.setProperty('--hue-2', String((hue + SECOND_HUE) % 360))
}
