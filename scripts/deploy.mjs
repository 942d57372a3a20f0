// npm run deploy: builds, applies the migrations, deploys. --env preview deploys there instead of to production;
// --dry-run only prints the plan. docs/operations.md lists the prerequisites.
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { unstable_readConfig as readConfig } from "wrangler";
import { ROOT, run, toolEnv } from "./bootstrap.mjs";
import { placeholdersOf, readArguments, stepsOf } from "./deploy-plan.mjs";

async function deploy() {
  const { environment, isDryRun } = readArguments(process.argv.slice(2));
  const config = readConfig(
    { config: join(ROOT, "wrangler.toml"), env: environment },
    { hideWarnings: true },
  );
  const placeholders = placeholdersOf(config);
  const refusal = `Set these under [env.${environment}] of wrangler.toml first:\n  ${placeholders.join("\n  ")}`;
  if (isDryRun) {
    console.log(`Would deploy ${config.name} for ${config.vars.APP_ORIGIN}:`);
    for (const step of stepsOf(environment)) console.log(`  ${step.join(" ")}`);
    if (placeholders.length > 0) console.log(`It would be refused. ${refusal}`);
    return 0;
  }
  if (placeholders.length > 0) throw new Error(refusal);
  // The build draws the pictures of shared links with the environment's app name.
  const env = { ...toolEnv(), CLOUDFLARE_ENV: environment };
  for (const [command, ...args] of stepsOf(environment)) {
    const code = await run(command, args, { env });
    if (code !== 0) return code;
  }
  console.log(`Deployed ${config.name}: ${config.vars.APP_ORIGIN}`);
  const { GITHUB_OUTPUT: output } = process.env;
  if (output) appendFileSync(output, `url=${config.vars.APP_ORIGIN}\n`);
  return 0;
}

try {
  process.exitCode = await deploy();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
