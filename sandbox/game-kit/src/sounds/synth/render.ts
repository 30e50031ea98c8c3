import type { ClipName, SoundSet } from '../names.ts'
import { CLIPS } from './clips.ts'
import { type Layer, layersOf } from './instruments.ts'
import { loudnessOf, peakOf } from './loudness.ts'
import { noiseBuffer, roomBuffer } from './noise.ts'
import type { Note } from './note.ts'
import { SETS } from './sets.ts'
import type { Timbres } from './timbres.ts'

/** Enough for what a phone's speaker plays; half the memory of 44.1 kHz would be too dull. */
export const SAMPLE_RATE = 32_000
/** No clip is louder, whatever its loudness: the highest sample. */
const MAX_PEAK = 0.6
/** The factor by which an exponential fade falls by 60 dB. */
const TIME_CONSTANTS = 6.9

/** Below this a clip has ended. */
const SILENCE = 0.0004
/** So many seconds of a loop are measured: enough for its even sound, and not too long for one task. */
const MEASURED_LOOP = 5

/** Computes clips of a set off the main thread: stereo, at the loudness of `CLIPS`, always the same. */
export function clipRenderer(setName: SoundSet): (name: ClipName) => Promise<AudioBuffer> {
  const set = SETS[setName]
  const noise = noiseBuffer(SAMPLE_RATE)
  const echo = roomBuffer(SAMPLE_RATE, set.room)
  return (name) => renderClip(set, { noise, echo }, name)
}

interface Buffers {
  noise: AudioBuffer
  echo: AudioBuffer
}

async function renderClip(set: Timbres, { noise, echo }: Buffers, name: ClipName): Promise<AudioBuffer> {
  const { notes, loudness, loop } = CLIPS[name]
  const played = notes(set)
  const end = Math.max(...played.map(endOf)) + set.room * 0.7
  const context = new OfflineAudioContext(2, Math.ceil((end + 0.05) * SAMPLE_RATE), SAMPLE_RATE)
  const input = room(context, echo, set.wet)
  for (const note of played) for (const layer of layersOf(note.instrument)) addLayer(context, input, noise, note, layer)
  const raw = await context.startRendering()
  if (loop === undefined) {
    level(raw, loudness, raw.length)
    return trimmed(raw)
  }
  const clip = folded(raw, loop)
  level(clip, loudness, MEASURED_LOOP * SAMPLE_RATE)
  return clip
}

const endOf = ({ instrument, at, length }: Note): number =>
  at + Math.max(...layersOf(instrument).map((layer) => layer.attack + layer.decay + (layer.isSustained ? length : 0)))

/** Dry and reverberated sound, without anything below hearing. */
function room(context: OfflineAudioContext, buffer: AudioBuffer, wet: number): AudioNode {
  const input = new BiquadFilterNode(context, { type: 'highpass', frequency: 32, Q: 0.7 })
  const echo = new ConvolverNode(context, { buffer })
  input.connect(context.destination)
  input
    .connect(echo)
    .connect(new GainNode(context, { gain: wet }))
    .connect(context.destination)
  return input
}

function addLayer(context: OfflineAudioContext, to: AudioNode, noise: AudioBuffer, note: Note, layer: Layer): void {
  const { at, length, level: noteLevel } = note
  const hertz = note.hertz * (layer.ratio ?? 1)
  // Above a quarter of the sample rate it would be heard as hiss at most.
  if (layer.wave !== 'noise' && hertz > SAMPLE_RATE / 4) return
  const source = layer.wave === 'noise' ? noiseOf(context, noise, at) : toneOf(context, layer.wave, hertz, at, layer.glide)
  const envelope = new GainNode(context, { gain: 0 })
  const { gain } = envelope
  const top = at + layer.attack
  const fade = layer.isSustained ? Math.max(top, at + length) : top
  gain.setValueAtTime(0, at)
  gain.linearRampToValueAtTime(layer.level * noteLevel, top)
  gain.setTargetAtTime(0, fade, layer.decay / TIME_CONSTANTS)
  const shaped = layer.filter ? source.connect(filterOf(context, note.hertz, at, layer.filter)) : source
  shaped.connect(envelope).connect(to)
  source.stop(fade + layer.decay * 1.1)
}

function toneOf(
  context: OfflineAudioContext,
  type: OscillatorType,
  hertz: number,
  at: number,
  glide: Layer['glide'],
): OscillatorNode {
  const tone = new OscillatorNode(context, { type, frequency: hertz })
  if (glide) {
    tone.frequency.setValueAtTime(hertz * glide.from, at)
    tone.frequency.exponentialRampToValueAtTime(hertz, at + glide.time)
  }
  tone.start(at)
  return tone
}

/** Each note starts elsewhere in the noise, so that repeated hits differ. */
function noiseOf(context: OfflineAudioContext, buffer: AudioBuffer, at: number): AudioBufferSourceNode {
  const source = new AudioBufferSourceNode(context, { buffer, loop: true })
  source.start(at, (at * 7.3) % buffer.duration)
  return source
}

function filterOf(
  context: OfflineAudioContext,
  hertz: number,
  at: number,
  filter: NonNullable<Layer['filter']>,
): BiquadFilterNode {
  const highest = SAMPLE_RATE / 2.2
  const node = new BiquadFilterNode(context, {
    type: filter.type,
    Q: filter.q,
    frequency: Math.min(highest, hertz * filter.from),
  })
  if (filter.time > 0) {
    node.frequency.setValueAtTime(Math.min(highest, hertz * filter.from), at)
    node.frequency.exponentialRampToValueAtTime(Math.min(highest, hertz * filter.to), at + filter.time)
  }
  return node
}

/** A loop without a seam: what sounds after its end is added to its beginning. */
function folded(raw: AudioBuffer, seconds: number): AudioBuffer {
  const length = Math.round(seconds * raw.sampleRate)
  const clip = new AudioBuffer({ length, numberOfChannels: 2, sampleRate: raw.sampleRate })
  for (const channel of [0, 1]) {
    const from = raw.getChannelData(channel)
    const to = clip.getChannelData(channel)
    to.set(from.subarray(0, length))
    for (let place = length; place < from.length; place++) to[place % length] = (to[place % length] ?? 0) + (from[place] ?? 0)
  }
  return clip
}

/** Without the silence at its end. */
function trimmed(raw: AudioBuffer): AudioBuffer {
  const channels = [raw.getChannelData(0), raw.getChannelData(1)]
  const length = Math.max(...channels.map((samples) => samples.findLastIndex((sample) => Math.abs(sample) > SILENCE))) + 1
  const clip = new AudioBuffer({ length: Math.max(1, length), numberOfChannels: 2, sampleRate: raw.sampleRate })
  for (const [channel, samples] of channels.entries()) clip.copyToChannel(samples.subarray(0, length), channel)
  return clip
}

/** Sets the loudness in place by the first `measured` samples, without exceeding the highest peak. */
function level(clip: AudioBuffer, loudness: number, measured: number): void {
  const channels = [clip.getChannelData(0), clip.getChannelData(1)]
  const [left = new Float32Array(), right = left] = channels
  const mono = left.slice(0, measured).map((sample, place) => (sample + (right[place] ?? 0)) / 2)
  const peak = Math.max(...channels.map(peakOf))
  if (peak === 0) return
  const gain = Math.min(10 ** ((loudness - loudnessOf(mono, clip.sampleRate)) / 20), MAX_PEAK / peak)
  for (const samples of channels)
    for (let place = 0; place < samples.length; place++) samples[place] = (samples[place] ?? 0) * gain
}
