/** The visible part of the curve, in CSS pixels, milliseconds and hundredths. */
export interface Viewport {
  readonly left: number
  readonly bottom: number
  readonly width: number
  readonly height: number
  /** Visible time in ms. */
  readonly span: number
  /** The multiple at the upper end of the curve's area. */
  readonly top: number
  /** Right edge of the canvas. */
  readonly edge: number
  /** Side of the vehicle's square picture. */
  readonly vehicle: number
}

/** Until here the whole flight is visible; then the left end leaves the picture. */
const WHOLE_FLIGHT_MS = 5_000

/** Scales with the curve, so that its end stays in the upper right quarter, below the results and right of the multiple. */
export function viewportOf(width: number, height: number, elapsed: number, multiple: number): Viewport {
  const vehicle = Math.max(64, Math.min(150, width * 0.26, height * 0.34))
  const left = Math.max(40, vehicle * 0.6)
  const bottom = height - Math.max(30, height * 0.11)
  // The results above, and half of the vehicle over the end of the curve.
  const ceiling = 44 + vehicle * 0.62
  return {
    left,
    bottom,
    width: width - left - vehicle * 0.78,
    height: Math.max(24, bottom - ceiling),
    span: Math.max(WHOLE_FLIGHT_MS, elapsed),
    top: Math.max(165, multiple),
    edge: width,
    vehicle,
  }
}

/** Where a moment of the flight is drawn. */
export const pointOf = (view: Viewport, elapsed: number, multiple: number): [x: number, y: number] => [
  view.left + (elapsed / view.span) * view.width,
  view.bottom - ((multiple - 100) / (view.top - 100)) * view.height,
]
