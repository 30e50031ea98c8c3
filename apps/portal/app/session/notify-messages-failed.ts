/** [8.30] For the layer that shows messages: the notice's texts come with the player's flows. */
export async function tellMessagesFailed(): Promise<void> {
  const { notifyPlayer } = await import('./notify-player.ts')
  notifyPlayer({ kind: 'messages-failed' }, () => undefined)
}
