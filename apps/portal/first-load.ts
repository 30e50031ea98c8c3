import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { ESTree, Plugin, Rolldown } from 'vite'

type Context = Rolldown.PluginContext
/** What a statement imports from another module: the exported names, `*` for all. */
interface WrittenImport {
  specifier: string
  names: string[]
  /** For a re-export: the names it exports them as. */
  exportedAs?: string[]
}

interface ModuleImport extends WrittenImport {
  /** Id of the other module; null if it is not part of the build. */
  target: string | null
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
    buildStart: () => importsById.clear(),
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
    const imports = await importsOfModule(id, context)
    if (!imports) return
    const reExports = name === '*' ? [] : imports.flatMap((part) => reExportOf(part, name))
    // The name is defined in this module: follow all of its own imports.
    const importsToFollow = reExports.length > 0 ? reExports : imports.filter((part) => name === '*' || !part.exportedAs)
    if (reExports.length === 0) reachable.add(id)
    for (const { target, names } of importsToFollow) if (target) for (const each of names) await visit(target, each)
  }
  for (const id of entries) await visit(id, '*')
  return reachable
}

/** For all plugins of a build: each asks for nearly the same modules, and parsing and resolving them again took half of the build's time. */
const importsById = new Map<string, ModuleImport[] | null>()

/** Null for a module without code, such as an external one. */
async function importsOfModule(id: string, context: Context): Promise<ModuleImport[] | null> {
  const known = importsById.get(id)
  if (known !== undefined) return known
  const code = context.getModuleInfo(id)?.code
  const written = code ? context.parse(code, { lang: 'tsx' }).body.flatMap(importsOf) : null
  const imports = written && (await Promise.all(written.map((part) => withTarget(part, id, context))))
  importsById.set(id, imports)
  return imports
}

async function withTarget(part: WrittenImport, importer: string, context: Context): Promise<ModuleImport> {
  const target = await context.resolve(part.specifier, importer)
  return { ...part, target: target && !target.external ? target.id : null }
}

/** The source of `name` if the statement re-exports it. */
function reExportOf({ names, exportedAs = [], ...part }: ModuleImport, name: string): ModuleImport[] {
  const from = names[exportedAs.indexOf(name)]
  return from === undefined ? [] : [{ ...part, names: [from] }]
}

function importsOf(statement: ESTree.Program['body'][number]): WrittenImport[] {
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
