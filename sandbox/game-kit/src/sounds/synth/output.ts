/** No sample of the output is higher, whatever plays at once. */
export const MAX_OUTPUT = 0.94

/** How quiet the ambience becomes while a win sounds, and how fast, in seconds. */
const DUCKED = 0.25
const DUCK_TIME = 0.08
const RELEASE_TIME = 0.6

/** What every sound of a game runs through: ambience that yields to wins, volume, compressor, limiter. */
export class Output {
  readonly effects: GainNode
  readonly ambience: GainNode
  readonly #volume: GainNode
  readonly #context: BaseAudioContext

  constructor(context: BaseAudioContext) {
    this.#context = context
    this.effects = new GainNode(context)
    this.ambience = new GainNode(context)
    this.#volume = new GainNode(context, { gain: 0 })
    const compressor = new DynamicsCompressorNode(context, { threshold: -14, knee: 8, ratio: 6, attack: 0.004, release: 0.16 })
    const limiter = new WaveShaperNode(context, { curve: limit() })
    this.effects.connect(this.#volume)
    this.ambience.connect(this.#volume)
    this.#volume.connect(compressor).connect(limiter).connect(context.destination)
  }

  /** 0 to 100; each step sounds alike, so its square is the gain. */
  setVolume(volume: number): void {
    this.#volume.gain.setTargetAtTime((volume / 100) ** 2 * 2, this.#context.currentTime, 0.02)
  }

  /** The ambience yields for so many seconds. */
  duck(seconds: number): void {
    const { gain } = this.ambience
    const now = this.#context.currentTime
    gain.cancelScheduledValues(now)
    gain.setTargetAtTime(DUCKED, now, DUCK_TIME)
    gain.setTargetAtTime(1, now + seconds, RELEASE_TIME)
  }
}

/** Linear up to three quarters, then bent; input beyond 1 stays at the end of the curve. */
function limit(): Float32Array<ArrayBuffer> {
  const knee = 0.75
  return Float32Array.from({ length: 1_025 }, (_, place) => {
    const x = place / 512 - 1
    const size = Math.abs(x)
    const bent = size <= knee ? size : knee + (MAX_OUTPUT - knee) * Math.tanh((size - knee) / (MAX_OUTPUT - knee))
    return Math.sign(x) * Math.min(bent, MAX_OUTPUT)
  })
}
