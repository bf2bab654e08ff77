/**
 * One formatter per zone, since creating them is slow. Uses the real Intl, before any story
 * replaces it.
 */
const formatters = new Map<string, Intl.DateTimeFormat>();
const { DateTimeFormat } = Intl;

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const formatter = new DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  formatters.set(zone, formatter);
  return formatter;
}

function readOffset(zone: string, instant: number): number {
  const name = formatterOf(zone)
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName');
  const [, sign, hours = '0', minutes = '0', seconds = '0'] =
    /^GMT(?:([+-])(\d+):(\d+)(?::(\d+))?)?$/.exec(name?.value ?? '') ?? [];
  const size = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -size : size;
}

const day = 86_400_000;

/** Offsets by zone and day since 1970; null on a day with a clock change. */
const offsets = new Map<string, Map<number, number | null>>();

function offsetsOf(zone: string): Map<number, number | null> {
  const known = offsets.get(zone) ?? new Map<number, number | null>();
  offsets.set(zone, known);
  return known;
}

/**
 * Offset of a zone from UTC at one moment, in milliseconds: -10,800,000 in São Paulo today. NaN for
 * an invalid moment; throws a RangeError for an unknown zone.
 *
 * @param zone IANA name such as `America/Sao_Paulo`
 * @param instant milliseconds since 1970 in UTC
 */
export function offsetAt(zone: string, instant: number): number {
  if (!Number.isFinite(instant)) return Number.NaN;
  const byDay = offsetsOf(zone);
  const number = Math.floor(instant / day);
  let offset = byDay.get(number);
  if (offset === undefined) {
    const start = number * day;
    offset = readOffset(zone, start);
    // No zone changes its clocks twice within two days.
    if (offset !== readOffset(zone, start + day)) offset = null;
    byDay.set(number, offset);
  }
  return offset ?? readOffset(zone, instant);
}

/**
 * The moment of a zone's local time, which is given as if it were UTC. A skipped local time uses
 * the offset before the change, a repeated one its first occurrence, as in JavaScript.
 */
export function instantOf(zone: string, wall: number): number {
  // No zone changes its clocks twice within two days.
  const before = wall - offsetAt(zone, wall - 86_400_000);
  const after = wall - offsetAt(zone, wall + 86_400_000);
  const isRight = (instant: number) => instant + offsetAt(zone, instant) === wall;
  return isRight(before) || !isRight(after) ? before : after;
}
