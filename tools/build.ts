import { buildWhatIsStale } from './builds.ts'

await buildWhatIsStale((message) => console.log(message))
