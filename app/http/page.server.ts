import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Params } from "@remix-run/react";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { requireBusiness } from "./guards.server";

export interface PageArgs {
  request: Request;
  params: Params;
  context: AppLoadContext;
}

/** A refusal of the domain as the page's error: its status, and its words on the error page. */
function asResponse(error: unknown): unknown {
  return error instanceof DomainError ? new Response(error.message, { status: error.status }) : error;
}

/**
 * A loader or action of a business screen: guards itself, whoever calls it, and answers "not found" and other refusals
 * with their status instead of 500. Forms turn refusals into the page with its errors before that (form.server.ts).
 */
export function businessPage<Result, Args extends PageArgs = PageArgs>(
  run: (ctx: BusinessContext, args: Args) => Promise<Result>,
): (args: Args) => Promise<Result> {
  return async (args) => {
    try {
      return await run(await requireBusiness(args), args);
    } catch (error) {
      throw asResponse(error);
    }
  };
}
