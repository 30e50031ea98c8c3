import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { OFFLINE } from '@herna/contract/live-feed'
import { createRedis, type RedisClient, withRedisDeadline } from '@herna/service-kit'
import { KeptTables } from './kept-tables.ts'
import { entryOf, fieldsOf, sourcesOf, TABLE_FIELDS, tablesOf } from './redis-state.ts'
import { CHANGE, EXPIRE, keyList, keysOf, REPLACE } from './redis-scripts.ts'
import type { Changes, IngestResult, LogReader, Snapshot, TableLog } from './table-log.ts'

export interface RedisLogOptions {
  url: string
  prefix: string
  silenceMs: number
  log: { info(message: string): void; warn(fields: object, message: string): void }
  /** Entries that the stream keeps, approximately. */
  maxEntries?: number
  /** How long a read waits for entries. */
  blockMs?: number
}

const MAX_ENTRIES = 5_000
const BLOCK_MS = 1_000
const READ_COUNT = 500
const CALL_TIMEOUT_MS = 3_000
const CONNECT_TIMEOUT_MS = 3_000
const RETRY_MS = 250
/** Without a read for this long the node may be behind. */
const MAX_AGE_MS = 5_000

/** Where the reader is in the log. */
interface Position {
  readonly data: string | null
  offset: number
  id: string
}

/** The log in Redis: every node accepts requests, and every node reads the stream. */
export class RedisLog implements TableLog {
  readonly #options: RedisLogOptions
  readonly #tables: KeptTables
  /** Name of the data that was read last. */
  #data: string | null = null
  readonly #keys: ReturnType<typeof keysOf>
  readonly #keyList: string[]
  readonly #commands: RedisClient
  /** Has its own connection, because reading blocks it. */
  readonly #stream: RedisClient
  readonly #closing = new AbortController()
  readonly #following: Promise<void>
  #lastReadAt = Number.NEGATIVE_INFINITY
  #failures = 0

