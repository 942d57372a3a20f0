import type { AppLoadContext } from "@remix-run/cloudflare";
import { operatorConfig } from "~/domains/settings/operator.server";

/** Who runs this deployment: what the legal pages say of it. The same for every visitor. */
export async function operatorOf({ base }: AppLoadContext) {
  const { APP_NAME, SALES_EMAIL } = await operatorConfig(base);
  return { appName: APP_NAME, email: SALES_EMAIL };
}
