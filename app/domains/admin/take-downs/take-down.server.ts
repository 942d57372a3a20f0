import type { Context, UserActor } from "~/core/context";
import { notFound } from "~/core/errors";
import { IF_UNCHANGED, isAborted, statement } from "~/core/statement";
import type { TakeDownRow } from "~/core/take-down";
import { auditStatement } from "~/domains/audit/audit.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { m } from "~/messages/messages";
import { ownerMails } from "../accounts/owner-mails.server";
import type { WithReason } from "../accounts/schemas";
import { TARGETS, type TargetKind } from "./targets";

type AdminContext = Context & { actor: UserActor };

type TakeDownTarget = TakeDownRow & { kind: TargetKind };

interface TargetKey {
  kind: TargetKind;
  id: number;
}

/** @throws DomainError not_found */
export async function getTarget(ctx: Context, { kind, id }: TargetKey): Promise<TakeDownTarget> {
  const row = await TARGETS[kind].find(ctx, id);
  // not translated: an error of a screen
  if (!row) throw notFound(`This ${TARGETS[kind].noun}`);
  return { ...row, kind };
}

const SHOWN = 50;

/** Current takedowns, newest first within each kind. */
export async function listTakenDown(ctx: Context): Promise<TakeDownTarget[]> {
  const kinds = Object.keys(TARGETS) as TargetKind[];
  const lists = await Promise.all(
    kinds.map(async (kind) => (await TARGETS[kind].list(ctx, SHOWN)).map((row) => ({ ...row, kind }))),
  );
  return lists.flat();
}

/** Finds a link, form or campaign by a URL in a report. */
export async function findByAddress(ctx: Context, address: string): Promise<TakeDownTarget | null> {
  const [, place, key = ""] = /\/(r|f|campaigns)\/([a-z0-9-]+)/.exec(address) ?? [];
  const found: [TargetKind, TakeDownRow | undefined] =
    place === "r"
      ? ["links", await TARGETS.links.findByCode(ctx, key)]
      : place === "f"
        ? ["forms", await TARGETS.forms.findBySlug(ctx, key)]
        : [
            "campaigns",
            place && /^\d{1,12}$/.test(key) ? await TARGETS.campaigns.find(ctx, Number(key)) : undefined,
          ];
  const [kind, row] = found;
  return row ? { ...row, kind } : null;
}

/** Changes the target and writes a log entry and an email to the owners; safe to repeat. */
async function change(
  ctx: AdminContext,
  target: TakeDownTarget,
  verb: "take-down" | "restore",
  reason: string | null,
): Promise<void> {
  const { kind, id, accountId, name } = target;
  const { noun, takeDown, restore } = TARGETS[kind];
  const news =
    reason === null
      ? {
          subject: m.emails_take_down_restored_subject({ kind }),
          paragraphs: [m.emails_take_down_restored_news({ kind, name })],
        }
      : {
          subject: m.emails_take_down_removed_subject({ kind }),
          paragraphs: [
            m.emails_take_down_removed_news({ kind, name, reason }),
            m.emails_take_down_removed_next(),
          ],
        };
  const cause = `${verb}:${kind}:${id}:${crypto.randomUUID()}`;
  const mails = await ownerMails(ctx, { accountId, cause }, news, reason === null ? "open" : "appeal");
  const entry = {
    action: `${verb}-${noun.replace(" ", "-")}`,
    target: `account:${accountId}`,
    detail: { id, ...(reason === null ? {} : { reason }) },
  };
  try {
    await ctx.d1.batch([
      statement(ctx, reason === null ? restore(id) : takeDown(ctx, id, reason)),
      ctx.d1.prepare(IF_UNCHANGED),
      statement(ctx, auditStatement(ctx, entry)),
      ...mails,
    ]);
  } catch (error) {
    if (isAborted(error)) return;
    throw error;
  }
  await queueMails(ctx);
}

/** @throws DomainError not_found */
export const takeDown = async (ctx: AdminContext, key: TargetKey, { reason }: WithReason) =>
  change(ctx, await getTarget(ctx, key), "take-down", reason);

/** @throws DomainError not_found */
export const restoreTarget = async (ctx: AdminContext, key: TargetKey) =>
  change(ctx, await getTarget(ctx, key), "restore", null);

export const targetJson = ({ takenDownAt, ...target }: TakeDownTarget) => ({
  ...target,
  takenDownAt: takenDownAt?.toISOString() ?? null,
});
