/** What every server of the product measures: traces to an OpenTelemetry collector, metrics of requests, and who may read them; and the ids of requests. */
export { addGauge } from './metrics/add-gauge.ts'
export { type MonitoringAccess, monitoringAccessOf } from './metrics/monitoring-access.ts'
export { requestMetrics } from './metrics/request-metrics.ts'
export { requestIdHeader, requestIdInLog, requestIdOf, withRequestId } from './requests/request-id.ts'
export { type RequestSpan, type ServerTracing, startTracing, type Tracing } from './traces/tracing.ts'
export { type TracingSettings, tracingSettings } from './traces/tracing-settings.ts'
