import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findToken, type Purpose } from "~/domains/identity/one-time-tokens.server";

/** What the link of a mail stands for, looked at and not used; null when it is no good (any more). */
export async function readLink({ context, request }: LoaderFunctionArgs, purpose: Purpose) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const found = token ? await findToken(context.base, purpose, token) : null;
  return found ? { token, ...found } : null;
}
