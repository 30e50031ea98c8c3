import type { Browser, Page } from 'playwright'
import type { SeededHost } from './host.ts'
import { type Moment, seededDraw } from './rounds.ts'

/** What a page's audio graph sent to the loudspeaker while its game was played. */
export interface Recording {
  code: string
  /** Highest sample, 1 is full scale. */
  peak: number
  /** Root mean square of the loudest 400 ms, and of the ambience before the first spin. */
  loudest: number
  ambience: number
  /** Starts of clips in seconds of the recording, and their lengths. */
  clips: { at: number; length: number }[]
  faults: string[]
  /** Waveform and level as a data URL. */
  picture: string
}

interface Recorder {
  samples: Float32Array[]
  clips: { at: number; length: number }[]
  rate: number
  contexts: number
}

const SECONDS_OF_A_WIN = 3_500

/** Plays a round of each size with sound on. */
export async function recordGame(
  browser: Browser,
  host: SeededHost,
  code: string,
  seeds: ReadonlyMap<Moment, number>,
): Promise<Recording> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'sk-SK' })
  const page = await context.newPage()
  await page.addInitScript(record)
  await page.goto(`${host.origin}/launch/${code}?mode=demo`)
  await page.locator('.spin[aria-disabled=false]').waitFor()
  const faults: string[] = []
  if ((await recorder(page, ({ contexts }) => contexts)) > 0) faults.push('an audio context before a gesture')
  await page.keyboard.press('m')
  await page.waitForFunction(() => (window as unknown as { recorder: Recorder }).recorder.clips.length > 0, null, {
    timeout: 60_000,
  })
  await page.waitForTimeout(2_000)
  const beforeSpins = await recorder(page, ({ samples }) => samples.length)
  for (const [moment, seed] of seeds) {
    const before = await recorder(page, ({ clips }) => clips.length)
    host.drawFrom(seededDraw(seed))
    await page.keyboard.press('Space')
    await page.waitForTimeout(SECONDS_OF_A_WIN + (moment === 'big' ? 2_000 : 0))
    await leave(page)
    const after = await recorder(page, ({ clips }) => clips.length)
    if (after - before < 3) faults.push(`${moment}: only ${after - before} clips`)
  }
  const measured = await page.evaluate(measure, beforeSpins)
  await context.close()
  return { code, faults, ...measured }
}

const recorder = <T>(page: Page, read: (recorded: Recorder) => T): Promise<T> =>
  page.evaluate(`(${String(read)})(window.recorder)`) as Promise<T>

/** Skips and continues until the next spin is possible. */
async function leave(page: Page): Promise<void> {
  const ready = page.locator('.spin[aria-label="Točiť"][aria-disabled=false]')
  for (let step = 0; step < 300 && !(await ready.isVisible()); step += 1) {
    const answer = page.locator('dialog.decision[open] :is(.collect, .spin-option)').first()
    const go = page.locator('.overlay:not([hidden]) .overlay-go')
    if (await answer.isVisible()) await answer.click()
    else if (await go.isVisible()) await go.click()
    else await page.locator('.spin').click({ force: true })
    await page.waitForTimeout(150)
  }
}

/** Runs in the page before its scripts: copies what any audio context plays, and notes each clip's start. */
function record(): void {
  const recorded: Recorder = { samples: [], clips: [], rate: 48_000, contexts: 0 }
  Object.assign(window, { recorder: recorded })
  const taps = new WeakMap<BaseAudioContext, ScriptProcessorNode>()
  const connect = AudioNode.prototype.connect as (this: AudioNode, ...to: unknown[]) => AudioNode
  const tapOf = (context: AudioContext): ScriptProcessorNode => {
    const existing = taps.get(context)
    if (existing) return existing
    recorded.contexts += 1
    recorded.rate = context.sampleRate
    const tap = context.createScriptProcessor(4_096, 2, 2)
    tap.onaudioprocess = ({ inputBuffer }) => {
      const [left, right] = [inputBuffer.getChannelData(0), inputBuffer.getChannelData(1)]
      recorded.samples.push(
        left.map((sample, place) => (Math.abs(sample) > Math.abs(right[place] ?? 0) ? sample : (right[place] ?? 0))),
      )
    }
    taps.set(context, tap)
    connect.call(tap, context.destination)
    return tap
  }
  AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
    if (this.context instanceof AudioContext && to[0] === this.context.destination) connect.call(this, tapOf(this.context))
    return connect.apply(this, to)
  } as typeof AudioNode.prototype.connect
  const start = AudioBufferSourceNode.prototype.start
  AudioBufferSourceNode.prototype.start = function (
    this: AudioBufferSourceNode,
    ...at: [when?: number, offset?: number, duration?: number]
  ) {
    if (this.context instanceof AudioContext)
      recorded.clips.push({ at: (recorded.samples.length * 4_096) / recorded.rate, length: this.buffer?.duration ?? 0 })
    start.apply(this, at)
  }
}

/** Runs in the page: the recording's levels and picture. */
function measure(beforeSpins: number): Omit<Recording, 'code' | 'faults'> {
  const { samples: blocks, rate, clips } = (window as unknown as { recorder: Recorder }).recorder
  const samples = Float32Array.from(blocks.flatMap((block) => Array.from(block)))
  const [width, height] = [1_500, 130]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  const rms = (part: Float32Array) => Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, part.length))
  const levels: number[] = []
  const step = Math.round(rate * 0.1)
  for (let at = 0; at < samples.length; at += step) levels.push(rms(samples.subarray(at, at + step * 4)))
  const perPixel = samples.length / width
  for (let x = 0; pen && x < width; x += 1) {
    const part = samples.subarray(Math.floor(x * perPixel), Math.floor((x + 1) * perPixel))
    const top = part.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    pen.fillStyle = top >= 1 ? '#ff4040' : '#6fc3ff'
    pen.fillRect(x, height / 2 - (top * height) / 2, 1, Math.max(1, top * height))
    const level = levels[Math.floor((x / width) * levels.length)] ?? 0
    pen.fillStyle = '#ffd24a'
    pen.fillRect(x, height - level * height - 1, 1, 2)
  }
  for (const { at, length } of clips) {
    if (!pen) break
    pen.fillStyle = length > 1 ? '#7dff9a' : '#ffffff55'
    pen.fillRect((at * rate) / perPixel, 0, 1, length > 1 ? 22 : 8)
  }
  return {
    peak: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
    loudest: Math.max(...levels),
    ambience: rms(samples.subarray(Math.max(0, beforeSpins - 20) * 4_096, beforeSpins * 4_096)),
    clips,
    picture: canvas.toDataURL(),
  }
}
