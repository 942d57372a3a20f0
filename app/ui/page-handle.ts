export type ModuleName = "tour" | "recorder" | "offline" | "crop";

/** Settings of a route's page: `export const handle: PageHandle = { … }`. The innermost route that sets a value wins. */
export interface PageHandle {
  /** Ships JavaScript, and works without it. */
  hydrate?: boolean;
  /** Its stylesheet (app/styles/styles.server.ts); defaults to "work" if the page hydrates, else "site". */
  style?: "site" | "home" | "compare" | "agents" | "map" | "door" | "work";
  /** Small modules of a page that never hydrates (app/browser). */
  modules?: readonly ModuleName[];
  /** Plays recordings stored on this site. */
  plays?: boolean;
  /** The queries ("" for none) for which the page is the same for all signed-out visitors. */
  shared?: readonly string[];
}

type Matches = readonly { handle?: unknown }[];

const handleValue = <Key extends keyof PageHandle>(matches: Matches, key: Key) =>
  matches
    .map((match) => (match.handle as PageHandle | undefined)?.[key])
    .findLast((value) => value !== undefined);

export const isHydrated = (matches: Matches) => handleValue(matches, "hydrate") === true;

export const styleOf = (matches: Matches) =>
  handleValue(matches, "style") ?? (isHydrated(matches) ? "work" : "site");

export const isSharedPage = (matches: Matches, query: string) =>
  handleValue(matches, "shared")?.includes(query) === true;

export const isPlaying = (matches: Matches) => handleValue(matches, "plays") === true;

export const modulesOf = (matches: Matches) => handleValue(matches, "modules") ?? [];
