// Angles of turning wheels, so that a landing goes on from where the turning was.

/** Degrees by which an endless turn of `duration` ms has come since its start; none: 0. */
export const turnedBy = (animation: Animation | null | undefined, duration: number): number =>
  (((Number(animation?.currentTime ?? 0) % duration) + duration) % duration) * (360 / duration)

/** Degrees forward from one angle to another, at least `least`. */
export const forward = (from: number, to: number, least: number): number => {
  const degrees = (((to - from) % 360) + 360) % 360
  return degrees + Math.ceil(Math.max(0, least - degrees) / 360) * 360
}
