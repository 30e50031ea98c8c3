import { embedBuild } from '@herna/embed-kit/build'

export default embedBuild('login-dialog-2', import.meta.dirname)
