import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Params } from "@remix-run/react";
import { isDeployed } from "~/core/config";
import type { Context } from "~/core/context";
import { parseId } from "~/core/ids";
import { getMail, type Mail } from "~/domains/mail/mails.server";
import { toErrorResponse } from "~/http/errors.server";

/** Restricts the outbox to development: production has no such page. */
export function requireOutbox(context: AppLoadContext): Context {
  if (isDeployed(context.base.config)) throw new Response(null, { status: 404 });
  return context.base;
}

/** @throws Response 404 if the email does not exist */
export async function mailOf(context: AppLoadContext, params: Params): Promise<Mail> {
  const ctx = requireOutbox(context);
  try {
    return await getMail(ctx, parseId(params.mailId, "mail"));
  } catch (error) {
    throw toErrorResponse(error);
  }
}
