import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const resolve = createRequire(import.meta.url).resolve

/** Cached: the code does not change while it runs. */
const versions = new Map<string, string>()

/** A hash of these packages' sources: 12 hexadecimal digits, used as the version of what they generate. */
export function sourceVersion(...packageNames: string[]): string {
  const key = packageNames.join(' ')
  const version = versions.get(key) ?? hashOf(packageNames)
  versions.set(key, version)
  return version
}

function hashOf(packageNames: string[]): string {
  const hash = createHash('sha256')
  for (const name of packageNames) {
    const folder = dirname(resolve(name))
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => isSource(file))
    for (const file of files.sort()) hash.update(`${name}/${file}`).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex').slice(0, 12)
}

const isSource = (file: string): boolean => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file)
