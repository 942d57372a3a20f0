// What a deploy does, in which order, and what it refuses.
import { parseArgs } from "node:util";

const ENVIRONMENTS = ["production", "preview"];
/** Names that stand for something else (RFC 2606), and machines of developers. */
const PLACEHOLDER_HOST = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/;

/** What of an environment still has the value that the repository came with. */
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

/** Migrations go first: the running version works with the next one's tables. The bookmark is what a rollback of the database names. */
export const stepsOf = (environment) => [
  ["remix", "vite:build"],
  ["wrangler", "d1", "time-travel", "info", "DB", "--env", environment],
  ["wrangler", "d1", "migrations", "apply", "DB", "--remote", "--env", environment],
  ["wrangler", "deploy", "--env", environment],
];

/** @throws Error that names an unknown argument: a typo deploys nothing */
export function readArguments(args) {
  const { values } = parseArgs({
    args,
    options: { env: { type: "string", default: "production" }, "dry-run": { type: "boolean" } },
  });
  if (!ENVIRONMENTS.includes(values.env))
    throw new Error(`--env is ${ENVIRONMENTS.join(" or ")}, not "${values.env}".`);
  return { environment: values.env, isDryRun: values["dry-run"] ?? false };
}
