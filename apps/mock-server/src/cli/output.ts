/** Reports on stderr that the server uses another port than the requested one. */
export function reportBusy(wanted: number, used: number): void {
  if (used !== wanted && wanted !== 0) console.error(`Port ${wanted} is busy, so ${used} is used instead.`);
}
