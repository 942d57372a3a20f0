const FILES = import.meta.glob<string>("./figures/*.svg", { query: "?raw", import: "default", eager: true });

const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** SVG figures of lessons, by file name. */
export const FIGURES: ReadonlyMap<string, string> = new Map(
  Object.entries(FILES).map(([path, svg]) => [nameOf(path), svg]),
);

export const FIGURE_NAMES: ReadonlySet<string> = new Set(FIGURES.keys());
