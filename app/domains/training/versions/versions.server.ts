import { desc, eq, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { auditStatement } from "~/domains/audit/audit.server";
import type { UserContext } from "~/domains/identity/current-user.server";
import { MAX_MODULES, MODULE_FILES } from "../catalogue.server";
import { FIGURE_NAMES } from "../figures";
import type { TrainingModule } from "../module";
import { type ModuleVersion, moduleVersions } from "../tables";
import { parseModule } from "../text/parse-module";
import type { ModuleText } from "./version-schemas";

const MAX_VERSIONS = 50;

export const auditTarget = (moduleId: string) => `module:${moduleId}`;

type VersionRow = Omit<ModuleVersion, "text">;

export const listVersions = (ctx: Context, moduleId: string): Promise<VersionRow[]> =>
  ctx.db
    .select({
      id: moduleVersions.id,
      moduleId: moduleVersions.moduleId,
      state: moduleVersions.state,
      savedAt: moduleVersions.savedAt,
      savedBy: moduleVersions.savedBy,
      publishedAt: moduleVersions.publishedAt,
    })
    .from(moduleVersions)
    .where(eq(moduleVersions.moduleId, moduleId))
    .orderBy(desc(moduleVersions.id))
    .limit(MAX_VERSIONS + 1);

/** @throws DomainError not_found */
export async function getVersion(
  ctx: Context,
  versionId: number,
): Promise<{ version: ModuleVersion; module: TrainingModule }> {
  const byId = eq(moduleVersions.id, versionId);
  const [version] = await ctx.db.select().from(moduleVersions).where(byId).limit(1);
  if (!version) throw notFound("This version");
  return { version, module: parseModule(version.text, FIGURE_NAMES) };
}

/** Lists the modules with a published version, which replaces the module's file if it has one. */
export async function listPublished(ctx: Context): Promise<string[]> {
  const rows = await ctx.db
    .select({ moduleId: moduleVersions.moduleId })
    .from(moduleVersions)
    .where(eq(moduleVersions.state, "published"))
    .limit(MAX_MODULES);
  return rows.map(({ moduleId }) => moduleId);
}

/** Returns the text to edit: the published version, else the latest draft. @throws DomainError not_found */
export async function moduleText(ctx: Context, moduleId = ""): Promise<string> {
  const [latest] = await ctx.db
    .select({ text: moduleVersions.text, state: moduleVersions.state })
    .from(moduleVersions)
    .where(eq(moduleVersions.moduleId, moduleId))
    .orderBy(sql`state = 'published' desc`, desc(moduleVersions.id))
    .limit(1);
  const text = latest?.state === "published" ? latest.text : (MODULE_FILES.get(moduleId) ?? latest?.text);
  if (text === undefined) throw notFound("This module");
  return text;
}

/** @throws DomainError not_found, also for a version of another module */
export async function versionText(ctx: Context, moduleId: string, versionId: number): Promise<string> {
  const { version } = await getVersion(ctx, versionId);
  if (version.moduleId !== moduleId) throw notFound("This version");
  return version.text;
}

/** Saves a draft, hidden until it is published. @throws DomainError invalid on `text`, with the line */
export async function saveVersion(
  ctx: UserContext,
  moduleId: string | null,
  { text }: ModuleText,
): Promise<ModuleVersion> {
  const module = parseModule(text, FIGURE_NAMES);
  if (moduleId !== null && module.id !== moduleId)
    throw new DomainError("invalid", `The ID must stay “${moduleId}” to keep learners’ progress.`, {
      field: "text",
    });
  const values = {
    moduleId: module.id,
    text,
    state: "draft" as const,
    savedAt: ctx.now(),
    savedBy: ctx.actor.userId,
  };
  const [[version]] = await ctx.db.batch([
    ctx.db.insert(moduleVersions).values(values).returning(),
    auditStatement(ctx, { action: "save-module", target: auditTarget(module.id) }),
    ctx.db.delete(moduleVersions).where(
      sql`module_id = ${module.id} and state <> 'published' and id <= (select id from ${moduleVersions}
        where module_id = ${module.id} order by id desc limit 1 offset ${MAX_VERSIONS})`,
    ),
  ]);
  if (!version) throw new Error("A version was saved and is not there");
  return version;
}
