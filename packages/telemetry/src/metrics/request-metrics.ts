import { Counter, Histogram, type Registry } from 'prom-client'

/** The metrics of requests. All servers of a process share them, with the label `server`; of the portal they are the same. */
export function requestMetrics(metrics: Registry): { seconds: Histogram; failures: Counter } {
  const seconds = metrics.getSingleMetric('herna_http_request_seconds') as Histogram | undefined
  const failures = metrics.getSingleMetric('herna_http_failures_total') as Counter | undefined
  return {
    seconds:
      seconds ??
      new Histogram({
        name: 'herna_http_request_seconds',
        help: 'Duration of HTTP requests in seconds',
        labelNames: ['server', 'method', 'route', 'status'],
        buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 30],
        registers: [metrics],
      }),
    failures:
      failures ??
      new Counter({
        name: 'herna_http_failures_total',
        help: 'HTTP responses with a status of 500 or more',
        labelNames: ['server', 'route'],
        registers: [metrics],
      }),
  }
}
