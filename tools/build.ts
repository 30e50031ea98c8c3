import { buildStaleTargets } from './builds.ts'

await buildStaleTargets((message) => console.log(message))
