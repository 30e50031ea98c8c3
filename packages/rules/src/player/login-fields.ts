import type { Credentials, NativeCredentials } from './auth-state.ts'

/** A login requires name and password [5.2]. An empty password is only for a silent login [4.8]. */
export const areCredentialsComplete = ({ username, password, rememberMe }: Credentials): boolean =>
  username.trim() !== '' && password !== '' && (rememberMe === 0 || rememberMe === 1)

/** Credentials of a native launch, used only when both are present [4.16] [5.2]. */
export const nativeCredentials = (
  username: string | null | undefined,
  token: string | null | undefined,
): NativeCredentials | null => (username?.trim() && token?.trim() ? { username: username.trim(), token: token.trim() } : null)
