import type { AppLoadContext, ServerBuild } from "@remix-run/cloudflare";
import * as serverBuild from "../build/server/index.js";
import type { Env } from "./context";

// The domains exist once, in Remix's bundle: its entry module exports what the fetch, queue, email and scheduled handlers need.
const build = serverBuild as unknown as ServerBuild;
const app = build.entry.module as unknown as typeof import("../app/entry.server");
const handlerFor = app.createHandlerFor(build);

export default {
  fetch(request, env, execution) {
    return app.handleFetch(request, env, execution, (context: AppLoadContext, page: Request) =>
      handlerFor(new URL(page.url).pathname)(page, context),
    );
  },
  queue(batch, env) {
    return app.handleQueue(batch, env);
  },
  email(message, env) {
    return app.handleEmail(message, env);
  },
  scheduled(event, env) {
    return app.handleScheduled(event.cron, env);
  },
} satisfies ExportedHandler<Env>;
