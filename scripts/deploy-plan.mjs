// The steps of a deploy, their order, and what it refuses.
import { parseArgs } from "node:util";

const ENVIRONMENTS = ["production", "preview"];
/** Placeholder names (RFC 2606) and developers' machines. */
const PLACEHOLDER_HOST = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/;

/** Returns the settings of an environment that still have the repository's original values. */
export function placeholdersOf({ vars, d1_databases: databases }) {
  const origin = URL.parse(vars.APP_ORIGIN);
  const isReal = origin?.protocol === "https:" && !PLACEHOLDER_HOST.test(origin.hostname);
  return [
    ...databases
      .filter(({ database_id: id }) => !id || /^[0-]*$/.test(id))
      .map(({ database_name: name }) => `database_id of ${name}: npx wrangler d1 create ${name}`),
    ...(isReal ? [] : [`APP_ORIGIN: the public address, not ${vars.APP_ORIGIN}`]),
    ...(PLACEHOLDER_HOST.test(String(vars.SALES_EMAIL).split("@").at(-1))
      ? [`SALES_EMAIL: an address that exists, not ${vars.SALES_EMAIL}`]
      : []),
  ];
}

/**
 * Migrations run before the deploy: the running version works with the next one's tables. A database rollback needs the
 * time-travel bookmark.
 */
export const stepsOf = (environment) => [
  ["remix", "vite:build"],
  ["wrangler", "d1", "time-travel", "info", "DB", "--env", environment],
  ["wrangler", "d1", "migrations", "apply", "DB", "--remote", "--env", environment],
  ["wrangler", "deploy", "--env", environment],
];

/** @throws Error naming an unknown argument, so that a typo deploys nothing */
export function readArguments(args) {
  const { values } = parseArgs({
    args,
    options: { env: { type: "string", default: "production" }, "dry-run": { type: "boolean" } },
  });
  if (!ENVIRONMENTS.includes(values.env))
    throw new Error(`--env is ${ENVIRONMENTS.join(" or ")}, not "${values.env}".`);
  return { environment: values.env, isDryRun: values["dry-run"] ?? false };
}
