/** Next's id of the build that the worker belongs to; put in by the bundler. */
declare const BUILD: string;
