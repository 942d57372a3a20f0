// The built Worker as a test file finds it: with nothing cached from previous files.
import app from "workers/app";
import type { Env } from "workers/context";
import { freshEnv } from "./fresh-env";

export default {
  ...app,
  fetch: (request, env, execution) => app.fetch(request, freshEnv(env), execution),
} satisfies ExportedHandler<Env>;
