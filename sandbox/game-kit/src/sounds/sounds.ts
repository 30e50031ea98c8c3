import type { Tone } from './tones.ts'

/** Plays the game's sounds by name. Silent until the player turns sound on, and while the page is hidden [look.md "Motion"]. */
export class Sounds<Name extends string> {
  readonly #sounds: Readonly<Record<Name, readonly Tone[]>>
  #context: AudioContext | null = null
  #isOn = false

  constructor(sounds: Readonly<Record<Name, readonly Tone[]>>) {
    this.#sounds = sounds
  }

  get isOn(): boolean {
    return this.#isOn
  }

  setOn(on: boolean): void {
    this.#isOn = on
    if (on) this.#context ??= newContext()
    this.#applyVisibility(document.hidden)
  }

  /** Call when the page is hidden or shown. */
  pageHidden(hidden: boolean): void {
    this.#applyVisibility(hidden)
  }

  play(name: Name): void {
    const context = this.#context
    if (!this.#isOn || context === null || context.state !== 'running' || document.hidden) return
    for (const tone of this.#sounds[name]) sound(context, tone)
  }

  #applyVisibility(hidden: boolean): void {
    const change = this.#isOn && !hidden ? this.#context?.resume() : this.#context?.suspend()
    change?.catch(() => undefined)
  }
}

/** Null in browsers without audio; the game stays silent then. */
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
