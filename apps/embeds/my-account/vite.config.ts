import { embedBuild } from '@herna/embed-kit/build'
import { mergeConfig } from 'vite'
import { pageStyle } from './page-style.ts'

export default mergeConfig(embedBuild('my-account', import.meta.dirname), { plugins: [pageStyle()] })
