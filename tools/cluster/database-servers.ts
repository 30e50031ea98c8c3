import { setTimeout as pause } from 'node:timers/promises'
import {
  type DatabaseRecord,
  dataFolderOf,
  otherServer,
  readDatabaseRecord,
  type StandbyState,
  writeDatabaseRecord,
} from './database-record.ts'
import { type Engine, isListening, READY_TIMEOUT_MS } from './engine-process.ts'
import {
  copyPrimary,
  createDatabase,
  createDataFolder,
  type DatabasePlan,
  executeSql,
  fence,
  hasDatabase,
  isStandby,
  STANDBY,
  startServer,
} from './postgres-server.ts'
import type { ClusterPrograms } from './programs.ts'
import { portsOf } from './topology.ts'

const POLL_MS = 100
type Print = (line: string) => void

/**
 * The database: a primary, and a standby that has everything the primary has confirmed. The primary always has the same address, as it would have by a virtual address of several
 * machines, so no node needs to know which server it is.
 */
export class DatabaseServers {
  readonly #programs: ClusterPrograms
  readonly #plan: DatabasePlan
  readonly #ports: { postgres: number; standby: number }
  #primary: Engine | null = null
  #standby: Engine | null = null

  constructor(programs: ClusterPrograms, plan: DatabasePlan) {
    this.#programs = programs
    this.#plan = plan
    this.#ports = portsOf(plan.basePort)
  }

