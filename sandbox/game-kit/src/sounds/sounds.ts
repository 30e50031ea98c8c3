import type { Tone } from './tones.ts'

/** Plays the game's sounds by their names. Silent until the player asks for sound, and whenever the page is hidden [look.md "Motion"]. */
export class Sounds<Name extends string> {
  readonly #sounds: Readonly<Record<Name, readonly Tone[]>>
  #context: AudioContext | null = null
  #on = false

  constructor(sounds: Readonly<Record<Name, readonly Tone[]>>) {
    this.#sounds = sounds
  }

  get on(): boolean {
    return this.#on
  }

  set(on: boolean): void {
    this.#on = on
    if (on) this.#context ??= newContext()
    this.#follow(document.hidden)
  }

  /** To be called whenever the page is hidden or shown. */
  pageHidden(hidden: boolean): void {
    this.#follow(hidden)
  }

  play(name: Name): void {
    const context = this.#context
    if (!this.#on || context === null || context.state !== 'running' || document.hidden) return
    for (const tone of this.#sounds[name]) sound(context, tone)
  }

  #follow(hidden: boolean): void {
    const change = this.#on && !hidden ? this.#context?.resume() : this.#context?.suspend()
    change?.catch(() => undefined)
  }
}

/** Some browsers have no audio at all: the game then simply stays silent. */
function newContext(): AudioContext | null {
  try {
    return new AudioContext({ latencyHint: 'interactive' })
  } catch {
    return null
  }
}

function sound(context: AudioContext, tone: Tone): void {
  const from = context.currentTime + tone.at
  const oscillator = context.createOscillator()
  const volume = context.createGain()
  oscillator.type = tone.wave
  oscillator.frequency.setValueAtTime(tone.hertz, from)
  if (tone.to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(tone.to, from + tone.length)
  volume.gain.setValueAtTime(0, from)
  volume.gain.linearRampToValueAtTime(tone.volume, from + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.0001, from + tone.length)
  oscillator.connect(volume).connect(context.destination)
  oscillator.start(from)
  oscillator.stop(from + tone.length + 0.02)
}
