import type { Context } from "~/core/context";
import { checkImport } from "~/domains/directory/imports/check-import.server";
import { listImports } from "~/domains/directory/imports/imports.server";
import { confirmImportMapping } from "~/domains/directory/imports/mapping/confirm-import-mapping.server";
import { receiveImport } from "~/domains/directory/imports/receive-import.server";
import { runImport } from "~/domains/directory/imports/run-import.server";
import { ImportMapping } from "~/domains/directory/imports/schemas";
import { startImport } from "~/domains/directory/imports/start-import.server";
import { DEMO_OPT_OUT_FILE } from "./plan/reach/opt-outs";
import { businessOf } from "./work/demo-sides.server";

const MAX_LOOKED_AT = 50;

async function* once(text: string) {
  yield new TextEncoder().encode(text);
}

/** Uses the import functions: contacts from a file, of whom one opted out and one needs a decision. Created once. */
export async function seedDemoOptOuts(system: Context, email: string): Promise<void> {
  const business = await businessOf(system, email);
  if (!business) return;
  const { fileName, text } = DEMO_OPT_OUT_FILE;
  const { rows } = await listImports(business, { limit: MAX_LOOKED_AT });
  if (rows.some((row) => row.fileName === fileName)) return;
  const { id, mapping } = await receiveImport(business, { fileName, bytes: once(text), kind: "contacts" });
  await confirmImportMapping(business, id, ImportMapping.parse({ mapping }));
  await checkImport(business, id);
  await startImport(business, id, {});
  await runImport(business, id);
}
