import { expect, it } from 'vitest';
import { placeList } from './placeList.ts';

const screen = { top: 74, bottom: 640 };

it.each([
  ['plenty of room', { top: 100, bottom: 144 }, 2000, { side: 'below', maxHeight: 300 }],
  ['just enough room below', { top: 280, bottom: 324 }, 2000, { side: 'below', maxHeight: 300 }],
  ['not enough below, more above', { top: 500, bottom: 544 }, 2000, { side: 'above', maxHeight: 300 }],
  ['a short list still fits below', { top: 480, bottom: 524 }, 84, { side: 'below', maxHeight: 132 }],
  ['little on both sides, more below', { top: 240, bottom: 390 }, 2000, { side: 'below', maxHeight: 234 }],
  ['little on both sides, more above', { top: 370, bottom: 414 }, 2000, { side: 'above', maxHeight: 280 }],
  ['hardly any room at all', { top: 100, bottom: 600 }, 2000, { side: 'below', maxHeight: 132 }],
])('%s', (_case, field, wanted, place) => {
  expect(placeList(field, screen, wanted)).toEqual(place);
});
