import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** Ready if the database responds to one query and the file store to one HEAD request. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { d1, files, log } = context.base;
  const checks = { database: d1.prepare("select 1").run(), files: files.head("readyz") };
  const state: Record<string, string> = {};
  for (const [name, check] of Object.entries(checks))
    state[name] = await check.then(
      () => "ok",
      (error) => {
        log.error("not ready", { part: name, reason: String(error) });
        return "failed";
      },
    );
  const isReady = Object.values(state).every((text) => text === "ok");
  return Response.json(state, { status: isReady ? 200 : 503 });
}
