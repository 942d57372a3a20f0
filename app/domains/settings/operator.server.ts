import type { Config } from "~/core/config";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { isRecent, type LocalPrices } from "./local-prices";
import { type BankAccount, companyLine, type Seller, sellerOf } from "./operator-identity";
import type { Setting } from "./settings";
import { readSetting } from "./settings.server";

export async function operatorConfig(ctx: Context): Promise<Config> {
  const SALES_EMAIL = (await readSetting(ctx, "salesEmail")) ?? ctx.config.SALES_EMAIL;
  return { ...ctx.config, SALES_EMAIL };
}

/** The operator's bank accounts for transfers, in the operator's order. */
export const listBankAccounts = async (ctx: Context): Promise<BankAccount[]> =>
  (await readSetting(ctx, "operator")).bankAccounts;

/** The seller for invoices issued now; null while the company details are incomplete. */
export const findSeller = async (ctx: Context): Promise<Seller | null> =>
  sellerOf(await readSetting(ctx, "operator"));

/** Legal name, registration number and address for footers; null without a legal name. */
export const findCompanyLine = async (ctx: Context): Promise<string | null> =>
  companyLine(await readSetting(ctx, "operator"));

/** Null without rates from the last 30 days. */
export async function findLocalPrices(ctx: Context): Promise<LocalPrices | null> {
  const prices = await readSetting(ctx, "localPrices");
  return prices && isRecent(prices, ctx.now()) ? prices : null;
}

export const operatorMinimum = async (ctx: Context): Promise<number> =>
  (await readSetting(ctx, "passwordMinimum")) ?? 0;

type Switch = keyof Setting<"switches">;

export const isOn = async (ctx: Context, name: Switch): Promise<boolean> =>
  (await readSetting(ctx, "switches"))[name];

export const CLOSED = {
  signUp: "Sign-up is closed for now. Existing and invited users can still sign in.",
  agentApplications: "Agent applications are closed for now. Existing agents can still sign in.",
  demo: "The demo is turned off.",
} as const satisfies Record<Switch, string>;

/** @throws DomainError forbidden if the operator switched the feature off; not_found for the demo, which then doesn't exist */
export async function requireSwitch(ctx: Context, name: Switch): Promise<void> {
  if (!(await isOn(ctx, name)))
    throw new DomainError(name === "demo" ? "not_found" : "forbidden", CLOSED[name]);
}
