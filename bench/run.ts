/*
 * `npm run bench`, or `npm run bench -- compiler`: the figures that README and notes quote. Times are of this machine, in one
 * run; bytes are exact.
 */
import { benchBuild } from './build.ts';
import { benchCharts } from './charts.ts';
import { benchCompiler } from './compiler.ts';
import { benchMcp } from './mcp.ts';
import { benchEditing } from './editing.ts';
import { benchEditor } from './editor.ts';
import { benchIntent } from './intent.ts';
import { benchIslands } from './islands.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchNavigation } from './navigation.ts';
import { benchPresses } from './presses.ts';
import { benchRows } from './rows.ts';
import { benchSearch } from './search.ts';
import { benchServer } from './server.ts';
import { benchServices } from './services.ts';
import { benchSwitch } from './switch.ts';
import { benchWeight } from './weight.ts';

const BENCHES: Readonly<Record<string, () => unknown>> = {
  build: benchBuild,
  weight: benchWeight,
  navigation: benchNavigation,
  intent: benchIntent,
  presses: benchPresses,
  islands: benchIslands,
  lighthouse: benchLighthouse,
  search: benchSearch,
  mcp: benchMcp,
  switch: benchSwitch,
  server: benchServer,
  editor: benchEditor,
  services: benchServices,
  compiler: benchCompiler,
  rows: benchRows,
  editing: benchEditing,
  charts: benchCharts,
};

const names = process.argv.slice(2);
const unknown = names.find((name) => !Object.hasOwn(BENCHES, name));
if (unknown === undefined) {
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (names.length === 0 || names.includes(name)) await bench();
  }
} else {
  console.error(`No bench is named "${unknown}". Use one of: ${Object.keys(BENCHES).join(', ')}.`);
  process.exitCode = 1;
}
