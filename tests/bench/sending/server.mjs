// The product under wrangler dev, for the benches of sending, and the sink beside it.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { run, toolEnv } from "../../../scripts/bootstrap.mjs";
import { start } from "../peers/processes.mjs";
import { ROOT } from "../report.mjs";

export const PORT = 8796;
export const ORIGIN = `http://127.0.0.1:${PORT}`;
export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function build() {
  if ((await run("remix", ["vite:build"], { stdio: ["ignore", "ignore", "inherit"] })) !== 0)
    throw new Error("The build failed.");
}

/** wrangler dev on `state`, migrated. */
export async function serve(state) {
  const quiet = { stdio: ["ignore", "ignore", "inherit"], env: { ...toolEnv(), CI: "true" } };
  await run("wrangler", ["d1", "migrations", "apply", "njia", "--local", "--persist-to", state], quiet);
  const flags = ["--port", PORT, "--inspector-port", PORT + 100, "--ip", "127.0.0.1", "--persist-to", state];
  const rest = [
    "--var",
    `APP_ORIGIN:${ORIGIN}`,
    "--show-interactive-dev-session=false",
    "--log-level",
    "error",
  ];
  return start("wrangler", ["dev", ...flags.map(String), ...rest], { url: `${ORIGIN}/readyz` });
}

/** What the clock does each minute. */
export const wake = () =>
  fetch(`${ORIGIN}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent("* * * * *")}`).catch(() => null);

/** A business of its own. */
export async function registered() {
  const response = await fetch(`${ORIGIN}/api/auth/email-register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      firstName: "Bench",
      lastName: "Sender",
      email: `bench-${Date.now()}@bench.test`,
      password: "a long one for the bench",
      confirmPassword: "a long one for the bench",
      companyName: "Bench",
      phone: "1",
      operationalMarkets: ["KE"],
    }),
  });
  if (!response.ok) throw new Error(`sign-up: ${response.status} ${await response.text()}`);
  const user = await response.json();
  return { accountId: user.accountId, userId: user.id };
}

/** The sink as a process; `count()` asks what it took so far. */
export async function startSink(port, file) {
  const args = [join(ROOT, "tests/bench/sending/sink.mjs"), String(port), ...(file ? [file] : [])];
  const child = spawn("node", args, { env: toolEnv(), stdio: ["ignore", "pipe", "inherit"] });
  let text = "";
  const waiting = [];
  child.stdout.on("data", (chunk) => {
    text += chunk;
    for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n")) {
      waiting.shift()?.(text.slice(0, end));
      text = text.slice(end + 1);
    }
  });
  const line = () => new Promise((resolve) => waiting.push(resolve));
  await line();
  return {
    pid: child.pid,
    count: async () => {
      const answer = line();
      child.kill("SIGUSR2");
      return JSON.parse(await answer);
    },
    stop: () => child.kill(),
  };
}
