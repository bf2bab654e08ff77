const RunningDate = Date;

/** Stops the clock of the page. @param moment ISO 8601 with offset, such as `2026-11-18T10:30:00-03:00` */
export function stopClock(moment: string): void {
  const now = RunningDate.parse(moment);
  globalThis.Date = new Proxy(RunningDate, {
    construct: (real, args, target) => Reflect.construct(real, args.length > 0 ? args : [now], target),
    get: (real, name) => (name === 'now' ? () => now : Reflect.get(real, name)),
  });
}

/** Lets the clock run again, at the real time. */
export function restartClock(): void {
  globalThis.Date = RunningDate;
}
