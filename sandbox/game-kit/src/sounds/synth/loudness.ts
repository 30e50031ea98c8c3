/** Length in seconds of the window whose loudness counts, that of "momentary loudness" in ITU-R BS.1770. */
const WINDOW = 0.4
const QUIETEST = -120

/** The loudest window of a mono signal, in dB below full scale, weighted as in BS.1770: bass counts less, treble more. */
export function loudnessOf(samples: Float32Array, rate: number): number {
  const weighted = filtered(filtered(samples, highShelf(rate)), highPass(rate))
  const window = Math.round(WINDOW * rate)
  let sum = 0
  let loudest = 0
  for (let place = 0; place < weighted.length; place++) {
    sum += (weighted[place] ?? 0) ** 2
    if (place >= window) sum -= (weighted[place - window] ?? 0) ** 2
    loudest = Math.max(loudest, sum)
  }
  return loudest === 0 ? QUIETEST : 10 * Math.log10(loudest / window)
}

/** The largest absolute sample. */
export const peakOf = (samples: Float32Array): number => samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)

interface Biquad {
  b: readonly [number, number, number]
  a: readonly [number, number]
}

function filtered(samples: Float32Array, { b, a }: Biquad): Float32Array {
  const result = new Float32Array(samples.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let place = 0; place < samples.length; place++) {
    const x = samples[place] ?? 0
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    result[place] = y
  }
  return result
}

/** +4 dB above 1.7 kHz: the head. */
function highShelf(rate: number): Biquad {
  const k = Math.tan((Math.PI * 1_681.97) / rate)
  const q = 0.7072
  const high = 10 ** (3.99984 / 20)
  const band = high ** 0.4996667
  const a0 = 1 + k / q + k * k
  return {
    b: [(high + (band * k) / q + k * k) / a0, (2 * (k * k - high)) / a0, (high - (band * k) / q + k * k) / a0],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  }
}

/** Without what is below 38 Hz. */
function highPass(rate: number): Biquad {
  const k = Math.tan((Math.PI * 38.1355) / rate)
  const q = 0.5003
  const a0 = 1 + k / q + k * k
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] }
}
