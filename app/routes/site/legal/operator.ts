import type { AppLoadContext } from "@remix-run/cloudflare";
import { operatorConfig } from "~/domains/settings/operator.server";
import { companyLine } from "~/domains/settings/operator-identity";
import { readSetting } from "~/domains/settings/settings.server";

/** The company that runs this deployment, for the legal pages; the same for every visitor. */
export async function operatorOf({ base }: AppLoadContext) {
  const { APP_NAME, SALES_EMAIL } = await operatorConfig(base);
  const operator = await readSetting(base, "operator");
  return {
    appName: APP_NAME,
    email: SALES_EMAIL,
    /** Legal name, registration number and address; null until the operator has entered them. */
    company: companyLine(operator),
    privacyEmail: operator.privacyEmail || SALES_EMAIL,
    governingLaw: operator.governingLaw || null,
  };
}

export type Operator = Awaited<ReturnType<typeof operatorOf>>;
