/*
 * Runs in a process of its own: loads the CommonJS builds, as an application would, and says which exports are there and
 * what their class names are. Plain JavaScript, so that Node loads 3,000 files without a transformer in between.
 * Request and answer are JSON on standard input and output; their types stand in runtime.ts.
 */
import { readFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';

Module._extensions['.css'] = () => {}; // the grid imports its style sheet
const require = createRequire(import.meta.url);
const { imports, classes } = JSON.parse(readFileSync(0, 'utf8'));

const lowerFirst = (name) => name.charAt(0).toLowerCase() + name.slice(1);

const hasAny = (value, keys) =>
  value !== null && typeof value === 'object' && keys.some((key) => typeof value[key] === 'string');

/**
 * What a module calls the keys of a classes type: by the record it exports, and for keys that the record forgets by the
 * function that its components name their elements with.
 */
function classNames({ script, name, keys }) {
  const exported = require(script);
  const named = exported[lowerFirst(name)];
  // `ChartsLegendClasses` are called `legendClasses`: else the one record that has such keys
  const record = named ?? Object.values(exported).find((value) => hasAny(value, keys)) ?? {};
  const naming = Object.entries(exported).find(([key]) =>
    /^get\w+UtilityClass(?:es)?$/.test(key),
  )?.[1];
  return Object.fromEntries(
    keys
      .map((key) => [key, record[key] ?? naming?.(key)])
      .filter(([, className]) => typeof className === 'string'),
  );
}

function works({ module, name }) {
  try {
    return require(module)[name] !== undefined;
  } catch (error) {
    if (error.code === 'MODULE_NOT_FOUND' || error.code === 'ERR_PACKAGE_PATH_NOT_EXPORTED')
      return false;
    throw error;
  }
}

process.stdout.write(
  JSON.stringify({ imports: imports.map(works), classes: classes.map(classNames) }),
);
