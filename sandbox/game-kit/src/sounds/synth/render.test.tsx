import { expect, inject, test } from 'vitest'
import { type ClipName, type SoundSet, WIN_SOUNDS } from '../names.ts'
import { MAX_OUTPUT, Output } from './output.ts'
import { clipRenderer, SAMPLE_RATE } from './render.ts'
import { SETS } from './sets.ts'

const SET_NAMES = Object.keys(SETS) as SoundSet[]
const renderers = new Map(SET_NAMES.map((set) => [set, clipRenderer(set)]))
const rendered = new Map<string, Promise<AudioBuffer>>()

/** Each clip is computed once for all tests. */
function render(set: SoundSet, name: ClipName): Promise<AudioBuffer> {
  const key = `${set} ${name}`
  const clip = rendered.get(key) ?? (renderers.get(set) as ReturnType<typeof clipRenderer>)(name)
  rendered.set(key, clip)
  return clip
}

const rms = (samples: Float32Array): number => Math.hypot(...samples) / Math.sqrt(samples.length)
const meanOf = (samples: Float32Array): number => samples.reduce((sum, sample) => sum + sample, 0) / samples.length
const peak = (clip: AudioBuffer): number =>
  [0, 1]
    .flatMap((channel) => Array.from(clip.getChannelData(channel)))
    .reduce((top, sample) => Math.max(top, Math.abs(sample)), 0)

/** Loudest tenth of a second in dB, unweighted: another measure than the one that sets the levels. */
function level(clip: AudioBuffer): number {
  const samples = clip.getChannelData(0)
  const part = SAMPLE_RATE / 10
  const parts = Array.from({ length: Math.ceil(samples.length / part) }, (_, place) =>
    samples.subarray(place * part, (place + 1) * part),
  )
  return 20 * Math.log10(Math.max(...parts.map(rms)))
}

/** Long clips of all sets take their time; the short one shows each set's balance. */
const setsOf = (name: ClipName): readonly SoundSet[] =>
  name === 'win-small' || inject('breadth') === 'full' ? SET_NAMES : (['wood', 'carnival', 'steel'] as const)

test.each(WIN_SOUNDS)('%s is as loud in every set, within 3 dB, and neither clips nor carries a direct current', async (name) => {
  const sets = setsOf(name)
  const clips = await Promise.all(sets.map((set) => render(set, name)))
  const levels = clips.map(level)
  const middle = (Math.max(...levels) + Math.min(...levels)) / 2
  for (const [place, set] of sets.entries()) {
    const clip = clips[place] as AudioBuffer
    expect(Math.abs((levels[place] ?? 0) - middle), set).toBeLessThan(3)
    expect(peak(clip), set).toBeLessThan(0.95)
    expect(Math.abs(meanOf(clip.getChannelData(0))), set).toBeLessThan(0.001)
  }
})

test('a larger win is louder and longer than a smaller one, up to the largest of three sizes', async () => {
  const clips = await Promise.all(WIN_SOUNDS.map((name) => render('wood', name)))
  const lengths = clips.map((clip) => clip.duration)
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
  expect(Math.max(...lengths)).toBeLessThan(6)
})

test('every set has a sound of its own', async () => {
  const clips = await Promise.all(SET_NAMES.map((set) => render(set, 'win-small')))
  const shapes = clips.map((clip) =>
    Array.from(clip.getChannelData(0).subarray(2_000, 2_060), (sample) => sample.toFixed(3)).join(),
  )
  expect(new Set(shapes).size).toBe(SET_NAMES.length)
})

test('a loop ends where it begins, so that no seam is heard', async () => {
  const clip = await render('steel', 'engine')
  const samples = clip.getChannelData(0)
  const steps = samples.map((sample, place) => Math.abs(sample - (samples[place - 1] ?? sample)))
  const seam = Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0))
  expect(seam).toBeLessThanOrEqual(steps.reduce((most, step) => Math.max(most, step), 0))
})

test('ten big wins at once at full volume stay below full scale', async () => {
  const context = new OfflineAudioContext(2, SAMPLE_RATE, SAMPLE_RATE)
  const output = new Output(context)
  output.setVolume(100)
  const buffer = await render('chrome', 'win-big')
  for (let count = 0; count < 10; count++) {
    const source = new AudioBufferSourceNode(context, { buffer })
    source.connect(output.effects)
    source.start()
  }
  const loudest = peak(await context.startRendering())
  expect(loudest).toBeGreaterThan(0.3)
  expect(loudest).toBeLessThanOrEqual(MAX_OUTPUT + 0.001)
})
