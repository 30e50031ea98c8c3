import { type ClipName, type SoundSet, WIN_SOUNDS } from '../names.ts'
import { CLIPS } from './clips.ts'
import { Output } from './output.ts'
import { clipRenderer } from './render.ts'

/** Where a sound is heard, −1 (left) to 1 (right). */
export interface ClipOptions {
  pan?: number
}

/** Plays the clips of a set. */
export interface Player {
  play: (name: ClipName, options?: ClipOptions) => void
  /** 0 to 100. */
  setVolume: (volume: number) => void
  /** The engine's height, 0 to 1; null: it stands. */
  setEngine: (height: number | null) => void
}

/** At most so many clips sound at once; the oldest ends for the next. */
const MAX_VOICES = 10
/** A clip is not started again within this time in seconds, when many things happen at once. */
const MIN_INTERVAL = 0.04
const FADE = 0.08
/** The engine's lowest and highest speed. */
const SLOW = 0.8
const FAST = 2.1
/** A smaller change of its height is not heard. */
const ENGINE_STEP = 0.01

const isWin = (name: ClipName): boolean => WIN_SOUNDS.some((win) => win === name)

interface Voice {
  name: ClipName
  source: AudioBufferSourceNode
  gain: GainNode
}

/** Computes the clips one after the other, in this order, and plays those that are ready. A clip that cannot be computed stays silent. */
export function createPlayer(context: AudioContext, set: SoundSet, names: readonly ClipName[]): Player {
  const player = new ClipPlayer(context)
  void player.prepare(set, names)
  return player
}

class ClipPlayer implements Player {
  readonly #context: AudioContext
  readonly #output: Output
  readonly #clips = new Map<ClipName, AudioBuffer>()
  readonly #startedAt = new Map<ClipName, number>()
  #voices: Voice[] = []
  #engine: Voice | null = null
  #engineHeight: number | null = null

  constructor(context: AudioContext) {
    this.#context = context
    this.#output = new Output(context)
  }

  async prepare(set: SoundSet, names: readonly ClipName[]): Promise<void> {
    const render = clipRenderer(set)
    for (const name of names) {
      if (this.#context.state === 'closed') return
      const clip = await render(name).catch(() => null)
      if (clip === null) continue
      this.#clips.set(name, clip)
      if (name === 'ambience') this.#voice(name, this.#output.ambience)
      if (name === 'engine') this.setEngine(this.#engineHeight)
    }
  }

  play(name: ClipName, { pan = 0 }: ClipOptions = {}): void {
    const now = this.#context.currentTime
    if (now - (this.#startedAt.get(name) ?? -1) < MIN_INTERVAL) return
    // The next round ends what is still heard of the last win.
    if (name === 'spin') this.#fade(this.#voices.filter((voice) => isWin(voice.name)))
    this.#fade(this.#voices.slice(0, Math.max(0, this.#voices.length - MAX_VOICES + 1)))
    const voice = this.#voice(name, this.#output.effects, pan)
    if (voice === null) return
    this.#startedAt.set(name, now)
    this.#voices.push(voice)
    voice.source.addEventListener('ended', () => (this.#voices = this.#voices.filter((other) => other !== voice)))
    if (isWin(name) || name === 'free-spins') this.#output.duck(voice.source.buffer?.duration ?? 0)
  }

  setVolume(volume: number): void {
    this.#output.setVolume(volume)
  }

  setEngine(height: number | null): void {
    if (height !== null && this.#engine && Math.abs(height - (this.#engineHeight ?? -1)) < ENGINE_STEP) return
    this.#engineHeight = height
    if (height === null) {
      if (this.#engine) this.#fade([this.#engine])
      this.#engine = null
      return
    }
    this.#engine ??= this.#voice('engine', this.#output.effects)
    const speed = SLOW + (FAST - SLOW) * Math.min(1, Math.max(0, height))
    this.#engine?.source.playbackRate.setTargetAtTime(speed, this.#context.currentTime, 0.1)
  }

  /** Starts a clip; null: it is not ready. */
  #voice(name: ClipName, to: AudioNode, pan = 0): Voice | null {
    const buffer = this.#clips.get(name)
    if (buffer === undefined) return null
    const source = new AudioBufferSourceNode(this.#context, { buffer, loop: CLIPS[name].loop !== undefined })
    const gain = new GainNode(this.#context)
    source.connect(gain)
    if (pan === 0) gain.connect(to)
    else gain.connect(new StereoPannerNode(this.#context, { pan })).connect(to)
    source.start()
    return { name, source, gain }
  }

  #fade(voices: readonly Voice[]): void {
    const now = this.#context.currentTime
    for (const { source, gain } of voices) {
      gain.gain.setTargetAtTime(0, now, FADE / 4)
      source.stop(now + FADE)
    }
    this.#voices = this.#voices.filter((voice) => !voices.includes(voice))
  }
}
