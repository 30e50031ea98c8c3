/** The same moment of the month before, or of that month's last day [7.24] [7.25] [9.6]. */
export function monthEarlier(at: Date): Date {
  const earlier = new Date(at)
  earlier.setUTCDate(0)
  if (at.getUTCDate() < earlier.getUTCDate()) earlier.setUTCDate(at.getUTCDate())
  return earlier
}
