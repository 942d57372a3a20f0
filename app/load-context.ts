import "@remix-run/cloudflare";
import type { Env } from "workers/context";
import type { Context } from "~/core/context";
import type { Agent } from "~/domains/agents/agents.server";

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    /** The context before the session is read; `contextOf` adds the actor. */
    base: Context;
    /** The context with its actor, once a loader has requested it. */
    known?: Promise<Context>;
    /** The signed-in agent's record, once a loader has requested it. */
    agent?: Promise<Agent | null>;
    /** Form input from an expired session, while its page is rendered again: actions do nothing then. */
    draft?: [string, string][];
    env: Env;
    requestId: string;
    /** Nonce for the scripts of pages that hydrate. */
    nonce: string;
    /** Set-Cookie headers for the response, whichever route added them. */
    cookies: string[];
    /** Other response headers, whichever route added them. */
    headers: Headers;
    execution: ExecutionContext;
  }
}
