/** A payment whose outcome nobody knows yet keeps its id: sent again, it is made once. */
export interface PaymentAttempt {
  paymentId: string
  amount: number
}

/** The same payment when the same amount is sent again after an answer that never came; another amount is another payment. */
export const attemptOf = (unknown: PaymentAttempt | null, amount: number, newId: () => string): PaymentAttempt =>
  unknown?.amount === amount ? unknown : { paymentId: newId(), amount }
