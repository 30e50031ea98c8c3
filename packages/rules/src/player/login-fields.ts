import type { Credentials, NativeCredentials } from './auth-state.ts'

/** [5.2] A login needs both; remember-me is 1 or 0. An empty password is for the silent login alone [4.8]. */
export const areCredentialsComplete = ({ username, password, rememberMe }: Credentials): boolean =>
  username.trim() !== '' && password !== '' && (rememberMe === 0 || rememberMe === 1)

/** [4.16] [5.2] Used only when both are there. */
export const nativeCredentials = (
  username: string | null | undefined,
  token: string | null | undefined,
): NativeCredentials | null => (username?.trim() && token?.trim() ? { username: username.trim(), token: token.trim() } : null)
