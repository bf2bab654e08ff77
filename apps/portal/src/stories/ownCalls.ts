/** Header with the number of the story that sent a call. */
const header = 'x-story';

/** Milliseconds within which a screen sends its next call after an answer. */
const reaction = 50;

let story = 0;
let lastAnswer = 0;
const { fetch: send } = window;
const now = performance.now.bind(performance);

/**
 * Marks each call to the API with the story that sends it, and withholds late answers: a screen can
 * outlive its story for a moment, when it sends one request after another.
 */
window.fetch = async (input, init) => {
  const request = new Request(input, init);
  if (!new URL(request.url).pathname.startsWith('/api/')) return send(request);
  const own = story;
  request.headers.set(header, String(own));
  try {
    const response = await send(request);
    if (own === story) return response;
  } catch (error) {
    if (own === story) throw error;
  } finally {
    lastAnswer = now();
  }
  return new Promise<never>(() => {});
};

/** Starts the calls of the next story. */
export function startCalls(): void {
  story += 1;
}

/**
 * Ends the story's calls after its screen has unmounted, and waits for calls that it is about to
 * send.
 */
export async function endCalls(): Promise<void> {
  story += 1;
  const rest = lastAnswer + reaction - now();
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
}

/** Whether an ended story sent the call. */
export function isFromEndedStory(request: Request): boolean {
  const sender = request.headers.get(header);
  return sender !== null && sender !== String(story);
}
