import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { ESTree, Plugin, Rolldown } from 'vite'

type Context = Rolldown.PluginContext
/** What a statement imports from another module: the exported names, `*` for all. */
interface ModuleImport {
  specifier: string
  names: string[]
  /** For a re-export: the names it exports them as. */
  exportedAs?: string[]
}

interface LoadedModules {
  plugin: Plugin
  has: (id: string) => boolean
}

/**
 * Collects the modules that load together: everything the given entries of the build (absolute paths) import statically, transitively. Like tree shaking it
 * follows names: behind a folder's `index.ts` only the modules of the imported names count. Dynamic imports are not followed.
 */
export const firstLoad = (files: string[]): LoadedModules =>
  loadedModules('first-load', (context) => {
    const entries = entriesOf(context)
    return files.map((file) => entries.find((id) => id.replace(/\?.*$/, '') === file) ?? context.error(`no entry: ${file}`))
  })

/** The same for modules that are imported dynamically (absolute paths). */
export const laterLoad = (files: string[]): LoadedModules =>
  loadedModules('later-load', (context) =>
    files.map((file) => (context.getModuleInfo(file) ? file : context.error(`not part of the build: ${file}`))),
  )

/** What any page imports statically; `isLeftOut` tells which entries do not count. */
export const anyPage = (isLeftOut: (id: string) => boolean = () => false): LoadedModules =>
  loadedModules('any-page', (context) => entriesOf(context).filter((id) => !isLeftOut(id)))

/** What modules that are imported dynamically import statically, without those of the given files (absolute paths). */
export const otherLoads = (files: string[]): LoadedModules =>
  loadedModules('other-loads', (context) => {
    const dynamic = [...context.getModuleIds()].flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    return [...new Set(dynamic)].filter((id) => !files.includes(id))
  })

const entriesOf = (context: Context): string[] => [...context.getModuleIds()].filter((id) => context.getModuleInfo(id)?.isEntry)

function loadedModules(name: string, startOf: (context: Context) => string[]): LoadedModules {
  const needed = new Set<string>()
  const plugin: Plugin = {
    name,
    applyToEnvironment: ({ name: environment }) => environment === 'client',
    async buildEnd(error) {
      if (error) return
      for (const id of await reachableFrom(startOf(this), this)) needed.add(id)
    },
  }
  return { plugin, has: (id) => needed.has(id) }
}

/** The files of a route and of the layouts around it, relative to the folder of the app. */
export function filesOfRoute(routes: RouteConfigEntry[], routeId: string): string[] {
  for (const { id, file, children = [] } of routes) {
    if (id === routeId) return [file]
    const childFiles = filesOfRoute(children, routeId)
    if (childFiles.length > 0) return [file, ...childFiles]
  }
  return []
}

async function reachableFrom(entries: string[], context: Context): Promise<Set<string>> {
  const reachable = new Set<string>()
  const visited = new Set<string>()
  const visit = async (id: string, name: string): Promise<void> => {
    if (visited.has(`${id} ${name}`)) return
    visited.add(`${id} ${name}`)
    const code = context.getModuleInfo(id)?.code
    if (!code) return
    const imports = context.parse(code, { lang: 'tsx' }).body.flatMap(importsOf)
    const reExports = name === '*' ? [] : imports.flatMap((part) => reExportOf(part, name))
    // The name is defined in this module: follow all of its own imports.
    const importsToFollow = reExports.length > 0 ? reExports : imports.filter((part) => name === '*' || !part.exportedAs)
    if (reExports.length === 0) reachable.add(id)
    for (const { specifier, names } of importsToFollow) {
      const target = await context.resolve(specifier, id)
      if (target && !target.external) for (const each of names) await visit(target.id, each)
    }
  }
  for (const id of entries) await visit(id, '*')
  return reachable
}

/** The source of `name` if the statement re-exports it. */
function reExportOf({ specifier, names, exportedAs = [] }: ModuleImport, name: string): ModuleImport[] {
  const from = names[exportedAs.indexOf(name)]
  return from === undefined ? [] : [{ specifier, names: [from] }]
}

function importsOf(statement: ESTree.Program['body'][number]): ModuleImport[] {
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
