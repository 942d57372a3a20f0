declare module "*?module" {
  /** A small module as the browser gets it: scripts/browser/plugin.ts. */
  const module: { code: string; hash: string };
  export default module;
}
