import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { tracingSettings } from './tracing-settings.ts'

const COLLECTOR = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }

test.each([
  [{}, null],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, null],
  [{ ...COLLECTOR, OTEL_SDK_DISABLED: 'true' }, null],
  [COLLECTOR, { url: 'http://collector:4318/v1/traces', ratio: 1 }],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector/otlp/' }, { url: 'https://collector/otlp/v1/traces', ratio: 1 }],
  [
    { ...COLLECTOR, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://traces/in' },
    { url: 'http://traces/in', ratio: 1 },
  ],
  [
    { ...COLLECTOR, OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.05' },
    { url: 'http://collector:4318/v1/traces', ratio: 0.05 },
  ],
  [
    { ...COLLECTOR, OTEL_TRACES_SAMPLER: 'always_off' },
    { url: 'http://collector:4318/v1/traces', ratio: 0 },
  ],
])('%o is read as %o', (environment, expected) => {
  expect(tracingSettings(environment, (lines) => new Error(lines))).toEqual(expected)
})

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT: expected an address'],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'x' }, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: expected an address'],
  [{ ...COLLECTOR, OTEL_TRACES_SAMPLER: 'toString' }, 'OTEL_TRACES_SAMPLER: expected one of'],
  [{ ...COLLECTOR, OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG: expected a number from 0 to 1'],
])('%o is refused', (environment, line) => {
  expect(() => tracingSettings(environment, (lines) => new Error(lines))).toThrow(line)
})

/** How many modules of OpenTelemetry's SDK a program loads. The API, without any function of its own, is always loaded by prom-client. */
const countLoaded = async (program: string): Promise<number> => {
  const code = `import { registerHooks } from 'node:module'
    let loaded = 0
    registerHooks({ load: (url, context, next) => { if (/@opentelemetry\\/(?!api\\/)/.test(url)) loaded++; return next(url, context) } })
    const { startTracing } = await import(${JSON.stringify(fileURLToPath(new URL('../index.ts', import.meta.url)))})
    ${program}
    console.log(loaded)`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code])
  return Number(stdout)
}

test('without a collector nothing of OpenTelemetry’s SDK is loaded', async () => {
  expect(await countLoaded('')).toBe(0)
  const started = `await startTracing({ url: 'http://127.0.0.1:9/v1/traces', ratio: 1 }, { node: 'a', log: console })`
  expect(await countLoaded(started)).toBeGreaterThan(0)
})
