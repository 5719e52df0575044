import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** Long enough for a page over a slow line; then a client that does not read is cut off. */
const GRACE_MS = 10_000;

/**
 * Returns what closes the server gracefully: it takes no new connection, answers what it was asked to the last byte,
 * and is done when the last connection is gone. To be called before the server listens.
 *
 * Node's own `server.close()` counts a connection as idle as soon as the response's end is written, although the
 * client may not have taken it from the socket yet, and destroys it; a large file then arrives short. So the
 * connections are counted here, and only the listening is ended by Node.
 */
export function createClose(server: Server): () => Promise<void> {
  /** Open connections, each with how many requests are being answered on it. */
  const connections = new Map<Socket, number>();
  let closed: Promise<void> | undefined;

  function count(socket: Socket, change: 1 | -1): void {
    const before = connections.get(socket);
    if (before === undefined) return;
    connections.set(socket, before + change);
    if (closed !== undefined && before + change === 0) socket.destroySoon();
  }

  server.on('connection', (socket) => {
    connections.set(socket, 0);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request, response) => {
    count(request.socket, 1);
    // "close" comes when everything is written, "end" of the response only when there is no more to write.
    response.once('close', () => count(request.socket, -1));
  });

  return () => {
    closed ??= new Promise((resolve, reject) => {
      NetServer.prototype.close.call(server, (error) => (error ? reject(error) : resolve()));
      for (const [socket, requests] of connections) if (requests === 0) socket.destroySoon();
      setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    });
    return closed;
  };
}
