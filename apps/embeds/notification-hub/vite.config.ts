import { embedBuild } from '@herna/embed-kit/build'

export default embedBuild('notification-hub', import.meta.dirname, { preact: true })
