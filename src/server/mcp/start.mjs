// A thread is not started with the loader of the process: without it, Node takes no TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