  constructor(reader: LogReader, options: RedisLogOptions) {
    this.#options = options
    this.#tables = new KeptTables(reader, { silenceMs: options.silenceMs, now: () => performance.now() })
    this.#keys = keysOf(options.prefix)
    this.#keyList = keyList(this.#keys)
    this.#commands = createRedis(options.url)
    this.#stream = createRedis(options.url)
    const connecting = [this.#commands, this.#stream].map((client) => client.connect().catch(() => undefined))
    this.#following = this.#follow(Promise.all(connecting))
  }

  get isCurrent(): boolean {
    return this.#commands.isReady && performance.now() - this.#lastReadAt < MAX_AGE_MS
  }

  replace(source: string, { epoch, sequence, tables }: Snapshot): Promise<IngestResult> {
    const tableFields = JSON.stringify(TABLE_FIELDS)
    return this.#ingest(REPLACE, [source, epoch, String(sequence), JSON.stringify(tables), fieldsOf(tables), tableFields])
  }

  change(source: string, { epoch, sequence, changes }: Changes): Promise<IngestResult> {
    return this.#ingest(CHANGE, [source, epoch, String(sequence), JSON.stringify(changes), fieldsOf(changes)])
  }

  async expire(): Promise<readonly string[]> {
    this.#tables.expire()
    return (await this.#run(EXPIRE, [String(this.#options.silenceMs), OFFLINE])) as string[]
  }

  async #ingest(script: string, args: string[]): Promise<IngestResult> {
    const [status, detail = ''] = (await this.#run(script, args)) as [IngestResult['status'], string?]
    if (status === 'stored') return { status, sequence: Number(detail) }
    return status === 'sequence-gap' ? { status } : { status, code: detail }
  }

  #run(script: string, args: string[]): Promise<unknown> {
    const common = [randomUUID(), String(this.#options.maxEntries ?? MAX_ENTRIES)]
    return withRedisDeadline(
      this.#commands.eval(script, { keys: this.#keyList, arguments: [...common, ...args] }),
      CALL_TIMEOUT_MS,
    )
  }

  async close(): Promise<void> {
    this.#closing.abort()
    for (const client of [this.#commands, this.#stream]) client.destroy()
    await this.#following
  }

  /** Reads the state, then the stream, until the log is closed. An outage is logged once. */
  async #follow(connecting: Promise<unknown>): Promise<void> {
    const { signal } = this.#closing
    // While Redis is away, connecting does not end.
    await Promise.race([connecting, pause(CONNECT_TIMEOUT_MS, undefined, { signal }).catch(() => {})])
    let position: Position | null = null
    while (!signal.aborted) {
      try {
        position = position ? await this.#read(position) : await this.#load()
        this.#lastReadAt = performance.now()
        if (this.#failures > 0) this.#options.log.info('Redis reached again')
        this.#failures = 0
      } catch (error) {
        if (signal.aborted) return
        this.#failures += 1
        const reason = error instanceof Error ? error.message : 'unknown'
        if (this.#failures === 1) this.#options.log.warn({ reason }, 'Redis unavailable')
        await pause(RETRY_MS, undefined, { signal }).catch(() => {})
      }
    }
  }

  async #load(): Promise<Position> {
    const { state, owners, sources, offset, lastId, data } = this.#keys
    const hashes = this.#stream.multi().hGetAll(state).hGetAll(owners).hGetAll(sources)
    const transaction = hashes.get(offset).get(lastId).get(data).execTyped()
    const [tables, owner, source, lastOffset, id, name] = await withRedisDeadline(transaction, CALL_TIMEOUT_MS)
    const isDataLost = this.#data !== null && name !== this.#data
    if (isDataLost) this.#options.log.warn({}, 'Redis lost its data, tables are kept until the studios send them')
    this.#tables.reload(
      { tables: tablesOf(tables), owners: new Map(Object.entries(owner)), sources: sourcesOf(source) },
      isDataLost,
    )
    this.#data = name
    return { data: name, offset: Number(lastOffset ?? 0), id: id ?? '0-0' }
  }

  /** Applies the next entries. Null: entries are missing, so that the state must be read again. */
  async #read(position: Position): Promise<Position | null> {
    const { blockMs = BLOCK_MS } = this.#options
    const reading = this.#stream.xRead({ key: this.#keys.log, id: position.id }, { BLOCK: blockMs, COUNT: READ_COUNT })
    const streams = await withRedisDeadline(reading, blockMs + CALL_TIMEOUT_MS)
    const messages = streams?.[0]?.messages ?? []
    if (messages.length === 0) return (await this.#isAtEnd(position)) ? position : null
    let data = position.data
    for (const { id, message } of messages) {
      const next = entryOf(message)
      // The first entry of all gives the data its name.
      if (position.offset === 0) data ??= next.data
      if (next.data !== data || next.offset !== position.offset + 1) return null
      this.#tables.append(next.entry)
      position.offset = next.offset
      position.id = id
    }
    this.#data = data
    return { ...position, data }
  }

  /** Whether there is nothing to read, rather than a stream that was emptied or trimmed. */
  async #isAtEnd(position: Position): Promise<boolean> {
    const { offset, data, lastId } = this.#keys
    const transaction = this.#stream.multi().get(offset).get(data).get(lastId).execTyped()
    const [lastOffset, name, id] = await withRedisDeadline(transaction, CALL_TIMEOUT_MS)
    if (name !== position.data) return false
    if (Number(lastOffset ?? 0) === position.offset) return true
    // Entries that came meanwhile are in the stream; if they are not, it was trimmed.
    if (Number(lastOffset ?? 0) < position.offset || id === null) return false
    const entries = await withRedisDeadline(this.#stream.xRange(this.#keys.log, id, id), CALL_TIMEOUT_MS)
    return (entries ?? []).length > 0
  }
}
