/** [8.30] For the inbox: loads the toast and its texts on demand. */
export async function notifyPlayerMessagesFailed(): Promise<void> {
  const { notifyPlayer } = await import('./notify-player.ts')
  notifyPlayer({ kind: 'messages-failed' }, () => undefined)
}
