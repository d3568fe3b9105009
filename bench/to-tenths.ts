/** A number rounded to one digit after the point. */
export function toTenths(value: number): number {
  return Math.round(value * 10) / 10
}
