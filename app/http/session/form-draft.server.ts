import { parseWithZod } from "@conform-to/zod/v4";
import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { z } from "zod";
import { reasonOf } from "~/core/log";
import {
  DRAFT_SECONDS,
  type DraftFields,
  keepDraft,
  takeDraft,
} from "~/domains/identity/drafts/form-drafts.server";
import { DRAFT_BACK } from "~/ui/forms/draft-resumed";
import { readUpTo, requireFormFields } from "../api/body.server";
import { flashCookie } from "../pages/flash.server";
import { isLeftOutOfDrafts } from "../pages/secret-fields";
import { cookieName, readCookie, writeCookie } from "./cookies.server";
import { contextOf, LOGGED_OUT } from "./guards.server";

interface Args {
  request: Request;
  context: AppLoadContext;
}

const NAME = "njia_draft";
const MAX_BYTES = 64 * 1024;

const KEPT =
  "Your entries are saved for 30 minutes and restored when you sign in, except files, passwords, keys and tokens.";

const pathOf = (url: string) => new URL(url).pathname.replace(/\.data$/, "");

/** Whether the form was submitted from its own page: a button on another page has no form to return to. */
function isOfOwnPage({ method, url, headers }: Request): boolean {
  const referer = headers.get("referer");
  return (
    method === "POST" &&
    referer !== null &&
    URL.canParse(referer) &&
    new URL(referer).origin === new URL(url).origin &&
    new URL(referer).pathname === pathOf(url)
  );
}

async function typedFields(request: Request): Promise<DraftFields> {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BYTES || request.bodyUsed) return [];
  const body = await readUpTo(request, MAX_BYTES);
  if (!body) return [];
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  const form = await new Response(body, { headers }).formData().catch(() => new FormData());
  requireFormFields(form.keys());
  return [...form].flatMap(([name, value]) =>
    typeof value === "string" && value !== "" && !isLeftOutOfDrafts(name)
      ? [[name, value] as [string, string]]
      : [],
  );
}

/** Saves the values of a form rejected for an expired session, to restore them for the same user on the same page. */
export async function saveFormDraft({ request, context }: Args): Promise<void> {
  if (!isOfOwnPage(request)) return;
  const ctx = await contextOf({ request, context });
  if (ctx.actor.kind === "user") return;
  try {
    const token = await keepDraft(ctx, pathOf(request.url), await typedFields(request));
    if (token === null) return;
    context.cookies.push(
      writeCookie(ctx.config, cookieName(ctx.config, NAME), token, DRAFT_SECONDS),
      flashCookie(ctx.config, { ...LOGGED_OUT, text: `${LOGGED_OUT.text} ${KEPT}` }),
    );
  } catch (error) {
    // The sign-in page opens even if this fails.
    ctx.log.info("draft not kept", reasonOf(error));
  }
}

const isPageView = ({ method, url, headers }: Request) =>
  method === "GET" &&
  !new URL(url).pathname.endsWith(".data") &&
  (headers.get("accept") ?? "text/html").includes("text/html") &&
  headers.get("sec-purpose") === null &&
  headers.get("purpose") === null;

/**
 * Returns the request for a page with a saved draft, as a POST whose action is skipped (`resumeFormDraft`). The page
 * then renders as after a validation error, with the typed values. Null if there is no draft.
 */
export async function requestWithDraft(request: Request, context: AppLoadContext): Promise<Request | null> {
  const { config } = context.base;
  const token = isPageView(request) ? readCookie(request, cookieName(config, NAME)) : null;
  if (!token) return null;
  const fields = await takeDraft(await contextOf({ request, context }), token, pathOf(request.url));
  if (fields === "elsewhere") return null;
  context.cookies.push(writeCookie(config, cookieName(config, NAME), "", 0));
  if (fields === null) return null;
  context.draft = fields;
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  headers.set("content-type", "application/x-www-form-urlencoded");
  return new Request(request.url, { method: "POST", headers, body: "" });
}

/** Runs in place of the page's action: returns the draft's values and saves nothing. */
export function resumeFormDraft(fields: DraftFields) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const submission = parseWithZod(form, { schema: z.looseObject({}) });
  return data({ result: submission.reply({ formErrors: [DRAFT_BACK] }) });
}
