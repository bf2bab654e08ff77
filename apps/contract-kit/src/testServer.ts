import { createServer, type RequestListener, type Server } from 'node:http';

/** A server of a test on its own port. */
export interface TestServer {
  url: string;
  close: () => Promise<void>;
}

function listening(server: Server): Promise<TestServer> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const close = () =>
        new Promise<void>((closed) => {
          server.close(() => closed());
          server.closeAllConnections();
        });
      resolve({ url: `http://127.0.0.1:${port}`, close });
    });
  });
}

/** Starts a server of node:http. */
export function serve(listener: RequestListener): Promise<TestServer> {
  return listening(createServer(listener));
}
