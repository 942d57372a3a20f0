import "@remix-run/cloudflare";
import type { Env } from "workers/context";
import type { Context } from "~/core/context";
import type { Agent } from "~/domains/agents/agents.server";

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    /** The context before the session is read; `contextOf` adds the actor. */
    base: Context;
    /** The context with its actor, once a loader asked for it. */
    known?: Promise<Context>;
    /** The signed-in agent's record, once a loader asked for it. */
    agent?: Promise<Agent | null>;
    /** Form input of an expired session, while its page is rendered again: actions do nothing then. */
    draft?: [string, string][];
    env: Env;
    requestId: string;
    /** For the scripts of pages that hydrate. */
    nonce: string;
    /** Set-Cookie lines for the response, whatever route made them. */
    cookies: string[];
    /** Other headers of the response, whatever route made them. */
    headers: Headers;
    execution: ExecutionContext;
  }
}
