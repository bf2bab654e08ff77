import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { expect, it, vi } from 'vitest';
import { listenFrom, shownAddress } from './listen.ts';

it('a connection that cannot be accepted is reported, and the server goes on', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { port, servers } = await listenFrom(() => createServer((_asked, answer) => answer.end('here')), 0);
  for (const server of servers) server.emit('error', new Error('accept EMFILE'));
  expect(log.mock.calls).toEqual(servers.map(() => ['accept EMFILE']));
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('here');
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  log.mockRestore();
});

it('is reached by each address of localhost that the machine has', async () => {
  const own = Object.values(networkInterfaces()).flatMap((all) => all?.map(({ address }) => address) ?? []);
  const { port, servers } = await listenFrom(() => createServer((_asked, answer) => answer.end('here')), 0);
  for (const address of ['127.0.0.1', '::1'].filter((one) => own.includes(one)))
    expect(await (await fetch(`http://${shownAddress(address, port)}`)).text()).toBe('here');
  for (const server of servers) server.close().closeAllConnections();
});
