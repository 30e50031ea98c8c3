import { Gauge, type Registry } from 'prom-client'

/** Registers a gauge whose value is read with each scrape of `/metrics`. */
export function addGauge(registry: Registry, { name, help, read }: { name: string; help: string; read(): number }): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read())
    },
  })
}
