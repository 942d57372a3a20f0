import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findToken, type Purpose } from "~/domains/identity/one-time-tokens.server";

/** Checks an emailed link without using it; null if it is invalid or expired. */
export async function readLink({ context, request }: LoaderFunctionArgs, purpose: Purpose) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const found = token ? await findToken(context.base, purpose, token) : null;
  return found ? { token, ...found } : null;
}
