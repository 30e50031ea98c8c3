import { embedBuild } from '@herna/embed-kit/build'

export default embedBuild('support', import.meta.dirname, { ownPage: true })
