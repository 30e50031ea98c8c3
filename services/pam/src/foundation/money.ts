/** All amounts are integer cents of it. */
export const CURRENCY = 'EUR'
