/** Names of the keys, in one slot of a cluster. */
export function keysOf(prefix: string) {
  const key = (name: string) => `{${prefix}:live}:${name}`
  return {
    /** Hash: value in JSON by `code/field`. */
    state: key('state'),
    /** Hash: source by code of its table. */
    owners: key('owners'),
    /** Hash: `source/epoch`, `source/sequence`, `source/seen` (Redis's clock, milliseconds). */
    sources: key('sources'),
    /** Stream: entries of the log. */
    log: key('log'),
    /** Number of the last entry. */
    offset: key('offset'),
    /** The stream's id of the last entry. */
    lastId: key('last-id'),
    /** Random name of this data: another one means that Redis was emptied. */
    data: key('data'),
  }
}
export type Keys = ReturnType<typeof keysOf>
export const keyList = ({ state, owners, sources, log, offset, lastId, data }: Keys): string[] => [
  state,
  owners,
  sources,
  log,
  offset,
  lastId,
  data,
]

/**
 * What the scripts share. Each script is atomic: whoever reads the state, the offset and the last id in one transaction continues the log without a gap.
 * ARGV 1: name for new data, 2: length of the stream.
 */
const COMMON = `
local STATE, OWNERS, SOURCES, LOG, OFFSET, LAST_ID, DATA = unpack(KEYS)
local function now()
  local time = redis.call('TIME')
  return time[1] * 1000 + math.floor(time[2] / 1000)
end
local function append(field, value, source, removed)
  redis.call('SET', DATA, ARGV[1], 'NX')
  local offset = redis.call('INCR', OFFSET)
  local entry = { 'offset', offset, 'data', redis.call('GET', DATA), field, value }
  if source then
    entry[#entry + 1] = 'source'
    entry[#entry + 1] = source
  end
  if removed and #removed > 0 then
    entry[#entry + 1] = 'removed'
    entry[#entry + 1] = cjson.encode(removed)
  end
  redis.call('SET', LAST_ID, redis.call('XADD', LOG, 'MAXLEN', '~', ARGV[2], '*', unpack(entry)))
end
local function acknowledge(source, sequence)
  redis.call('HSET', SOURCES, source .. '/seen', now())
  return { 'stored', tostring(sequence) }
end
local function store(tables)
  for _, item in ipairs(tables) do
    for index = 1, #item[2], 2 do
      redis.call('HSET', STATE, item[1] .. '/' .. item[2][index], item[2][index + 1])
    end
  end
end
local function tablesOf(source)
  local codes = {}
  local owners = redis.call('HGETALL', OWNERS)
  for index = 1, #owners, 2 do
    if owners[index + 1] == source then codes[#codes + 1] = owners[index] end
  end
  return codes
end
`

/** ARGV 3: source, 4: epoch, 5: sequence, 6: the tables in JSON, 7: `[[code, [field, value in JSON, …]], …]`, 8: all fields that a table may have. */
export const REPLACE = `${COMMON}
local source, epoch, sequence = ARGV[3], ARGV[4], tonumber(ARGV[5])
local stored = redis.call('HMGET', SOURCES, source .. '/epoch', source .. '/sequence')
if stored[1] == epoch and tonumber(stored[2]) >= sequence then return acknowledge(source, stored[2]) end
local tables, fields = cjson.decode(ARGV[7]), cjson.decode(ARGV[8])
local kept = {}
for _, item in ipairs(tables) do
  local owner = redis.call('HGET', OWNERS, item[1])
  if owner and owner ~= source then return { 'table-of-another-source', item[1] } end
  kept[item[1]] = true
end
local removed = {}
for _, code in ipairs(tablesOf(source)) do
  for _, field in ipairs(fields) do redis.call('HDEL', STATE, code .. '/' .. field) end
  if not kept[code] then
    removed[#removed + 1] = code
    redis.call('HDEL', OWNERS, code)
  end
end
for code in pairs(kept) do redis.call('HSET', OWNERS, code, source) end
store(tables)
redis.call('HSET', SOURCES, source .. '/epoch', epoch, source .. '/sequence', ARGV[5])
append('tables', ARGV[6], source, removed)
return acknowledge(source, ARGV[5])
`

/** ARGV 3–5 as above, 6: the changes in JSON, 7: as above. */
export const CHANGE = `${COMMON}
local source, epoch, sequence = ARGV[3], ARGV[4], tonumber(ARGV[5])
local stored = redis.call('HMGET', SOURCES, source .. '/epoch', source .. '/sequence')
if stored[1] ~= epoch then return { 'sequence-gap' } end
if tonumber(stored[2]) >= sequence then return acknowledge(source, stored[2]) end
if tonumber(stored[2]) + 1 ~= sequence then return { 'sequence-gap' } end
local tables = cjson.decode(ARGV[7])
for _, item in ipairs(tables) do
  local owner = redis.call('HGET', OWNERS, item[1])
  if not owner then return { 'sequence-gap' } end
  if owner ~= source then return { 'table-of-another-source', item[1] } end
end
store(tables)
redis.call('HSET', SOURCES, source .. '/sequence', ARGV[5])
if #tables > 0 then append('changes', ARGV[6]) end
return acknowledge(source, ARGV[5])
`

/** ARGV 3: milliseconds of silence, 4: the status for the tables. Returns the silent sources. */
export const EXPIRE = `${COMMON}
local silentSince = now() - tonumber(ARGV[3])
local silent = {}
local fields = redis.call('HGETALL', SOURCES)
for index = 1, #fields, 2 do
  local source = string.match(fields[index], '^(.*)/seen$')
  if source and tonumber(fields[index + 1]) <= silentSince and redis.call('HDEL', SOURCES, source .. '/epoch') == 1 then
    silent[#silent + 1] = source
    local changes = {}
    for position, code in ipairs(tablesOf(source)) do
      redis.call('HSET', STATE, code .. '/Status', cjson.encode(ARGV[4]))
      changes[position] = { ImsGameCode = code, Status = ARGV[4] }
    end
    if #changes > 0 then append('changes', cjson.encode(changes)) end
  end
end
return silent
`
