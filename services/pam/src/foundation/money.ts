/** All amounts are integer cents of this currency. */
export const CURRENCY = 'EUR'
