/** Query of `GET /ganhos/detalhados` for the month of a local date. */
export function monthQuery(now: Date): { mes: number; ano: number } {
  return { mes: now.getMonth() + 1, ano: now.getFullYear() };
}
