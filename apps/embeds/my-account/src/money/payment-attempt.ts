/** A payment with its idempotency key: a retry with the same id is booked once. */
export interface PaymentAttempt {
  paymentId: string
  amount: number
}

/** Reuses the unresolved attempt when the same amount is sent again after a missing response; another amount is a new payment. */
export const attemptOf = (unresolved: PaymentAttempt | null, amount: number, newId: () => string): PaymentAttempt =>
  unresolved?.amount === amount ? unresolved : { paymentId: newId(), amount }
