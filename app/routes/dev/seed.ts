import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { seedDemoAccounts } from "~/domains/demo/seed-demo-accounts.server";
import { seedStarterDirectory } from "~/domains/directory/companies/seed-starter-directory.server";
import { asResponse } from "~/http/as-response.server";

/** `npm start` calls this once the server is up. It is there in development only, and may be called again. */
export async function action({ context }: ActionFunctionArgs) {
  const { base } = context;
  if (base.config.ENVIRONMENT === "production") throw new Response(null, { status: 404 });
  await seedStarterDirectory(base);
  try {
    await seedDemoAccounts(base);
  } catch (error) {
    throw asResponse(error);
  }
  return Response.json({ seeded: true });
}
