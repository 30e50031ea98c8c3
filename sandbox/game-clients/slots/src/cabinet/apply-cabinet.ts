import type { World } from '@herna/contract/games'

/** Sets material and build of the cabinet for the style sheets; the host's page has them from the beginning. */
export function applyCabinet(root: HTMLElement, { cabinet, build, carving }: Pick<World, 'cabinet' | 'build' | 'carving'>): void {
  root.dataset.cabinet = cabinet
  if (carving) root.dataset.carving = carving
  if (!build) return
  const { hue, topper, window, ground, keys } = build
  Object.assign(root.dataset, { topper, window, ground, keys })
  if (hue === undefined) return
  root.dataset.tinted = ''
  root.style.setProperty('--hue', String(hue))
}
