import { ENGINES, type EngineName } from './control.ts'
import { DatabaseServers } from './database-servers.ts'
import type { Engine } from './engine-process.ts'
import { type ProxyEngine, startProxy, startRedis } from './engines.ts'
import type { ClusterPrograms } from './programs.ts'
import type { ClusterPlan } from './topology.ts'

/** The programs beside the nodes, of which each runs or is stopped. */
export class RunningEngines {
  readonly database: DatabaseServers
  readonly #programs: ClusterPrograms
  readonly #plan: ClusterPlan
  #redis: Engine | null = null
  #proxy: ProxyEngine | null = null

  constructor(programs: ClusterPrograms, plan: ClusterPlan) {
    this.#programs = programs
    this.#plan = plan
    this.database = new DatabaseServers(programs, plan)
  }

  get proxy(): ProxyEngine {
    if (!this.#proxy) throw new Error('nginx is not running')
    return this.#proxy
  }

  /** Starts all; without the standby when that is not possible, because players can play without it. */
  async startAll(print: (line: string) => void): Promise<void> {
    for (const name of ENGINES)
      await this.start(name).catch(async (error: Error) => {
        if (name !== 'standby') throw error
        print(`there is no standby: ${error.message}`)
        await this.stop('standby')
      })
  }

  /** Starts it; rejects when it runs already. */
  async start(name: EngineName): Promise<void> {
    if (name === 'postgres') await this.database.startPrimary()
    else if (name === 'standby') await this.database.startStandby()
    else if (name === 'redis') this.#redis = await startRedis(this.#programs, this.#plan)
    else this.#proxy = await startProxy(this.#programs, this.#plan)
  }

  /** Stops it. Without the standby commits go on. */
  async stop(name: EngineName): Promise<void> {
    if (name === 'standby') await this.database.goOnWithoutStandby()
    await this.#end(name)
  }

  /** Stops all, the proxy first, the database last. The standby stays what it is, and the primary waits for it after the next start. */
  async stopAll(): Promise<void> {
    for (const name of ENGINES.toReversed()) await this.#end(name)
  }

  async #end(name: EngineName): Promise<void> {
    if (name === 'postgres') await this.database.stopPrimary()
    else if (name === 'standby') await this.database.stopStandby()
    else if (name === 'redis') await this.#redis?.stop()
    else {
      await this.#proxy?.stop()
      this.#proxy = null
    }
  }
}
