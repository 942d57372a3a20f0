// npm run deploy: builds, applies the migrations to production, deploys. docs/operations.md says what must exist first.
import { install, run, toolEnv } from "./bootstrap.mjs";

install();
const steps = [
  ["remix", ["vite:build"]],
  ["wrangler", ["d1", "migrations", "apply", "njia", "--remote", "--env", "production"]],
  ["wrangler", ["deploy", "--env", "production"]],
];
// The build draws the pictures of shared links with the name that production has.
const env = { ...toolEnv(), CLOUDFLARE_ENV: "production" };
for (const [command, args] of steps) {
  const code = await run(command, args, { env });
  if (code !== 0) process.exit(code);
}
