import { and, eq, ne, sql } from "drizzle-orm";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { inJsonArray } from "~/core/statement";
import { auditIfChanged } from "~/domains/audit/audit.server";
import type { UserContext } from "~/domains/identity/current-user.server";
import { MAX_MODULES, MODULE_FILES } from "../catalogue.server";
import type { TrainingModule } from "../module";
import { moduleVersions } from "../tables";
import { auditTarget, getVersion, moduleText } from "./versions.server";

const FILES = [...MODULE_FILES.keys()];

const hasRoom = (
  moduleId: string,
) => sql`(${moduleId} in ${inJsonArray(FILES)} or (select count(*) from ${moduleVersions}
  where state = 'published' and module_id not in ${inJsonArray(FILES)}) < ${MAX_MODULES - FILES.length})`;

/** Publishes this version, new or old; safe to repeat. @throws DomainError not_found; invalid; conflict */
export async function publishVersion(ctx: UserContext, versionId: number): Promise<TrainingModule> {
  const { version, module } = await getVersion(ctx, versionId);
  const isOther = and(
    eq(moduleVersions.moduleId, module.id),
    eq(moduleVersions.state, "published"),
    ne(moduleVersions.id, versionId),
  );
  const isThis = and(
    eq(moduleVersions.id, versionId),
    ne(moduleVersions.state, "published"),
    hasRoom(module.id),
  );
  const [, published] = await ctx.db.batch([
    ctx.db.update(moduleVersions).set({ state: "former" }).where(isOther),
    ctx.db
      .update(moduleVersions)
      .set({ state: "published", publishedAt: sql`${toUnixSeconds(ctx.now())}` })
      .where(isThis)
      .returning({ id: moduleVersions.id }),
    auditIfChanged(ctx, { action: "publish-module", target: auditTarget(module.id), detail: { versionId } }),
  ]);
  if (published.length === 0 && version.state !== "published")
    throw new DomainError(
      "conflict",
      `The academy has reached its limit of ${MAX_MODULES} modules. Withdraw a module first.`,
    );
  return module;
}

/** Restores the module's file; a module without a file is withdrawn. Safe to repeat. @returns whether the module has a file */
export async function restoreFile(ctx: UserContext, moduleId: string | undefined): Promise<boolean> {
  const id = moduleId ?? "";
  await moduleText(ctx, id);
  await ctx.db.batch([
    ctx.db
      .update(moduleVersions)
      .set({ state: "former" })
      .where(and(eq(moduleVersions.moduleId, id), eq(moduleVersions.state, "published"))),
    auditIfChanged(ctx, { action: "restore-module", target: auditTarget(id) }),
  ]);
  return MODULE_FILES.has(id);
}
