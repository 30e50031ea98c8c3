import type { ExclusionProduct, ExclusionReason } from '@herna/contract/player'
import type { PamContext, Queryable, RegisterAnswer } from '../foundation/index.ts'
import type { Player } from './accounts/players.store.ts'

/** Why a player may not play. */
export interface PlayBlock {
  readonly reason: ExclusionReason
  readonly product: ExclusionProduct
  /** Null: indefinite. */
  readonly endsAt: Date | null
}

/** What identity requires of the modules above it; provided by the composition (`pam-service.ts`). */
export interface IdentityPorts {
  /** Queries the register of excluded persons about a person without an account. */
  askRegister(personKey: Buffer): Promise<RegisterAnswer>
  /** Queries it about a player and stores the reply. */
  refreshRegisterState(player: Pick<Player, 'id' | 'personKey'>): Promise<RegisterAnswer>
  /** Null: may play. */
  playBlock(db: Queryable, playerId: string, now: Date): Promise<PlayBlock | null>
  /** Within the caller's transaction; `opening` is in cents. */
  openWallet(db: Queryable, playerId: string, opening?: number, at?: Date): Promise<void>
}

export interface IdentityContext extends PamContext {
  ports: IdentityPorts
}
