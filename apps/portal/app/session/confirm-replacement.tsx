import { openModal } from '../dialogs/index.ts'

/** Asks whether the logged-in player may be logged out for another one. Closing the dialog means no. */
export async function confirmReplacement(username: string): Promise<boolean> {
  const { ReplacePlayer } = await import('./replace-player.tsx')
  return new Promise((resolve) =>
    openModal({
      id: 'replace-player',
      level: 5000,
      render: (controls) => <ReplacePlayer controls={controls} username={username} onAnswer={resolve} />,
    }),
  )
}
