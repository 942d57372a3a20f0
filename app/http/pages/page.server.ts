import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Params } from "@remix-run/react";
import type { BusinessContext, Context, UserActor } from "~/core/context";
import { DomainError } from "~/core/errors";
import type { AgentContext } from "~/domains/agents/agents.server";
import { toErrorResponse } from "~/http/errors.server";
import { logExport } from "../files/log-export.server";
import { idempotentForm } from "../idempotency.server";
import { resumeFormDraft, saveFormDraft } from "../session/form-draft.server";
import {
  contextOf,
  requireAdmin,
  requireAgentRecord,
  requireBusiness,
  requireUser,
} from "../session/guards.server";
import { redirectWithFlash } from "./flash.server";
import { withRecordPanel } from "./record-panel.server";

export interface PageArgs {
  request: Request;
  params: Params;
  context: AppLoadContext;
}

/** The path of the page with the button; null if the form is on its own page, which shows its errors. */
function pageOfButton(request: Request): string | null {
  const referer = request.headers.get("referer");
  if (request.method !== "POST" || !referer || !URL.canParse(referer)) return null;
  const [from, to] = [new URL(referer), new URL(request.url)];
  const isOwn = from.pathname === to.pathname.replace(/\.data$/, "");
  return from.origin === to.origin && !isOwn ? from.pathname + from.search : null;
}

/** Shows the error of a button on the page that contains the button, in its frame. */
function refusedButton(error: unknown, { request, context }: PageArgs): Response | null {
  const back = error instanceof DomainError ? pageOfButton(request) : null;
  return back && error instanceof DomainError
    ? redirectWithFlash(context, back, { kind: "error", title: "Action not completed", text: error.message })
    : null;
}

async function guardedContext<Known, Args extends PageArgs>(
  guard: (args: Args) => Promise<Known>,
  args: Args,
): Promise<Known> {
  try {
    return await guard(args);
  } catch (error) {
    if (args.request.method === "POST") await saveFormDraft(args);
    throw error;
  }
}

const guarded =
  <Known extends Context, Result, Args extends PageArgs>(
    guard: (args: Args) => Promise<Known>,
    run: (ctx: Known, args: Args) => Promise<Result>,
  ) =>
  async (args: Args): Promise<Result> => {
    try {
      const ctx = await guardedContext(guard, args);
      if (args.context.draft && args.request.method === "POST")
        return resumeFormDraft(args.context.draft) as Result;
      const answer = await idempotentForm(ctx, args, () => run(ctx, args));
      await logExport(ctx, args.request, answer);
      return answer;
    } catch (error) {
      throw refusedButton(error, args) ?? toErrorResponse(error);
    }
  };

/**
 * A loader or action of a business screen. It guards itself whatever calls it, and returns "not found" and other domain
 * errors with their status instead of 500. Forms turn errors into a re-rendered page before that (form.server.ts).
 */
export const businessPage = <Result, Args extends PageArgs = PageArgs>(
  run: (ctx: BusinessContext, args: Args) => Promise<Result>,
) => withRecordPanel(guarded<BusinessContext, Result, Args>(requireBusiness, run));

/** The same for the administrator's pages. */
export const adminPage = <Result, Args extends PageArgs = PageArgs>(
  run: (ctx: Context & { actor: UserActor }, args: Args) => Promise<Result>,
) => guarded<Context & { actor: UserActor }, Result, Args>(requireAdmin, run);

/** The same for pages of any signed-in user. */
export const userPage = <Result, Args extends PageArgs = PageArgs>(
  run: (ctx: Context & { actor: UserActor }, args: Args) => Promise<Result>,
) => guarded<Context & { actor: UserActor }, Result, Args>(requireUser, run);

/** The same for public pages. */
export const publicPage = <Result, Args extends PageArgs = PageArgs>(
  run: (ctx: Context, args: Args) => Promise<Result>,
) => guarded<Context, Result, Args>(contextOf, run);

/** The same for the screens of a sales agent, with the agent's record. */
export const agentPage = <Result, Args extends PageArgs = PageArgs>(
  run: (ctx: AgentContext, args: Args) => Promise<Result>,
) => guarded<AgentContext, Result, Args>(requireAgentRecord, run);
