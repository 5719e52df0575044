import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DocsError } from '#core/errors.ts';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('has a default for everything', () => {
    const defaults = {
      port: undefined,
      host: '127.0.0.1',
      outFolder: 'out',
      publicOrigin: undefined,
      subdomains: false,
      allowedHosts: undefined,
      logLevel: 'info',
      demoRows: 10_000,
      feedback: {
        databaseUrl: undefined,
        folder: 'data/feedback',
        token: undefined,
        proxies: 0,
        hosts: [],
        encrypted: false,
      },
    };
    expect(readConfig({})).toEqual(defaults);
    expect(readConfig({ PORT: '', HOST: '', OUT: '', HOME: '/root' })).toEqual(defaults);
  });

  it('takes what is set', () => {
    const environment = {
      PORT: '8080',
      HOST: '0.0.0.0',
      OUT: '/srv/out',
      LOG_LEVEL: 'warn',
      DEMO_ROWS: '500',
      DATABASE_URL: 'postgresql://docs:secret@db/docs',
      FEEDBACK_FOLDER: '/srv/feedback',
      FEEDBACK_TOKEN: 'sixteen letters.',
      PROXIES: '2',
      ALLOWED_HOSTS: 'docs.example.com',
      HSTS_SUBDOMAINS: 'yes',
      FEEDBACK_HOSTS: 'docs.example.com,Localhost:3000',
    };
    expect(readConfig(environment)).toEqual({
      port: 8080,
      host: '0.0.0.0',
      outFolder: '/srv/out',
      publicOrigin: undefined,
      subdomains: true,
      allowedHosts: ['docs.example.com'],
      logLevel: 'warn',
      demoRows: 500,
      feedback: {
        databaseUrl: 'postgresql://docs:secret@db/docs',
        folder: '/srv/feedback',
        token: 'sixteen letters.',
        proxies: 2,
        hosts: ['docs.example.com', 'localhost:3000'],
        encrypted: false,
      },
    });
  });

  it.each(['1', '65535'])('takes port %s', (PORT) => {
    expect(readConfig({ PORT }).port).toBe(Number(PORT));
  });

  it.each(['0', '65536', '-1', '3000.5', '3e3', '0x10', ' 3000', 'three', '99999999'])(
    'refuses port %j with the legal ones',
    (PORT) => {
      expect(() => readConfig({ PORT })).toThrow(DocsError);
      expect(() => readConfig({ PORT })).toThrow(
        `PORT cannot be "${PORT}". For PORT, use a whole number from 1 to 65535`,
      );
    },
  );

  it.each(['localhost', '::1', '::', '192.168.0.7', 'docs.example.com'])(
    'takes host %s',
    (HOST) => {
      expect(readConfig({ HOST }).host).toBe(HOST);
    },
  );

  it.each(['http://localhost', 'a b', '-a', 'a_b', 'host:80', '1:2'])('refuses host %j', (HOST) => {
    expect(() => readConfig({ HOST })).toThrow(
      `HOST cannot be "${HOST}". For HOST, use an IP address or a host name`,
    );
  });

  it.each([
    ['https://mui.com', 'https://mui.com'],
    ['https://docs.example.com:8443/', 'https://docs.example.com:8443'],
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('takes %s for where readers find the site', (PUBLIC_ORIGIN, origin) => {
    expect(readConfig({ PUBLIC_ORIGIN }).publicOrigin).toBe(origin);
  });

  it.each(['mui.com', 'https://mui.com/x/', 'https://a@mui.com', 'ftp://mui.com', 'https://'])(
    'refuses %j for where readers find the site',
    (PUBLIC_ORIGIN) => {
      expect(() => readConfig({ PUBLIC_ORIGIN })).toThrow(
        `PUBLIC_ORIGIN cannot be "${PUBLIC_ORIGIN}". For PUBLIC_ORIGIN, use the scheme and host`,
      );
    },
  );

  it.each([
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL cannot be "loud". For LOG_LEVEL, use one of info, warn'],
    [{ PROXIES: '-1' }, 'PROXIES cannot be "-1". For PROXIES, use how many proxies'],
    [{ FEEDBACK_HOSTS: 'https://a' }, 'FEEDBACK_HOSTS cannot be "https://a". For FEEDBACK_HOSTS,'],
  ])('refuses %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });

  it.each([
    [{ DATABASE_URL: 'mysql://root:secret@db' }, 'DATABASE_URL makes no sense. For DATABASE_URL,'],
    [
      { FEEDBACK_TOKEN: 's'.repeat(40) },
      'FEEDBACK_TOKEN makes no sense. For FEEDBACK_TOKEN, use at least',
    ],
    [
      { FEEDBACK_TOKEN: 'secret' },
      'FEEDBACK_TOKEN makes no sense. For FEEDBACK_TOKEN, use at least',
    ],
  ])('does not repeat a secret that makes no sense: %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
    expect(() => readConfig(environment)).not.toThrow('secret');
  });

  it('names everything that is wrong at once', () => {
    expect(() => readConfig({ PORT: 'x', HOST: '?' })).toThrow(
      /PORT cannot be "x"\. HOST cannot be "\?"\. For PORT, use .* For HOST, use /,
    );
  });

  it('reads nothing that README.md does not explain', () => {
    const file = (name: string): string =>
      readFileSync(path.join(import.meta.dirname, name), 'utf8');
    const names = [...file('config.ts').matchAll(/^  ([A-Z_]+): (?:z|hostList)\b/gm)];
    expect(names.length).toBeGreaterThan(10);
    const explained = file('../../README.md');
    const missing = names.flatMap(([, name = '']) =>
      explained.includes(`\`${name}\``) ? [] : [name],
    );
    expect(missing).toEqual([]);
  });
});
