/** One formatter per zone: making them is slow, and every reading of a date asks. Taken before any story changes Intl. */
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

/** Zone and day, with the offset that holds from its first to its last moment, or null on a day on which the clocks change. */
const offsetsByDay = new Map<string, number | null>();

/**
 * How far the wall clocks of a zone are ahead of UTC at one moment, in milliseconds: -10,800,000 in São Paulo today.
 * NaN for an invalid moment; throws a RangeError for a zone nobody knows.
 *
 * @param zone IANA name such as `America/Sao_Paulo`
 * @param instant milliseconds since 1970 in UTC
 */
export function offsetAt(zone: string, instant: number): number {
  if (!Number.isFinite(instant)) return Number.NaN;
  const start = Math.floor(instant / day) * day;
  const key = `${zone} ${start}`;
  let offset = offsetsByDay.get(key);
  if (offset === undefined) {
    offset = readOffset(zone, start);
    // No zone changes its clocks twice within two days.
    if (offset !== readOffset(zone, start + day)) offset = null;
    offsetsByDay.set(key, offset);
  }
  return offset ?? readOffset(zone, instant);
}

/**
 * The moment at which the wall clocks of a zone show a time, itself written as if it were UTC. A time that a change of the
 * clocks leaves out is read by the clock before the change, one that comes twice is its first, as JavaScript has it.
 */
export function instantOf(zone: string, wall: number): number {
  // No zone changes its clocks twice within two days.
  const before = wall - offsetAt(zone, wall - 86_400_000);
  const after = wall - offsetAt(zone, wall + 86_400_000);
  const isRight = (instant: number) => instant + offsetAt(zone, instant) === wall;
  return isRight(before) || !isRight(after) ? before : after;
}
