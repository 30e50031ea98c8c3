/** Dimensions of every film: an aspect ratio between the details' image (220:144) and a wide screen. Times in seconds. */
export const W = 640
export const H = 400
export const FPS = 25
export const LENGTH = 5.6
export const FRAMES = Math.round(LENGTH * FPS)
export const MICROSECONDS = 1_000_000 / FPS

/** 0 before `from`, 1 after `to`, linear between. */
export const ramp = (t: number, from: number, to: number): number => Math.min(1, Math.max(0, (t - from) / (to - from)))
/** Ease in and out. */
export const smooth = (x: number): number => x * x * (3 - 2 * x)
/** Overshoots slightly and settles. */
export const spring = (x: number): number => 1 + 2.7 * (x - 1) ** 3 + 1.7 * (x - 1) ** 2
export const TURN = Math.PI * 2
