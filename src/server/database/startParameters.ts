import { PGlite } from '@electric-sql/pglite';

/**
 * PGlite's own parameters without `-F`, which would answer before anything is on the disk. Of the ways to get the log
 * there, only `fsync` comes through to `DurableFiles`.
 */
export const START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=16MB'].flatMap((setting) => [
    '-c',
    setting,
  ]),
];