  /** Starts the server that is the primary by the record; rejects when it runs already. */
  async startPrimary(): Promise<void> {
    const data = this.#primaryFolder
    if (!hasDatabase(data)) createDataFolder(this.#programs.initdb, data, this.#plan)
    // A promotion that did not end.
    if (isStandby(data)) await this.#openForWrites(data)
    const { postgres: port } = this.#ports
    this.#primary = await startServer(this.#programs, this.#plan, { name: 'postgres', data, port })
    await createDatabase(this.#programs, this.#plan)
  }

  async stopPrimary(): Promise<void> {
    await this.#primary?.stop()
    this.#primary = null
  }

  /** Starts the standby, made from the primary if there is none yet; from then on commits wait for it. */
  async startStandby(): Promise<void> {
    if (this.#record.standby === 'absent') {
      if (hasDatabase(this.#standbyFolder))
        throw new Error(
          `${this.#standbyFolder} has the data of a former primary; npm run cluster -- rebuild replaces them by a copy`,
        )
      return this.rebuildStandby()
    }
    const { standby: port } = this.#ports
    this.#standby = await startServer(this.#programs, this.#plan, { name: STANDBY, data: this.#standbyFolder, port })
    await this.#until(
      async () => (await this.#atPrimary(`SELECT true FROM pg_stat_replication WHERE ${IS_STREAMING}`)).includes('t'),
      'the standby does not receive what the primary writes; see logs/standby.log. npm run cluster -- rebuild makes it again',
    )
    await this.#waitForStandby()
  }

  /** Lets commits go on without the standby; from now on it may lack what players are told. */
  async goOnWithoutStandby(): Promise<void> {
    await this.#atPrimary('SELECT 1')
    if (this.#record.standby === 'synchronous') this.#setStandby('asynchronous')
    await this.#atPrimary('ALTER SYSTEM RESET synchronous_standby_names')
    await this.#atPrimary('SELECT pg_reload_conf()')
  }

  async stopStandby(): Promise<void> {
    await this.#standby?.stop()
    this.#standby = null
  }

  /** Replaces the standby, or what a former primary has left, by a copy of the primary. */
  async rebuildStandby(): Promise<void> {
    await this.goOnWithoutStandby()
    this.#setStandby('absent')
    await this.stopStandby()
    const data = this.#standbyFolder
    await fence(data)
    await this.#until(
      async () =>
        (await this.#atPrimary(`SELECT true FROM pg_replication_slots WHERE slot_name = '${STANDBY}' AND active`)).length === 0,
      'the slot of the standby is in use',
    )
    await this.#atPrimary(`SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots WHERE slot_name = '${STANDBY}'`)
    await copyPrimary(this.#programs, this.#plan, data)
    this.#setStandby('asynchronous')
    await this.startStandby()
  }

  /**
   * Makes the standby the primary. The former one is ended first and never accepts a write again. Refused when the standby may lack confirmed bets, unless that is accepted.
   */
  async promote(acceptsLoss: boolean, print: Print): Promise<void> {
    const { primary, standby } = this.#record
    if (standby === 'absent') throw new Error('there is no standby')
    if (standby === 'asynchronous' && !acceptsLoss)
      throw new Error(
        'the standby may lack bets that were confirmed; start the primary again, or npm run cluster -- promote --accept-loss',
      )
    const startedAt = performance.now()
    const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1)
    await fence(this.#primaryFolder)
    this.#primary = null
    print(`the former primary has ended and accepts no writes any more (${seconds()} s)`)
    writeDatabaseRecord(this.#plan.folder, { primary: otherServer(primary), standby: 'absent' })
    await this.startPrimary()
    print(`the standby is the primary (${seconds()} s); there is no standby until npm run cluster -- rebuild`)
  }

  /** What an operator wants to know. */
  async status(): Promise<string[]> {
    const { primary, standby } = this.#record
    const promotion = {
      absent: 'there is none; npm run cluster -- rebuild',
      asynchronous: 'it may lack confirmed bets',
      synchronous: 'it has every confirmed bet',
    }[standby]
    const replication = await this.#atPrimary(STATUS).catch((error: Error) => error)
    if (replication instanceof Error)
      return [`primary: server ${primary} does not answer (${replication.message})`, `standby: ${promotion}`]
    const [[state = '', kind = '', unflushed = '', unreplayed = '', slot = ''] = []] = replication.map((row) => row.split('|'))
    const lag = `${unflushed} bytes not stored, ${unreplayed} bytes not replayed`
    return [
      `primary: server ${primary} at port ${this.#ports.postgres}`,
      `standby: ${promotion}${standby === 'absent' ? '' : `; ${state ? `${state}, ${kind}, ${lag}` : 'not connected'}, WAL kept for it: ${slot || 'none'}`}`,
      ...(standby === 'synchronous' && !state
        ? ['no bet is confirmed until the standby is back, or npm run cluster -- stop standby']
        : []),
    ]
  }

  get #record(): DatabaseRecord {
    return readDatabaseRecord(this.#plan.folder)
  }
  get #primaryFolder(): string {
    return dataFolderOf(this.#plan.folder, this.#record.primary)
  }
  get #standbyFolder(): string {
    return dataFolderOf(this.#plan.folder, otherServer(this.#record.primary))
  }

  #setStandby(standby: StandbyState): void {
    writeDatabaseRecord(this.#plan.folder, { ...this.#record, standby })
  }

  #atPrimary(statement: string): Promise<string[]> {
    return executeSql(this.#programs, this.#plan, this.#ports.postgres, statement)
  }

  /** From its end on, every commit is stored by the standby before it is confirmed, and so is everything before. */
  async #waitForStandby(): Promise<void> {
    await this.#atPrimary(`ALTER SYSTEM SET synchronous_standby_names = '${STANDBY}'`)
    await this.#atPrimary('SELECT pg_reload_conf()')
    await this.#until(
      async () => (await this.#atPrimary('SHOW synchronous_standby_names')).includes(STANDBY),
      'the primary did not read its configuration',
    )
    // Commits wait from when the checkpointer has read it, which it does before it begins another checkpoint.
    await this.#atPrimary('CHECKPOINT')
    const [position = ''] = await this.#atPrimary('SELECT pg_current_wal_flush_lsn()')
    await this.#until(
      async () =>
        (await this.#atPrimary(`SELECT flush_lsn >= '${position}' FROM pg_stat_replication WHERE ${IS_STREAMING}`)).includes('t'),
      'the standby does not keep up with the primary',
    )
    this.#setStandby('synchronous')
  }

  /** Ends recovery at a port that no node uses, so that nobody meets a server that still refuses writes. */
  async #openForWrites(data: string): Promise<void> {
    const { standby: port } = this.#ports
    if (!(await isListening(port))) this.#standby = await startServer(this.#programs, this.#plan, { name: STANDBY, data, port })
    await this.#until(
      async () => (await executeSql(this.#programs, this.#plan, port, PROMOTE).catch((): string[] => [])).includes('t'),
      'the standby does not end its recovery; see logs/standby.log',
    )
    await this.stopStandby()
  }

  async #until(isMet: () => Promise<boolean>, problem: string): Promise<void> {
    const deadline = performance.now() + READY_TIMEOUT_MS
    while (!(await isMet())) {
      if (performance.now() > deadline) throw new Error(problem)
      await pause(POLL_MS)
    }
  }
}

/** Replays what was received, then ends recovery. */
const PROMOTE = 'SELECT CASE WHEN pg_is_in_recovery() THEN pg_promote() ELSE true END'
const IS_STREAMING = `application_name = '${STANDBY}' AND state = 'streaming'`
const STATUS = `SELECT r.state, r.sync_state, pg_wal_lsn_diff(pg_current_wal_lsn(), r.flush_lsn),
    pg_wal_lsn_diff(pg_current_wal_lsn(), r.replay_lsn), s.wal_status
  FROM (SELECT) one LEFT JOIN pg_stat_replication r ON r.application_name = '${STANDBY}'
  LEFT JOIN pg_replication_slots s ON s.slot_name = '${STANDBY}'`
