/** The edges of something on the screen, as `getBoundingClientRect` gives them. */
export interface Edges {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Whether two things on the screen lie over one another, be it in part; touching edges do not. */
export function covers(one: Edges, other: Edges): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
