import { eq, inArray } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { m } from "~/messages/messages";
import { FIGURE_NAMES } from "./figures";
import type { Category, TrainingModule } from "./module";
import { moduleVersions } from "./tables";
import { parseModule } from "./text/parse-module";

const FILES = import.meta.glob<string>("./modules/*.md", { query: "?raw", import: "default", eager: true });

const idOf = (path: string) => path.slice(path.lastIndexOf("/") + 1).replace(/\.md$/, "");

/** The module texts that ship with the product, by module ID. */
export const MODULE_FILES: ReadonlyMap<string, string> = new Map(
  Object.entries(FILES).map(([path, text]) => [idOf(path), text]),
);

const MAX_CACHED_MODULES = 100;
/** Keyed by "file:<module>", or by version and save time: the text under a key never changes. */
const parsed = new Map<string, TrainingModule>();

function parseOnce(key: string, text: string): TrainingModule {
  const known = parsed.get(key);
  if (known) return known;
  const module = parseModule(text, FIGURE_NAMES);
  if (parsed.size >= MAX_CACHED_MODULES) parsed.clear();
  parsed.set(key, module);
  return module;
}

const { id, moduleId, savedAt, text, state } = moduleVersions;

/** Maximum that fits one statement; administrators have a lower limit. */
export const MAX_MODULES = 60;

async function publishedModules(ctx: Context): Promise<Map<string, TrainingModule>> {
  const rows = await ctx.db
    .select({ id, moduleId, savedAt })
    .from(moduleVersions)
    .where(eq(state, "published"))
    .limit(MAX_MODULES);
  const keyed = rows.map((row) => ({ ...row, key: `${row.moduleId}:${row.id}:${row.savedAt.getTime()}` }));
  // Copied first: parsing the others may empty the cache.
  const known = new Map(keyed.map(({ key }) => [key, parsed.get(key)]));
  const unread = keyed.filter(({ key }) => !known.get(key)).map((row) => row.id);
  const texts =
    unread.length === 0
      ? []
      : await ctx.db.select({ id, text }).from(moduleVersions).where(inArray(id, unread));
  const textOf = new Map(texts.map((row) => [row.id, row.text]));
  return new Map(
    keyed.map((row) => [row.moduleId, known.get(row.key) ?? parseOnce(row.key, textOf.get(row.id) ?? "")]),
  );
}

/** All modules in order: the version published by an administrator, else the file. */
export async function listModules(ctx: Context, category?: Category): Promise<TrainingModule[]> {
  const published = await publishedModules(ctx);
  const ids = [...new Set([...MODULE_FILES.keys(), ...published.keys()])];
  const modules = ids.map((id) => published.get(id) ?? parseOnce(`file:${id}`, MODULE_FILES.get(id) ?? ""));
  return modules
    .filter((module) => category === undefined || module.category === category)
    .sort((a, b) => a.order - b.order || a.id.localeCompare(b.id));
}

/** @throws DomainError not_found */
export async function getModule(ctx: Context, moduleId: string | undefined): Promise<TrainingModule> {
  const found = (await listModules(ctx)).find(({ id }) => id === moduleId);
  if (!found) throw new DomainError("not_found", m.training_catalogue_this_module());
  return found;
}
