import { embedBuild } from '@herna/embed-kit/build'

export default embedBuild('in-app-notification', import.meta.dirname, { preact: true })
