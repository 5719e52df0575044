import type { PreferenceValue } from '../preferences/preferences.ts';

export type SandboxLanguage = PreferenceValue<'codeVariant'>;
export type SandboxStyling = 'system' | 'tailwind' | 'css';

/** A file by its path from the folder of the demo's own file: `gauges.ts`, `../shifts.ts`. */
export interface SandboxFile {
  path: string;
  text: string;
}

/** A demo in one language and one styling. */
export interface SandboxCode {
  language: SandboxLanguage;
  styling: SandboxStyling;
  /** The demo's own file first, then every file of the site it imports, directly or not. */
  files: [SandboxFile, ...SandboxFile[]];
  /** What these files import that is no file of theirs: `react`, `@mui/x-charts/BarChart`. */
  imports: string[];
}

export interface InstalledPackage {
  version: string;
  /** Packages it asks its user to install; optional ones left out. */
  peers: string[];
}

/** Package name → what is installed of it where the demos are checked. */
export type InstalledPackages = Record<string, InstalledPackage>;

/** All that a sandbox is built from. */
export interface SandboxSource extends SandboxCode {
  /** The demo is a page of its own, so nothing is kept free around it. */
  whole?: true;
  /** Plain text, for the browser's tab and the README. */
  title: string;
  installed: InstalledPackages;
}

/** A demo in all its stylings and languages. */
export interface SandboxDemo {
  title: string;
  /** The demo is a page of its own, so nothing is kept free around it. */
  whole?: true;
  codes: SandboxCode[];
}

/** Where the code of demos lies. */
export const SANDBOXES_FOLDER = '/x/sandboxes/';

/** What the compiler writes for one page: `/x/sandboxes/<page key>.json`. */
export interface PageSandboxes {
  installed: InstalledPackages;
  demos: Record<string, SandboxDemo>;
}

/** The address of a page's sandboxes. */
export const sandboxesPath = (page: string): string => `${SANDBOXES_FOLDER}${page}.json`;

/** A project that `npm install` and `npm run dev` bring to life. */
export interface SandboxProject {
  /** As npm, folders and files may be called: `riverlevels-style`. */
  name: string;
  title: string;
  /** The demo's own file: `src/Demo.tsx`. */
  entry: string;
  /** Path from the project's root → text. */
  files: Record<string, string>;
}
