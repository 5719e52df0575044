/* `npm run bench`: the figures that README and notes quote. Times are of this machine, in one run; bytes are exact. */
import { benchBuild } from './build.ts';
import { benchCompiler } from './compiler.ts';
import { benchMcp } from './mcp.ts';
import { benchEditor } from './editor.ts';
import { benchNavigation } from './navigation.ts';
import { benchSearch } from './search.ts';
import { benchServer } from './server.ts';
import { benchServices } from './services.ts';
import { benchSwitch } from './switch.ts';
import { benchWeight } from './weight.ts';

await benchBuild();
benchWeight();
await benchNavigation();
await benchSearch();
await benchMcp();
await benchSwitch();
await benchServer();
await benchEditor();
await benchServices();
benchCompiler();
