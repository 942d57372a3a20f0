import { sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { randomToken } from "~/core/ids";
import { requireMarketing } from "~/domains/marketing/access/access.server";
import { connectPlatform } from "~/domains/marketing/platforms/connect.server";
import { ingestSocialLead } from "../ingest-lead.server";
import { PLATFORMS, type Platform } from "../policy";
import { connectedPlatforms, NOT_CONNECTED } from "./connected.server";
import { findRunningRound, getSocialImport, rejectsOf } from "./import-job.server";
import { captureOf } from "./lead-input";
import { inspectFile } from "./read-file";
import { runSocialImport } from "./run-social-import.server";
import type { ImportInput } from "./schemas";
import { type SocialImport, socialImports } from "./tables";
import { tagByWords } from "./tag-by-words.server";
import { writeImport } from "./write-import.server";

export interface Imported {
  /** New leads. */
  count: number;
  /** Leads merged into existing ones. */
  merged: number;
  refused: number;
  /** The import of the file, whose rows may still be running, or of the requested platform. Null for a typed lead. */
  run: SocialImport | null;
}

/** Imports the first rows immediately, the others by the queue. @throws DomainError invalid, limit_reached */
async function importFile(ctx: BusinessContext, input: ImportInput, csv: string, fileName: string | null) {
  const { delimiter, columns, rows, unread } = inspectFile(csv);
  const bytes = new TextEncoder().encode(csv);
  const fileKey = `social-leads/${ctx.account.id}/${randomToken()}.csv`;
  await ctx.files.put(fileKey, bytes);
  const facts = {
    kind: "file" as const,
    platform: input.platform,
    fileKey,
    fileName: fileName?.slice(0, 200) ?? null,
    delimiter,
    columns,
    total: rows,
    unreadColumns: unread,
  };
  const id = await writeImport(ctx, facts, bytes.length).catch(async (error) => {
    await ctx.files.delete(fileKey);
    throw error;
  });
  if (id === null) throw new Error("The import was not written.");
  await runSocialImport(ctx, id);
  const run = await getSocialImport(ctx, id);
  if (run.status === "failed" && run.created + run.merged === 0)
    throw new DomainError("invalid", run.failureReason ?? "The import failed. Try again.", { field: "csv" });
  return run;
}

const ofRun = (run: SocialImport): Imported => ({
  count: run.created,
  merged: run.merged,
  refused: run.refused,
  run,
});

/** The current leads of one connected platform, as a separate import that can be undone. */
async function importPlatform(ctx: BusinessContext, platform: Platform, keywords: readonly string[]) {
  const facts = { kind: "connected" as const, platform, columns: [], total: 1 };
  const id = await writeImport(ctx, facts, 0);
  if (id === null) throw new Error("The import was not written.");
  await runSocialImport(ctx, id);
  await tagByWords(ctx, id, keywords);
  const run = await getSocialImport(ctx, id);
  if (run.created + run.merged > 0) return run;
  const [trouble] = await rejectsOf(ctx, id, 1);
  const reason = trouble?.reason ?? run.failureReason;
  if (reason) throw new DomainError("unavailable", reason);
  return run;
}

/** Imports from the connected platform; a token connects it first. Imports nothing if it is not connected. */
async function importConnected(ctx: BusinessContext, input: ImportInput): Promise<Imported> {
  const { platform, apiToken, isAsked } = input;
  if (apiToken !== null) {
    await requireMarketing(ctx);
    await connectPlatform(ctx, platform, { apiToken });
  }
  const [connected] = await connectedPlatforms(ctx, [platform]);
  if (isAsked && !connected) throw new DomainError("invalid", NOT_CONNECTED(platform), { field: "apiToken" });
  if (!connected) return { count: 0, merged: 0, refused: 0, run: null };
  return ofRun(await importPlatform(ctx, connected, input.criteria ?? []));
}

/**
 * Imports one typed lead, a file, or with only a platform its connection. Repeating it adds nothing.
 * @throws DomainError invalid, conflict for an erased person, forbidden for a token without the portal, limit_reached,
 * unavailable
 */
export async function importSocialLeads(
  ctx: BusinessContext,
  input: ImportInput,
  fileName: string | null = null,
): Promise<Imported> {
  const { platform, method, csv, lead } = input;
  if (method === "csv" && csv) return ofRun(await importFile(ctx, input, csv, fileName));
  if (method === "manual" && lead) {
    const { outcome } = await ingestSocialLead(ctx, captureOf(lead, platform, "manual", ctx.now()));
    return { count: outcome === "new" ? 1 : 0, merged: outcome === "new" ? 0 : 1, refused: 0, run: null };
  }
  return importConnected(ctx, input);
}

const NOTHING_CONNECTED =
  "Import failed: no platform is connected. Connect a platform under Platforms, or import a CSV file in the Social Lead Center.";

/**
 * Starts a sync of all connected platforms; only one runs at a time. @throws DomainError conflict without a connection,
 * limit_reached
 */
export async function startLeadImport(ctx: BusinessContext): Promise<SocialImport> {
  const platforms = await connectedPlatforms(ctx, PLATFORMS);
  if (platforms.length === 0) throw new DomainError("conflict", NOTHING_CONNECTED);
  const facts = { kind: "connected" as const, platform: null, columns: [], total: platforms.length };
  const isFree = sql`not exists (select 1 from ${socialImports} where account_id = ${ctx.account.id}
    and kind = 'connected' and platform is null and status = 'running')`;
  const id = await writeImport(ctx, facts, 0, isFree);
  if (id !== null) {
    await ctx.queue.send({ kind: "import-social-leads", accountId: ctx.account.id, socialImportId: id });
    return getSocialImport(ctx, id);
  }
  const running = await findRunningRound(ctx);
  if (!running)
    throw new DomainError("conflict", "Import failed: the previous import just ended. Try again.");
  return running;
}
