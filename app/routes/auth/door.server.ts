import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { listDoors } from "~/domains/identity/external-providers.server";
import { contextOf } from "~/http/guards.server";
import { safeRedirect } from "~/http/safe-redirect";
import { landingOf } from "~/http/sign-in.server";
import type { Door } from "./external-doors";

/** What every door needs: where one came from, and the other ways in. Who is inside already goes on. @throws Response: that redirect */
export async function atTheDoor(
  args: LoaderFunctionArgs,
): Promise<{ back: string; query: URLSearchParams; doors: Door[] }> {
  const ctx = await contextOf(args);
  const query = new URL(args.request.url).searchParams;
  const back = safeRedirect(query.get("redirect"), "");
  if (ctx.actor.kind === "user") throw redirect(landingOf({ actor: ctx.actor, account: ctx.account }, back));
  return { back, query, doors: await listDoors(ctx) };
}
