import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { ESTree, Plugin, Rolldown } from 'vite'

type Context = Rolldown.PluginContext
/** What a statement takes from another module: the names it has there, `*` for all of it. */
interface Taken {
  specifier: string
  names: string[]
  /** Of a re-export: the names given to them. */
  exportedAs?: string[]
}

/**
 * Which modules a page needs from its first moment: what the given entries of the build (absolute paths) import statically, however far away. Like tree
 * shaking it goes by names: of a folder's `index.ts` only the modules behind the imported names count. Dynamic imports are never followed.
 */
export function firstLoad(files: string[]): { plugin: Plugin; has: (id: string) => boolean } {
  const needed = new Set<string>()
  const plugin: Plugin = {
    name: 'first-load',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildEnd(error) {
      if (error) return
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry)
      const entryOf = (file: string) => entries.find((id) => id.replace(/\?.*$/, '') === file) ?? this.error(`no entry: ${file}`)
      for (const id of await reachableFrom(files.map(entryOf), this)) needed.add(id)
    },
  }
  return { plugin, has: (id) => needed.has(id) }
}

/** The files of a route and of the layouts around it, relative to the folder of the app. */
export function filesOfRoute(routes: RouteConfigEntry[], wanted: string): string[] {
  for (const { id, file, children = [] } of routes) {
    if (id === wanted) return [file]
    const below = filesOfRoute(children, wanted)
    if (below.length > 0) return [file, ...below]
  }
  return []
}

async function reachableFrom(entries: string[], context: Context): Promise<Set<string>> {
  const reached = new Set<string>()
  const seen = new Set<string>()
  const visit = async (id: string, name: string): Promise<void> => {
    if (seen.has(`${id} ${name}`)) return
    seen.add(`${id} ${name}`)
    const code = context.getModuleInfo(id)?.code
    if (!code) return
    const taken = context.parse(code, { lang: 'tsx' }).body.flatMap(takenBy)
    const handedOn = name === '*' ? [] : taken.flatMap((part) => reExportOf(part, name))
    // A name of the module's own: then all that the module imports for itself.
    const followed = handedOn.length > 0 ? handedOn : taken.filter((part) => name === '*' || !part.exportedAs)
    if (handedOn.length === 0) reached.add(id)
    for (const { specifier, names } of followed) {
      const other = await context.resolve(specifier, id)
      if (other && !other.external) for (const each of names) await visit(other.id, each)
    }
  }
  for (const id of entries) await visit(id, '*')
  return reached
}

/** Where `name` comes from if the statement hands it on. */
function reExportOf({ specifier, names, exportedAs = [] }: Taken, name: string): Taken[] {
  const from = names[exportedAs.indexOf(name)]
  return from === undefined ? [] : [{ specifier, names: [from] }]
}

function takenBy(statement: ESTree.Program['body'][number]): Taken[] {
  if (statement.type === 'ImportDeclaration' && statement.importKind !== 'type') {
    const names = statement.specifiers.flatMap((part) => {
      if (part.type === 'ImportSpecifier') return part.importKind === 'type' ? [] : [nameOf(part.imported)]
      return part.type === 'ImportDefaultSpecifier' ? ['default'] : ['*']
    })
    const isForEffect = statement.specifiers.length === 0
    return [{ specifier: statement.source.value, names: isForEffect ? ['*'] : names }]
  }
  if (statement.type === 'ExportAllDeclaration' && statement.exportKind !== 'type')
    return [{ specifier: statement.source.value, names: ['*'] }]
  if (statement.type === 'ExportNamedDeclaration' && statement.source && statement.exportKind !== 'type') {
    const values = statement.specifiers.filter((part) => part.exportKind !== 'type')
    const [names, exportedAs] = [values.map((part) => nameOf(part.local)), values.map((part) => nameOf(part.exported))]
    return [{ specifier: statement.source.value, names, exportedAs }]
  }
  return []
}

const nameOf = (name: ESTree.ModuleExportName): string => (name.type === 'Literal' ? name.value : name.name)
