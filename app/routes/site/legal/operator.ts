import type { AppLoadContext } from "@remix-run/cloudflare";
import { operatorConfig } from "~/domains/settings/operator.server";

/** Who runs this deployment, and which companies help: what the legal pages say of it. The same for every visitor. */
export async function operatorOf({ base }: AppLoadContext) {
  const { APP_NAME, SALES_EMAIL, AI_BASE_URL } = await operatorConfig(base);
  const model = base.ai
    ? { name: base.ai.name, host: AI_BASE_URL ? new URL(AI_BASE_URL).host : "Cloudflare Workers AI" }
    : null;
  return { appName: APP_NAME, email: SALES_EMAIL, model };
}
