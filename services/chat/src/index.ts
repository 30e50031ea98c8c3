/** Chat with support: customers at `/chat`, operators at `/support`, updates over STOMP. Spec 1.8, 2.35, 3.46, 4.30, 7.43, 8.24. */
export { type ChatParts, createChatService, MIGRATIONS } from './chat-service.ts'
export type { SeededOperator } from './support/seed.ts'

import { createChatService } from './chat-service.ts'

/** The chat with its default settings and no operators. */
export const chatService = createChatService()
