import type { EngineName } from './control.ts'
import { createDatabase, type Engine, type ProxyEngine, startPostgres, startProxy, startRedis } from './engines.ts'
import type { ClusterPrograms } from './programs.ts'
import type { ClusterPlan } from './topology.ts'

/** The programs beside the nodes, of which each runs or is stopped. */
export class RunningEngines {
  readonly #programs: ClusterPrograms
  readonly #plan: ClusterPlan
  readonly #running = new Map<EngineName, Engine>()
  #proxy: ProxyEngine | null = null

  constructor(programs: ClusterPrograms, plan: ClusterPlan) {
    this.#programs = programs
    this.#plan = plan
  }

  get proxy(): ProxyEngine {
    if (!this.#proxy) throw new Error('nginx is not running')
    return this.#proxy
  }

  /** Starts it; rejects when it runs already. */
  async start(name: EngineName): Promise<void> {
    this.#running.set(name, await this.#begin(name))
  }

  async stop(name: EngineName): Promise<void> {
    await this.#running.get(name)?.stop()
    this.#running.delete(name)
    if (name === 'nginx') this.#proxy = null
  }

  async #begin(name: EngineName): Promise<Engine> {
    if (name === 'redis') return startRedis(this.#programs, this.#plan)
    if (name === 'nginx') {
      this.#proxy = await startProxy(this.#programs, this.#plan)
      return this.#proxy
    }
    const postgres = await startPostgres(this.#programs, this.#plan)
    // Stopped even if the database cannot be created.
    this.#running.set(name, postgres)
    await createDatabase(this.#programs, this.#plan)
    return postgres
  }
}
