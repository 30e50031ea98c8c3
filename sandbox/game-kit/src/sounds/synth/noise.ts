const SECONDS = 2

/** White noise by a fixed seed: a sound is the same each time. */
export function noiseBuffer(sampleRate: number): AudioBuffer {
  const buffer = new AudioBuffer({ length: Math.round(SECONDS * sampleRate), sampleRate })
  buffer.copyToChannel(noise(buffer.length, 1), 0)
  return buffer
}

/** The answer of a room: noise that fades by 60 dB within `seconds`, different on both sides, darker towards its end. */
export function roomBuffer(sampleRate: number, seconds: number): AudioBuffer {
  const buffer = new AudioBuffer({ length: Math.round(seconds * sampleRate), numberOfChannels: 2, sampleRate })
  for (const channel of [0, 1]) {
    let smooth = 0
    const samples = noise(buffer.length, channel + 2).map((sample, place) => {
      const share = place / buffer.length
      smooth += (sample - smooth) * (0.75 - 0.6 * share)
      return smooth * 10 ** (-3 * share)
    })
    buffer.copyToChannel(samples, channel)
  }
  return buffer
}

/** Values between −1 and 1 of a linear congruential generator. */
function noise(length: number, seed: number): Float32Array<ArrayBuffer> {
  let state = seed * 2_654_435_761
  return Float32Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 31 - 1
  })
}
