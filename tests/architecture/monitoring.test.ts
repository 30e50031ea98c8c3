import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const FOLDER = 'deploy/monitoring'
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Metrics of prom-client, of Prometheus itself and of the exporters that `prometheus.yml` scrapes. */
const FOREIGN = new Set([
  'up',
  'probe_success',
  'process_resident_memory_bytes',
  'process_cpu_seconds_total',
  'nodejs_eventloop_lag_p99_seconds',
  'pg_stat_archiver_failed_count',
  'pg_up',
  'pg_stat_replication_pg_wal_lsn_diff',
])
const documented = new Map(
  [...read('docs/operations.md').matchAll(/^\| `(herna_\w+)` \| (\w+)(?:: ([^|]*))? \|/gm)].map(
    ([, name = '', type = '', labels = '']) => [
      name,
      { type, labels: [...labels.matchAll(/`(\w+)`/g)].map(([, label]) => label) },
    ],
  ),
)
/** A histogram is three series. */
const exists = (metric: string): boolean => {
  const histogram = /^(herna_\w+)_(?:bucket|count|sum)$/.exec(metric)?.[1]
  return (
    FOREIGN.has(metric) ||
    (histogram ? documented.get(histogram)?.type === 'histogram' : (documented.get(metric)?.type ?? 'histogram') !== 'histogram')
  )
}
const metricsIn = (text: string) => [...new Set(text.match(/\b(?:herna|process|nodejs|probe|pg)_\w+/g) ?? [])]

const dashboards = globSync(`${FOLDER}/dashboards/*.json`, { cwd: root }).map((file) => ({
  file,
  board: JSON.parse(read(file)) as { uid: string; panels: { id: number; title: string; targets: { expr: string }[] }[] },
}))
const expressionsOf = ({ board }: (typeof dashboards)[number]) =>
  board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))

test('metrics are documented with their types, so that the checks below mean something', () => {
  expect(documented.size).toBeGreaterThan(15)
  expect([...documented.values()].filter(({ type }) => type === 'histogram').length).toBeGreaterThan(1)
  expect([
    exists('herna_live_tables'),
    exists('herna_http_request_seconds_bucket'),
    exists('herna_http_request_seconds'),
  ]).toEqual([true, true, false])
  expect(exists('herna_invented_total')).toBe(false)
})

test('alert rules and dashboards name only metrics that exist', () => {
  const used = [read(`${FOLDER}/alerts.yml`), ...dashboards.map((dashboard) => expressionsOf(dashboard).join('\n'))].flatMap(
    metricsIn,
  )
  expect(used.length).toBeGreaterThan(20)
  expect(used.filter((metric) => !exists(metric))).toEqual([])
})

test('every metric of the product is on a dashboard', () => {
  const shown = new Set(dashboards.flatMap((dashboard) => expressionsOf(dashboard).flatMap(metricsIn)))
  const isShown = (name: string) => [name, `${name}_bucket`, `${name}_count`].some((series) => shown.has(series))
  expect([...documented.keys()].filter((name) => !isShown(name))).toEqual([])
})

test('dashboards have ids of their own, and panels one each', () => {
  expect(dashboards.length).toBeGreaterThan(2)
  expect(new Set(dashboards.map(({ board }) => board.uid)).size).toBe(dashboards.length)
  for (const { file, board } of dashboards)
    expect([file, new Set(board.panels.map(({ id }) => id)).size]).toEqual([file, board.panels.length])
})

test('every alert says what to do, and has a test or is a ticket', () => {
  const rules = read(`${FOLDER}/alerts.yml`).split('- alert: ').slice(1)
  expect(rules.length).toBeGreaterThan(10)
  const tested = read(`${FOLDER}/alerts.test.yml`)
  for (const rule of rules) {
    const name = rule.split('\n')[0] ?? ''
    expect(rule, name).toMatch(/summary: .+\n\s+action: .+/)
    if (rule.includes('severity: page')) expect(tested, name).toContain(`alertname: ${name}`)
  }
})

const hasPromtool = spawnSync('promtool', ['--version']).status === 0
/** Debian's package `prometheus`. */
test.runIf(hasPromtool)(
  'the configuration is valid, and the alerts fire when they should',
  () => {
    const run = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: join(root, FOLDER), encoding: 'utf8' })
      return [status, status === 0 ? '' : stdout + stderr]
    }
    expect(run('check', 'config', '--syntax-only', 'prometheus.yml')).toEqual([0, ''])
    expect(run('check', 'rules', 'alerts.yml')).toEqual([0, ''])
    expect(run('test', 'rules', 'alerts.test.yml')).toEqual([0, ''])
    // Three starts of a large program, which a busy machine reads from its disk.
  },
  120_000,
)
