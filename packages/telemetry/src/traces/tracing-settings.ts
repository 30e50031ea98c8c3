/** Where traces go and how many; the names are those of the OpenTelemetry specification. */
export interface TracingSettings {
  /** Full URL of the collector's traces. */
  url: string
  /** Part of the traces that begin here which is sent, 0–1. A request that belongs to a trace follows the trace. */
  ratio: number
}

type Environment = Record<string, string | undefined>

const SAMPLERS = {
  always_on: () => 1,
  always_off: () => 0,
  traceidratio: (ratio: number) => ratio,
}
type Sampler = keyof typeof SAMPLERS

/**
 * Reads the standard variables; null: no collector is configured, so there is no tracing. Throws what `refuse` makes of one line per invalid value.
 * Headers, timeout, compression and certificates (`OTEL_EXPORTER_OTLP_…`) are read by the exporter itself.
 */
export function tracingSettings(environment: Environment, refuse: (lines: string) => Error): TracingSettings | null {
  const endpoint = environment['OTEL_EXPORTER_OTLP_ENDPOINT']
  const tracesEndpoint = environment['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']
  if ((!endpoint && !tracesEndpoint) || environment['OTEL_SDK_DISABLED'] === 'true') return null
  const [variable, address] = tracesEndpoint
    ? ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', tracesEndpoint]
    : ['OTEL_EXPORTER_OTLP_ENDPOINT', endpoint ?? '']
  const isAddress = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
  const sampler = (environment['OTEL_TRACES_SAMPLER'] || 'parentbased_always_on').replace(/^parentbased_/, '')
  const ratio = Number(environment['OTEL_TRACES_SAMPLER_ARG'] || 1)
  const problems = [
    ...(isAddress ? [] : [`${variable}: expected an address such as http://localhost:4318, got "${address}"`]),
    ...(Object.hasOwn(SAMPLERS, sampler)
      ? []
      : [`OTEL_TRACES_SAMPLER: expected one of always_on, always_off, traceidratio, each also with parentbased_ before it`]),
    ...(ratio >= 0 && ratio <= 1 ? [] : [`OTEL_TRACES_SAMPLER_ARG: expected a number from 0 to 1`]),
  ]
  if (problems.length > 0) throw refuse(problems.join('\n'))
  const url = tracesEndpoint ? address : `${address.replace(/\/+$/, '')}/v1/traces`
  return { url, ratio: SAMPLERS[sampler as Sampler](ratio) }
}
