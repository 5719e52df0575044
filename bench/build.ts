import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

/** Resident memory of a process and all below it, in bytes, from /proc; 0 where there is none. */
function memoryBelow(root: number): number {
  const parents = new Map<number, number>();
  const resident = new Map<number, number>();
  try {
    for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]));
        resident.set(Number(name), Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024);
      } catch {
        // the process ended while we looked
      }
    }
  } catch {
    return 0; // no /proc on this system
  }
  const isBelow = (pid: number): boolean =>
    pid === root || (pid > 1 && isBelow(parents.get(pid) ?? 0));
  return [...resident].reduce((sum, [pid, bytes]) => sum + (isBelow(pid) ? bytes : 0), 0);
}

/** A full build from nothing: seconds, and the most memory that all its processes held at once. */
export async function benchBuild(): Promise<void> {
  for (const folder of ['.generated', '.next', 'out'])
    rmSync(folder, { recursive: true, force: true });
  const start = performance.now();
  const build = spawn('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryBelow(build.pid ?? 0));
  }, 250);
  const code = await new Promise((resolve) => build.on('exit', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build failed with ${String(code)}.`);
  const seconds = (performance.now() - start) / 1000;
  console.log(`Build, cold: ${seconds.toFixed(0)} s, peak ${(peak / 1e9).toFixed(2)} GB`);
}
