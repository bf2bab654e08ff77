import { createServer } from 'node:http';
import { expect, it, vi } from 'vitest';
import { listenFrom } from './listen.ts';

it('a connection that cannot be accepted is reported, and the server goes on', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const server = createServer((_asked, answer) => answer.end('here'));
  const { port } = await listenFrom(server, 0, '127.0.0.1');
  server.emit('error', new Error('accept EMFILE'));
  expect(log.mock.calls).toEqual([['accept EMFILE']]);
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('here');
  server.closeAllConnections();
  server.close();
  log.mockRestore();
});
