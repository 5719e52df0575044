import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** What stands for the network of an address that cannot be read: all of them share one bucket. */
const UNKNOWN = 'unknown';

/**
 * The network a request comes from: the first 24 bits of an IPv4 address, the first 48 of an IPv6 one.
 * @param address as a socket or a proxy names it.
 */
export function networkOf(address: string | undefined): string {
  const plain = (address ?? '')
    .trim()
    .replace(/^\[|\]$/g, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '');
  if (!isIPv6(plain)) return UNKNOWN;
  const [head = '', tail] = plain.replace(/%.*/, '').toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, 3)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}

/**
 * The address of the reader, of whom proxies that are ours have each added one to `X-Forwarded-For`.
 * @param hops how many proxies of ours stand before the server; what came before them is anybody's word.
 */
export function addressOf(
  socket: string | undefined,
  forwardedFor: string | undefined,
  hops: number,
): string | undefined {
  if (hops === 0) return socket;
  return forwardedFor?.split(',').at(-hops)?.trim() ?? socket;
}

/**
 * The network that a request comes from, as far as it can be known.
 * @param context of Hono; a request in a test comes from nowhere.
 * @param hops as for `addressOf`.
 */
export function networkOfRequest({ req, env }: Context, hops: number): string {
  const bindings = env as Partial<HttpBindings> | undefined; // what the adapter gives
  const forwardedFor = req.header('X-Forwarded-For');
  return networkOf(addressOf(bindings?.incoming?.socket.remoteAddress, forwardedFor, hops));
}

/** Stands for a network in the database for a day. */
export const hashNetwork = (network: string, salt: string): string =>
  createHmac('sha256', salt).update(network).digest('base64url').slice(0, 22);
