import { embedBuild } from '@herna/embed-kit/build'

export default embedBuild('my-account', import.meta.dirname, { ownPage: true })
