import * as styles from './HomeArt.css.ts';

/** Lines from each person to their referrals, on a grid of 320 by 240. */
const branches =
  'M160 216V152M160 152C160 124 64 132 64 96M160 152V96M160 152C160 124 256 132 256 96' +
  'M64 96C64 68 32 76 32 40M64 96C64 68 96 76 96 40M160 96V40M256 96C256 68 224 76 224 40M256 96C256 68 288 76 288 40';

const people = [
  { x: 160, y: 216, r: 14 },
  { x: 160, y: 152, r: 12 },
  ...[64, 160, 256].map((x) => ({ x, y: 96, r: 10 })),
  ...[32, 96, 160, 224, 288].map((x) => ({ x, y: 40, r: 8 })),
];

/** Decorative drawing of a referral network. */
export function HomeArt() {
  return (
    <svg className={styles.art} viewBox="0 0 320 240" aria-hidden="true" focusable="false">
      <path className={styles.branch} d={branches} />
      {people.map(({ x, y, r }) => (
        <circle key={`${x}-${y}`} className={styles.person} cx={x} cy={y} r={r} />
      ))}
    </svg>
  );
}
