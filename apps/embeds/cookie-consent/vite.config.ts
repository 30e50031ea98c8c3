import { embedBuild } from '@herna/embed-kit/build'

export default embedBuild('cookie-consent', import.meta.dirname, { preact: true })
