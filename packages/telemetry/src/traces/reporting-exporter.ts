import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { TracingLog } from './tracing.ts'

const SUCCESS = 0

/** Logs once per outage that traces are lost, and when they are sent again. */
export function reportingExporter(exporter: SpanExporter, log: TracingLog): SpanExporter {
  let lost = 0
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.code !== SUCCESS) {
          if (lost === 0) log.warn({ err: result.error }, 'traces could not be sent')
          lost += spans.length
        } else if (lost > 0) {
          log.info({ lost }, 'traces are sent again')
          lost = 0
        }
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush ? { forceFlush: () => (exporter.forceFlush as () => Promise<void>)() } : {}),
  }
}
