// The product as `npm start` runs it, with its demo: this benchmark's own server, or the one that all short benchmarks share.
import { ROOT } from "../report.mjs";
import { start } from "./processes.mjs";

const DEMO = { email: "business@demo.test", password: "demo-Njia-2026" };

export const signIn = (origin, person = DEMO) =>
  fetch(`${origin}/api/auth/email-login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(person),
  });

async function serve({ port, state, folder }) {
  const [shared, sharedPid] = process.env.BENCH_SERVER?.split(" ") ?? [];
  if (shared) return { origin: shared, pid: Number(sharedPid) };
  const origin = `http://localhost:${port}`;
  const { pid } = await start("node", ["scripts/serve.mjs", "--empty"], {
    url: `${origin}/readyz`,
    cwd: folder,
    env: { PORT: String(port), PERSIST_TO: state },
  });
  return { origin, pid };
}

/** Starts the product; returns its origin, its process id and the session cookie of the demo business. */
export async function startLocal({ port, state, folder = ROOT }) {
  const { origin, pid } = await serve({ port, state, folder });
  // The demo is seeded after the server reports that it is ready.
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const answer = await signIn(origin);
    if (answer.ok) {
      const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
      return { origin, pid, cookie: cookies.join("; ") };
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error("Nobody could sign in.");
}
