import { openModal } from '../dialogs/index.ts'

/** Whether the player who is in here is logged out for another one; whoever closes the question keeps them. */
export async function askReplacement(username: string): Promise<boolean> {
  const { ReplacePlayer } = await import('./replace-player.tsx')
  return new Promise((answer) =>
    openModal({
      id: 'replace-player',
      level: 5000,
      render: (controls) => <ReplacePlayer controls={controls} username={username} answer={answer} />,
    }),
  )
}
