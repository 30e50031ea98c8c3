import { embedBuild } from '@herna/embed-kit/build'

export default embedBuild('login-dialog', import.meta.dirname)
