import { type SoundName, type SoundSet, WIN_SOUNDS, winSoundOf } from './names.ts'
import { readSoundPreference, writeSoundPreference } from './preference.ts'
import type { ClipOptions, Player } from './synth/player.ts'

interface SoundsOptions<Name extends SoundName> {
  set: SoundSet
  /** The sounds that the game plays; no others are computed. */
  names: readonly Name[]
  /** A crash game's engine, which rises during the flight. */
  hasEngine?: boolean
}

/** Events after which a browser lets sound start. */
const GESTURES = ['pointerup', 'keydown'] as const

/**
 * Plays the game's sounds by name. Off until the player turns it on; then remembered in this browser. Nothing starts before a gesture, and
 * nothing sounds while the page is hidden [look.md "Motion"]. The synthesizer is loaded on first use; without it the game stays silent.
 */
export class Sounds<Name extends SoundName> {
  readonly #options: SoundsOptions<Name>
  #preference = readSoundPreference()
  #context: AudioContext | null = null
  #player: Player | null = null
  #isLoading = false
  #engine: number | null = null
  #gesture = new AbortController()

  constructor(options: SoundsOptions<Name>) {
    this.#options = options
    if (this.#preference.isOn) this.#startWithGesture()
  }

  get isOn(): boolean {
    return this.#preference.isOn
  }

  /** 0 to 100. */
  get volume(): number {
    return this.#preference.volume
  }

  /** Call in the handler of a gesture. */
  setOn(isOn: boolean): void {
    this.#prefer({ isOn })
    this.#gesture.abort()
    if (isOn) this.#start()
    this.#applyVisibility(document.hidden)
  }

  /** 0 to 100. */
  setVolume(volume: number): void {
    this.#prefer({ volume })
    this.#player?.setVolume(volume)
  }

  /** Call when the page is hidden or shown. */
  pageHidden(hidden: boolean): void {
    this.#applyVisibility(hidden)
  }

  play(name: Name, options?: ClipOptions): void {
    if (this.#isAudible) this.#player?.play(name, options)
  }

  /** Plays the sound of a win of so many cents by its multiple of the stake. Up to the stake there is none. */
  playWin(win: number, stake: number): void {
    const name = winSoundOf(win, stake)
    if (name !== null && this.#isAudible) this.#player?.play(name)
  }

  /** The engine's height, 0 to 1; null: it stands. Call as often as it changes. */
  showEngine(height: number | null): void {
    this.#engine = height
    this.#player?.setEngine(height)
  }

  /** Ends everything, with the game. */
  close(): void {
    this.#gesture.abort()
    this.#player = null
    this.#context?.close().catch(() => undefined)
    this.#context = null
  }

  get #isAudible(): boolean {
    return this.isOn && this.#context?.state === 'running' && !document.hidden
  }

  #prefer(change: { isOn?: boolean; volume?: number }): void {
    this.#preference = { ...this.#preference, ...change }
    writeSoundPreference(this.#preference)
  }

  /** Browsers play nothing before the first gesture, so a remembered choice waits for it. */
  #startWithGesture(): void {
    const { signal } = this.#gesture
    const onGesture = (): void => {
      if (!navigator.userActivation.isActive) return
      this.#gesture.abort()
      this.#start()
      this.#applyVisibility(document.hidden)
    }
    for (const type of GESTURES) document.addEventListener(type, onGesture, { signal, capture: true })
  }

  /** The context is created at once: some browsers allow it only in the gesture's own handler. */
  #start(): void {
    this.#context ??= newContext()
    const context = this.#context
    if (context === null || this.#player !== null || this.#isLoading) return
    this.#isLoading = true
    void this.#load(context).finally(() => (this.#isLoading = false))
  }

  async #load(context: AudioContext): Promise<void> {
    const { set, names, hasEngine = false } = this.#options
    try {
      const { createPlayer } = await import('./synth/player.ts')
      if (this.#context !== context) return
      const loops = hasEngine ? (['engine', 'ambience'] as const) : (['ambience'] as const)
      const player = createPlayer(context, set, [...names, ...WIN_SOUNDS, ...loops])
      player.setVolume(this.volume)
      player.setEngine(this.#engine)
      this.#player = player
    } catch {
      // The file could not be loaded; the next switch tries again.
    }
  }

  #applyVisibility(hidden: boolean): void {
    const change = this.isOn && !hidden ? this.#context?.resume() : this.#context?.suspend()
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
